import { writeReais } from '@vidas/api-client/words/money.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { useQuery } from '@tanstack/react-query';
import {
  type ContextoDoItem as Contexto,
  getContextoItem,
} from '@vidas/api-client/contas-medicas/guias/guiasContexto.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import { useHttp } from '../../app/services.tsx';

export interface ContextoDoItemProps {
  readonly numGuia: string;
  readonly seqItem: number;
}

const linesOf = ({ valorTabela, prestador, ultimaVez }: Contexto): string[] => [
  `Preço de tabela: ${valorTabela === null ? 'não há' : writeReais(valorTabela)}`,
  prestador === null
    ? 'Este prestador não recebeu por este código em 12 meses.'
    : `Este prestador em 12 meses: ${counted(prestador.vezes, 'pago', 'pagos')}, de ${writeReais(prestador.menor)} a ${writeReais(prestador.maior)}, mediana ${writeReais(prestador.mediana)}`,
  ultimaVez === null
    ? 'Esta pessoa não o fez antes.'
    : `Esta pessoa o fez em ${writeDay(ultimaVez.dtExecucao)}: guia ${ultimaVez.numGuia}, ${ultimaVez.nomePrestador}`,
];

const waiting = ['Preço de tabela: …', 'Este prestador em 12 meses: …', 'Esta pessoa: …'];

/**
 * Information beside an item for its decision (CTM-49). Its lines have their place from the start, so that the form below never moves.
 */
export function ContextoDoItem({ numGuia, seqItem }: ContextoDoItemProps) {
  const { data, error } = useQuery({
    ...queryOf(useHttp(), getContextoItem, { body: { numGuia, seqItem } }),
    select: ({ contexto }) => contexto,
  });
  if (error && !data)
    return (
      <Text size="table" tone="muted">
        Não foi possível obter o preço de tabela e o que o prestador já recebeu.
      </Text>
    );
  return (
    <List>
      {(data ? linesOf(data) : waiting).map((line) => (
        <li key={line}>
          <Text as="span" size="table" isTabular>
            {line}
          </Text>
        </li>
      ))}
    </List>
  );
}
