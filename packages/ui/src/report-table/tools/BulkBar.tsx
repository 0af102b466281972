import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../button/Button.tsx';
import { font, space } from '../../theme/scale.ts';
import { counted, formatInteger } from '../../format/format.ts';
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
    /** Keeps chosen those for which the answer is true: the rows that could not be done. */
    readonly keep: (isKept: (row: Row) => boolean) => void;
  }) => ReactNode;
}

interface BulkBarProps<Row> {
  readonly chosen: Chosen<Row>;
  /** Rows that pass the filters. */
  readonly count: number;
  readonly choice: RowChoice<Row>;
}

/** Moves the focus from a closing bar to the row that had the keyboard. */
function useFocusToRows() {
  const root = useRef<HTMLDivElement>(null);
  // An act that is disabled while it runs loses the focus without a word.
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const bar = root.current;
    const frame = bar?.closest('section');
    return () => {
      const isLost = document.activeElement === document.body || bar?.contains(document.activeElement);
      if (!hasFocus.current || !isLost) return;
      queueMicrotask(() =>
        frame?.querySelector<HTMLElement>('[role="grid"] :is(td, th)[tabindex="0"]')?.focus(),
      );
    };
  }, []);
  return {
    ref: root,
    onFocus: () => (hasFocus.current = true),
    onBlur: () => (hasFocus.current = false),
  } as const;
}

/** Number of chosen rows, the acts for them, and a button that chooses all matching rows. */
export function BulkBar<Row>({ chosen, count, choice }: BulkBarProps<Row>) {
  const { count: chosenCount, rows, clear, keep, chooseAll, isAll, reachesAll } = chosen;
  return (
    <Root role="group" aria-label="Linhas escolhidas" {...useFocusToRows()}>
      <span role="status">{counted(chosenCount, 'escolhida', 'escolhidas')}</span>
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
