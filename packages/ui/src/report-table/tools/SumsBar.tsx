import styled from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { radius, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { type Block, edgesOf } from '../grid/gridKeys.ts';
import type { ReportView } from '../view.types.ts';
import type { Column, Format } from '../columns.ts';
import { formatInteger } from '../../format/format.ts';
import { formatValue } from '../formatValue.ts';
import type { Selection } from '../index/Selection.ts';
import { finish } from '../steps.ts';
import { isNumeric } from '../index/numberKeys.ts';

/** The summary of the selected cells; sum and mean only when all their numbers are of one kind. */
interface BlockSums {
  readonly cells: string;
  readonly sum?: string | undefined;
  readonly mean?: string | undefined;
}

const added = new Set<Format>(['text', 'integer', 'money', 'percent']);

/** Count, sum and mean of the cells in these columns from position `top` to `bottom`. */
export function sumBlock<Row>(
  selection: Selection<Row>,
  columns: readonly Column<Row>[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): BlockSums {
  const cells = formatInteger(columns.length * (bottom - top + 1));
  const { index, numbers } = selection;
  const numeric = columns.filter((column) => added.has(column.format) && isNumeric(index.rows, column));
  const [first] = numeric;
  if (!first || numeric.some(({ format }) => format !== first.format)) return { cells };
  let sum = 0;
  let count = 0;
  for (const column of numeric) {
    const keys = finish(index.numberKeys(column));
    for (let at = top; at <= bottom; at++) {
      const key = keys[numbers ? (numbers[at] as number) : at] as number;
      if (!Number.isFinite(key)) continue;
      sum += key;
      count++;
    }
  }
  if (count === 0) return { cells };
  // Cents stay whole; the mean of anything else has two decimals at most.
  const mean = first.format === 'money' ? Math.round(sum / count) : Math.round((sum / count) * 100) / 100;
  const format = first.format === 'integer' ? 'text' : first.format;
  return { cells, sum: formatValue(sum, first.format), mean: formatValue(mean, format) };
}

const Root = styled.div`
  padding: 0 ${space.s};
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  color: ${color.text};
  ${tabular}
`;

interface SumsBarProps<Row> {
  readonly view: ReportView<Row>;
  readonly block: Block;
  /** Number of the table's own columns before the report's. */
  readonly lead: number;
}

/** Count, sum and mean of the selected cells. */
export function SumsBar<Row>({ view, block, lead }: SumsBarProps<Row>) {
  const { top, bottom, left, right } = edgesOf(block);
  const columns = view.visibleColumns.slice(Math.max(0, left - lead), Math.max(0, right + 1 - lead));
  const shift = view.server ? view.pageStart : 0;
  const { cells, sum, mean } = sumBlock(view.selection, columns, {
    top: top - shift,
    bottom: bottom - shift,
  });
  const words = [`${cells} células`, sum && `soma ${sum}`, mean && `média ${mean}`];
  return <Root role="status">{words.filter(Boolean).join(' · ')}</Root>;
}
