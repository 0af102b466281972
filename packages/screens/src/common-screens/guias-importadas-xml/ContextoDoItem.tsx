import { useQuery } from '@tanstack/react-query';
import type { ContextoDoItem as Contexto } from '@vidas/api-client/contas-medicas/guias-contexto';
import { contextoDoItemQuery } from '@vidas/api-client/contas-medicas/guias-queries';
import { emReais } from '@vidas/api-client/contas-medicas/item-texto';
import { Text } from '@vidas/ui/text';
import { List } from '@vidas/ui/text/list';
import { useHttp } from '../../app/services.tsx';
import { writeDay } from '../../report/periodo.ts';
import { counted } from '../../write/counted.ts';

export interface ContextoDoItemProps {
  readonly numGuia: string;
  readonly seqItem: number;
}

const linesOf = ({ valorTabela, prestador, ultimaVez }: Contexto): string[] => [
  `Preço de tabela: ${valorTabela === null ? 'não há' : emReais(valorTabela)}`,
  prestador === null
    ? 'Este prestador não recebeu por este código em 12 meses.'
    : `Este prestador em 12 meses: ${counted(prestador.vezes, 'pago', 'pagos')}, de ${emReais(prestador.menor)} a ${emReais(prestador.maior)}, mediana ${emReais(prestador.mediana)}`,
  ultimaVez === null
    ? 'Esta pessoa não o fez antes.'
    : `Esta pessoa o fez em ${writeDay(ultimaVez.dtExecucao)}: guia ${ultimaVez.numGuia}, ${ultimaVez.nomePrestador}`,
];

/** Beside the item what helps to decide it (CTM-49); without it, when it cannot be read. */
export function ContextoDoItem({ numGuia, seqItem }: ContextoDoItemProps) {
  const { data } = useQuery(contextoDoItemQuery(useHttp(), numGuia, seqItem));
  if (!data) return null;
  return (
    <List>
      {linesOf(data).map((line) => (
        <li key={line}>
          <Text as="span" size="table" isTabular>
            {line}
          </Text>
        </li>
      ))}
    </List>
  );
}
