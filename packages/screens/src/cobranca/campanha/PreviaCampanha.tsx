import { EntryList } from '@vidas/ui/entry-list/EntryList.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import type { Previa } from './leiaPrevia.ts';

export interface PreviaCampanhaProps {
  readonly previa: Previa;
}

/** Number of messages in a file, with the first ones. */
export function PreviaCampanha({ previa: { total, sms, push, faltam, primeiras } }: PreviaCampanhaProps) {
  const entries = primeiras.map(({ telefone, nome, texto }, index) => ({
    title: [`${String(index + 1)}.`, telefone || 'Sem telefone', nome && `· ${nome}`]
      .filter(Boolean)
      .join(' '),
    detail: texto || 'Sem texto',
  }));
  return (
    <Stack gap="s">
      {faltam.length > 0 && (
        <Notice tone="caution" title="Faltam colunas no arquivo">
          {`${faltam.join(', ')}. Confira a primeira linha e se o separador é ponto e vírgula.`}
        </Notice>
      )}
      <Heading level={3}>Prévia</Heading>
      <Text tone="muted" size="table" isTabular>
        {`${total.toLocaleString('pt-BR')} no total: ${sms.toLocaleString('pt-BR')} por SMS e ${push.toLocaleString('pt-BR')} por push.`}
        {total > primeiras.length && ` As ${String(primeiras.length)} primeiras:`}
      </Text>
      <EntryList label="Primeiras mensagens do arquivo" entries={entries} />
    </Stack>
  );
}
