import { writeReais } from '@vidas/api-client/words/money.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { Stack } from '@vidas/ui/layout/Stack.tsx';
import { Notice } from '@vidas/ui/notice/Notice.tsx';
import { Progress } from '@vidas/ui/progress/Progress.tsx';
import { Text } from '@vidas/ui/text/Text.tsx';
import { List } from '@vidas/ui/text/List.tsx';
import type { Andamento, LinhaDoLote } from '../guias/useLote.ts';

export interface AndamentoDoLoteProps {
  readonly andamento: Andamento;
}

const names: Readonly<Record<LinhaDoLote['tipo'], string>> = {
  feita: 'feitas',
  parcial: 'parciais',
  pulada: 'puladas',
  recusada: 'recusadas',
};

const aprovado = (linhas: readonly LinhaDoLote[]): number =>
  linhas.reduce((sum, { guia }) => sum + (guia.vrTotalAprovado ?? 0), 0);

/** '11 feitas, R$ 1.234,56, 1 recusada': finished guides also have their amount. */
const countsOf = (linhas: readonly LinhaDoLote[]): string =>
  (Object.keys(names) as LinhaDoLote['tipo'][])
    .map((tipo) => [tipo, linhas.filter((each) => each.tipo === tipo)] as const)
    .filter(([, own]) => own.length > 0)
    .map(([tipo, own]) =>
      [`${own.length} ${names[tipo]}`, ...(tipo === 'feita' ? [writeReais(aprovado(own))] : [])].join(', '),
    )
    .join('; ');

/** End of a run in one line, also after a stop. */
const fimDe = ({ total, linhas, situacao }: Andamento): string => {
  const counts = [`${linhas.length} de ${total} guias`, countsOf(linhas)].filter(Boolean).join(': ');
  if (situacao !== 'parado') return counts;
  const left = total - linhas.length;
  return `${counts}. Parado: ${counted(left, 'guia ficou como estava', 'guias ficaram como estavam')}.`;
};

/** Progress of the run, guide by guide; at its end a summary with the reason of each. */
export function AndamentoDoLote({ andamento }: AndamentoDoLoteProps) {
  const { total, linhas, situacao } = andamento;
  const isRunning = situacao === 'correndo' || situacao === 'parando';
  const isClean = situacao === 'terminado' && linhas.every(({ tipo }) => tipo === 'feita');
  return (
    <Stack gap="m">
      {isRunning ? (
        <Progress
          label={situacao === 'parando' ? 'Parando depois desta guia…' : 'Processando…'}
          value={total === 0 ? 100 : (linhas.length / total) * 100}
          valueText={`${linhas.length} de ${total} guias`}
        />
      ) : (
        <Notice tone={isClean ? 'positive' : 'caution'} isLive>
          {fimDe(andamento)}
        </Notice>
      )}
      <List>
        {linhas.map(({ guia: { numGuia }, texto }, at) => (
          <li key={`${numGuia} ${String(at)}`}>
            <Text as="span" size="table">{`${numGuia}: ${texto}`}</Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
