import type { ReactNode } from 'react';
import type { Column } from '../columns.ts';
import { formatValue } from '../formatValue.ts';
import { ignoredIn } from '../index/textKeys.ts';
import { cellText } from '../unit.ts';
import { Blank } from './gridLook.ts';
import { Marked } from './Marked.tsx';
import type { CardCell } from './slots.ts';

const longFrom = 40;

interface CellInput<Row> {
  readonly row: Row;
  /** Folded; to be marked. */
  readonly terms: readonly string[] | undefined;
  /** In the selected block. */
  readonly isIn: boolean;
  /** Place on a card, where the value has no header and tells its own unit and name. */
  readonly card: CardCell | undefined;
}

/** The content of a report cell, and the attributes that depend on its value. */
export function valueCell<Row>(column: Column<Row>, { row, terms, isIn, card }: CellInput<Row>) {
  const value = column.value(row);
  const text = card ? formatValue(value, column.format) : cellText(value, column);
  const isMinus = typeof value === 'number' && value < 0 && !column.isBySize;
  const shown = shownValue(column, row, { text, terms });
  const label = card && (card.label ?? (text === '' && card.place === 'quiet' ? column.header : null));
  return {
    'data-whole': column.isWhole ? '' : undefined,
    'data-minus': isMinus ? '' : undefined,
    'data-in': isIn ? '' : undefined,
    'aria-selected': isIn ? true : undefined,
    title: text.length > longFrom ? text : undefined,
    children: label ? (
      <>
        <small>{label}</small> {shown}
      </>
    ) : (
      shown
    ),
  };
}

/** The value as it is drawn, with the search match marked; a dash for a blank. */
export function shownValue<Row>(
  column: Column<Row>,
  row: Row,
  { text, terms }: { readonly text: string; readonly terms: readonly string[] | undefined },
): ReactNode {
  if (text === '') return <Blank>—</Blank>;
  const marked = terms ? <Marked text={text} terms={terms} ignored={ignoredIn(column)} /> : text;
  return column.cell ? column.cell(row, marked) : marked;
}
