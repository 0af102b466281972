import { fatosDoItem, membroEmPalavras } from '@vidas/api-client/contas-medicas/guias/doArquivo.rules.ts';
import type { Guia, GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  nossoTexto,
  pessoaNoDia,
  quandoFeito,
  quemFez,
} from '@vidas/api-client/contas-medicas/guias/item.rules.ts';
import { Row } from '@vidas/ui/layout/Row.tsx';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Heading } from '@vidas/ui/text/Heading.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';

export interface IdentidadeDoItemProps {
  readonly item: GuiaItem;
  readonly guia: Guia;
  /** '2 de 6', its place in the table; null when a filter hides it. */
  readonly lugar: string | null;
}

/** Identity of an item: day, person, professional, and the operator's own text of its code (CTM-86). */
export function IdentidadeDoItem({ item, guia, lugar }: IdentidadeDoItemProps) {
  const quem = quemFez(item);
  const nosso = nossoTexto(item);
  return (
    <Stack gap="xxs">
      <Text size="table" isTabular>
        {[lugar, quandoFeito(item), pessoaNoDia(guia, item.dtExecucao)].filter(Boolean).join(' · ')}
      </Text>
      {quem !== null && <Text size="table">{quem}</Text>}
      {nosso !== null && <Text size="table">{`Na nossa tabela: ${nosso}`}</Text>}
    </Stack>
  );
}

export interface FatosDoItemProps {
  readonly item: GuiaItem;
}

/** Further facts of an item in the provider's file; missing ones take no room (CTM-84). */
export function FatosDoItem({ item }: FatosDoItemProps) {
  const { equipe = [] } = item.doArquivo ?? {};
  const fatos = fatosDoItem(item.doArquivo);
  const pessoas = equipe.map(membroEmPalavras).filter(Boolean);
  if (fatos.length + pessoas.length === 0) return null;
  return (
    <Stack gap="s">
      {pessoas.length > 0 && (
        <Stack gap="xxs">
          <Heading level={3}>Equipe</Heading>
          {pessoas.map((pessoa, at) => (
            <Text key={`${pessoa} ${String(at)}`} size="table">
              {pessoa}
            </Text>
          ))}
        </Stack>
      )}
      {fatos.length > 0 && (
        <Stack gap="xxs">
          <Heading level={3}>No arquivo do prestador</Heading>
          <Row gap="l">
            {fatos.map(({ nome, texto }) => (
              <Text key={nome} as="span" size="table">
                {`${nome}: ${texto}`}
              </Text>
            ))}
          </Row>
        </Stack>
      )}
    </Stack>
  );
}
