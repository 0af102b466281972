import { Stack } from '@vidas/ui/layout/stack';
import { Notice } from '@vidas/ui/notice';
import { Progress } from '@vidas/ui/progress';
import { Text } from '@vidas/ui/text';
import { List } from '@vidas/ui/text/list';
import type { Andamento, LinhaDoLote } from './useIncorpora.ts';

export interface AndamentoDoLoteProps {
  readonly andamento: Andamento;
}

const names: Readonly<Record<LinhaDoLote['tipo'], string>> = {
  feita: 'feitas',
  parcial: 'parciais',
  pulada: 'puladas',
  recusada: 'recusadas',
};

const countsOf = (linhas: readonly LinhaDoLote[]): string =>
  (Object.keys(names) as LinhaDoLote['tipo'][])
    .map((tipo) => [linhas.filter((each) => each.tipo === tipo).length, names[tipo]] as const)
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}`)
    .join(', ');

/** How far the run has come, guide by guide, and its summary at the end with the reason of each. */
export function AndamentoDoLote({ andamento }: AndamentoDoLoteProps) {
  const { total, linhas, isRunning } = andamento;
  const isClean = linhas.every(({ tipo }) => tipo === 'feita');
  return (
    <Stack gap="m">
      {isRunning ? (
        <Progress
          label="Processando..."
          value={total === 0 ? 100 : (linhas.length / total) * 100}
          valueText={`${linhas.length} de ${total} guias`}
        />
      ) : (
        <Notice tone={isClean ? 'positive' : 'caution'} isLive>
          {`${linhas.length} de ${total} guias: ${countsOf(linhas)}`}
        </Notice>
      )}
      <List>
        {linhas.map(({ numGuia, texto }, at) => (
          <li key={`${numGuia} ${String(at)}`}>
            <Text as="span" size="table">{`${numGuia}: ${texto}`}</Text>
          </li>
        ))}
      </List>
    </Stack>
  );
}
