import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import styled from 'styled-components';
import { size } from '../theme/scale.ts';
import type { Column } from './columns.ts';
import { ReportTable, type ReportTableOptions } from './ReportTable.tsx';
import { useReportView, type ReportViewOptions } from './useReportView.ts';

/** A table with a view of its own. */
export interface TableSceneProps<Row> extends ReportTableOptions<Row> {
  /** The columns, each a constant object. */
  readonly columns: readonly Column<Row>[];
  /** The rows; undefined before the first search. */
  readonly rows: readonly Row[] | undefined;
  /** The options of `useReportView` besides columns and rows. */
  readonly options?: ReportViewOptions<Row> | undefined;
}

/** A ReportTable in a story. */
export function TableScene<Row>({ columns, rows, options, ...table }: TableSceneProps<Row>) {
  const view = useReportView(columns, rows, options);
  return <ReportTable {...table} view={view} />;
}

/** Rows on a phone as lines of the table, as a person chose. */
export const asTable: ReportViewOptions = {
  remember: { load: () => ({ phoneRows: 'table' }), save: () => undefined },
};

/** A box of a fixed height, in which the table scrolls. */
export const Bounded = styled.div`
  display: flex;
  height: 70vh;
  min-height: ${size.tableLeast};
`;

/** The table of a story. */
export const gridOf = (root: HTMLElement): HTMLTableElement =>
  within(root).getByRole<HTMLTableElement>('grid');

/** The part that scrolls. */
export const scrollerOf = (root: HTMLElement): HTMLElement => gridOf(root).parentElement as HTMLElement;

/** The rows drawn in the body, without gaps and details. */
export const bodyRows = (root: HTMLElement): HTMLTableRowElement[] =>
  [...(gridOf(root).tBodies[0]?.rows ?? [])].filter((row) => row.ariaRowIndex !== null);

/** The texts of one column, counted from 0, in the order on screen. */
export const columnTexts = (root: HTMLElement, col: number): (string | null)[] =>
  bodyRows(root).map((row) => row.cells[col]?.textContent ?? null);

/** The cell in a row of the whole table (0 is the first row, -1 the header) and a column. */
export function cellOf(root: HTMLElement, row: number, col: number): HTMLElement {
  const line = [...gridOf(root).rows].find(({ ariaRowIndex }) => ariaRowIndex === String(row + 2));
  const cell =
    line && [...line.cells].find((one, at) => (one.ariaColIndex ?? String(at + 1)) === String(col + 1));
  if (!cell) throw new Error(`A célula ${row}, ${col} não está desenhada`);
  return cell;
}

/** The first cell of the totals; the row itself is not sticky, its cells are. */
export const footCellOf = (root: HTMLElement): HTMLElement =>
  gridOf(root).tFoot?.rows[0]?.cells[0] as HTMLElement;

/** Opens the filter of a column. */
export async function openFilter(root: HTMLElement, header: string) {
  await userEvent.click(within(root).getByRole('button', { name: new RegExp(`^Filtrar ${header}( |$)`) }));
  return within(await screen.findByRole('dialog', { name: `Filtro de ${header}` }));
}

/** Opens a tool of the line over the table. */
export async function openTool(root: HTMLElement, button: string, dialog = button) {
  await userEvent.click(await within(root).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: dialog }));
}

/** Closes what floats. */
export async function closePop(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Focuses a cell as a pointer press does. */
export async function stand(root: HTMLElement, row: number, col: number): Promise<void> {
  await userEvent.click(cellOf(root, row, col));
  await waitFor(() => expect(cellOf(root, row, col)).toHaveFocus());
}

/** The clipboard after Ctrl+C where the focus is. */
export function copied(): { readonly text: string; readonly html: string } {
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  return { text: clipboardData.getData('text/plain'), html: clipboardData.getData('text/html') };
}

/** Drags one header onto another. */
export function dragHeader(from: HTMLElement, to: HTMLElement): void {
  const dataTransfer = new DataTransfer();
  const given = { dataTransfer, bubbles: true, cancelable: true };
  from.dispatchEvent(new DragEvent('dragstart', given));
  to.dispatchEvent(new DragEvent('dragover', given));
  to.dispatchEvent(new DragEvent('drop', given));
}

/** The table's polite announcements: counts, sums and choice, in the order on screen. */
export const statusText = (root: HTMLElement): string =>
  within(root)
    .queryAllByRole('status')
    .map((one) => one.textContent)
    .join(' | ');
