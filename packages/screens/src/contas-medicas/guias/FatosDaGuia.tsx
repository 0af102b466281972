import { fatosDaGuia, totaisDaGuia } from '@vidas/api-client/contas-medicas/guias/doArquivo.rules.ts';
import type { GuiaComItens } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { writeReais } from '@vidas/api-client/words/money.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';

/** Further facts of a guide in the provider's file, and its sums with those of the items (CTM-84, CTM-85). */
export function FatosDaGuia({ guia, itens }: GuiaComItens) {
  const { doArquivo = null } = guia;
  if (doArquivo === null) return null;
  const fatos = fatosDaGuia(doArquivo);
  const totais = totaisDaGuia(doArquivo, itens);
  const diferentes = totais.filter(({ dito, soma }) => dito !== soma);
  return (
    <Stack gap="xs">
      {fatos.length > 0 && (
        <Row gap="l">
          {fatos.map(({ nome, texto }) => (
            <Text key={nome} as="span" size="table">
              {`${nome}: ${texto}`}
            </Text>
          ))}
        </Row>
      )}
      {totais.length > 0 && (
        <Text size="table" tone="muted" isTabular>
          {`Totais do arquivo: ${totais.map(({ nome, dito }) => `${nome} ${writeReais(dito)}`).join(' · ')}`}
        </Text>
      )}
      {diferentes.length > 0 && (
        <Notice tone="caution" title="Os totais do arquivo não são a soma dos itens">
          {diferentes.map(({ nome, dito, soma }) => (
            <Text key={nome} size="table" isTabular>
              {`${nome}: o arquivo diz ${writeReais(dito)}, os itens somam ${writeReais(soma)}.`}
            </Text>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
