import { toasts } from '../../toast/toasts.ts';
import { type CopiedBlock, copyBlock } from '../files/copyBlock.ts';
import { formatInteger } from '../../format/format.ts';
import type { ReportView } from '../view.types.ts';
import type { Edges } from './gridKeys.ts';
import type { Slot } from './slots.ts';

/** Maximum of cells: more would overload the clipboard, and the page while it writes them. */
const mostCells = 200_000;

/**
 * The selected cells for the clipboard; shows a message and returns nothing when there are too many. The table's own columns are
 * left out.
 */
export function copiedBlock<Row>(
  { selection, server, pageStart }: ReportView<Row>,
  slots: readonly Slot<Row>[],
  { top, bottom, left, right }: Edges,
): CopiedBlock | null {
  const columns = slots.slice(left, right + 1).flatMap(({ column }) => column ?? []);
  if (columns.length * (bottom - top + 1) > mostCells) {
    toasts.warning(
      'O bloco é grande demais para copiar',
      `Selecione até ${formatInteger(mostCells)} células, ou exporte o arquivo.`,
    );
    return null;
  }
  const shift = server ? pageStart : 0;
  const rows = selection.slice(top - shift, bottom + 1 - shift);
  return copyBlock(rows.map((row) => columns.map(({ value, format }) => ({ value: value(row), format }))));
}
