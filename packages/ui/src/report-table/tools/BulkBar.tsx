import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { font, space } from '../../theme/scale.ts';
import { formatInteger } from '../format.ts';
import type { Chosen } from '../grid/useChosen.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  font-weight: ${font.weight.strong};
`;

/** Rows a person may choose, and what can be done with all of them at once. */
export interface RowChoice<Row> {
  /** Buttons for the chosen rows; `rows()` collects them when a button is pressed, over all pages. */
  readonly actions: (chosen: {
    readonly count: number;
    readonly rows: () => readonly Row[];
    readonly clear: () => void;
    /** Leaves chosen those of them for which the answer is true: what could not be done. */
    readonly keep: (isKept: (row: Row) => boolean) => void;
  }) => ReactNode;
}

interface BulkBarProps<Row> {
  readonly chosen: Chosen<Row>;
  /** Rows that pass the filters. */
  readonly count: number;
  readonly choice: RowChoice<Row>;
}

/** How many rows are chosen, the acts for them, and a button to choose all that match. */
export function BulkBar<Row>({ chosen, count, choice }: BulkBarProps<Row>) {
  const { count: chosenCount, rows, clear, keep, chooseAll, isAll, reachesAll } = chosen;
  return (
    <Root role="group" aria-label="Linhas escolhidas">
      <span role="status">
        {chosenCount === 1 ? '1 escolhida' : `${formatInteger(chosenCount)} escolhidas`}
      </span>
      {reachesAll && !isAll && (
        <Button size="small" tone="quiet" onPress={chooseAll}>
          {`Escolher todas as ${formatInteger(count)}`}
        </Button>
      )}
      {choice.actions({ count: chosenCount, rows, clear, keep })}
      <Button size="small" tone="quiet" onPress={clear}>
        Limpar a escolha
      </Button>
    </Root>
  );
}
