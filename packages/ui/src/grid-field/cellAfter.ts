import type { KeyboardEvent } from 'react';

/** A cell by row and column, from 0. */
export type GridPlace = readonly [row: number, column: number];

type Key = Pick<
  KeyboardEvent<HTMLInputElement>,
  'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'currentTarget'
>;

/** True when the caret cannot move further in the box: it is at that end, or everything is selected. */
const isAtEnd = (
  { selectionStart, selectionEnd, value }: HTMLInputElement,
  end: 'left' | 'right',
): boolean => {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  const at = end === 'left' ? 0 : value.length;
  return selectionStart === at && selectionEnd === at;
};

/** Next cell after a key, as in a spreadsheet; null when the key keeps its own effect. Tab is left to the browser. */
export const cellAfter = (
  { key, shiftKey, ctrlKey, altKey, metaKey, currentTarget }: Key,
  [row, column]: GridPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): GridPlace | null => {
  if (ctrlKey || altKey || metaKey) return null;
  const within = (to: GridPlace): GridPlace => [
    Math.min(Math.max(to[0], 0), rows - 1),
    Math.min(Math.max(to[1], 0), columns - 1),
  ];
  if (key === 'Enter') return within([row + (shiftKey ? -1 : 1), column]);
  if (shiftKey) return null;
  if (key === 'ArrowDown') return within([row + 1, column]);
  if (key === 'ArrowUp') return within([row - 1, column]);
  if (key === 'ArrowLeft' && isAtEnd(currentTarget, 'left')) return within([row, column - 1]);
  if (key === 'ArrowRight' && isAtEnd(currentTarget, 'right')) return within([row, column + 1]);
  return null;
};
