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

const daPessoa = ({ ultimaVez }: Contexto): string => {
  if (ultimaVez === null) return 'Esta pessoa não o fez antes.';
  const { dtExecucao, numGuia, nomePrestador } = ultimaVez;
  return `Esta pessoa o fez em ${writeDay(dtExecucao)}: guia ${numGuia}, ${nomePrestador}`;
};

const linesOf = (contexto: Contexto): string[] => [
  `Preço de tabela: ${contexto.valorTabela === null ? 'não há' : writeReais(contexto.valorTabela)}`,
  contexto.prestador === null
    ? 'Este prestador não recebeu por este código em 12 meses.'
    : `Este prestador em 12 meses: ${counted(contexto.prestador.vezes, 'pago', 'pagos')}, de ${writeReais(contexto.prestador.menor)} a ${writeReais(contexto.prestador.maior)}, mediana ${writeReais(contexto.prestador.mediana)}`,
  daPessoa(contexto),
];

const waiting: readonly string[] = ['Preço de tabela: …', 'Este prestador em 12 meses: …', 'Esta pessoa: …'];

/** Information beside an item for its decision (CTM-49). Empty lines keep their place, so that the form below never moves. */
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
      {(data ? linesOf(data) : waiting).map((text) => (
        <li key={text}>
          <Text as="span" size="table" isTabular>
            {text}
          </Text>
        </li>
      ))}
    </List>
  );
}
