import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loteColumns, lotes, type Lote } from './lotes.fake.ts';
import { ReportTable } from './ReportTable.tsx';
import { useReportView } from './useReportView.ts';

// Uses the keys and the wheel of a real browser, because a simulation does not show where Tab leads.
beforeEach(() => page.viewport(1_000, 800));
afterEach(cleanup);

const rows = lotes(5000);

function Scene({ isPaged = false }: { readonly isPaged?: boolean }) {
  const view = useReportView<Lote>(loteColumns, rows, { paging: isPaged ? {} : null });
  return (
    <div style={{ display: 'flex', height: 500, width: 420 }}>
      <button type="button">Antes</button>
      <ReportTable label="Lotes" view={view} rowKey={({ numero }) => String(numero)} />
      <button type="button">Depois</button>
    </div>
  );
}

const grid = () => screen.getByRole<HTMLTableElement>('grid', { name: 'Lotes' });
const scroller = () => grid().parentElement as HTMLElement;
const rowNumbered = (number: number) => [...grid().rows].find((row) => row.ariaRowIndex === String(number));
const cellOf = (number: number, col: number) =>
  [...(rowNumbered(number)?.cells ?? [])].find(
    (cell, at) => (cell.ariaColIndex ?? String(at + 1)) === String(col + 1),
  );
const statusText = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent)
    .join(' ');
const focused = () => document.activeElement as HTMLElement;

test('screen reader: it is one real table', () => {
  render(<Scene />);
  expect(grid().tagName).toBe('TABLE');
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.queryAllByRole('table')).toHaveLength(0);
  expect(grid().tHead?.rows).toHaveLength(1);
  expect(grid().tFoot?.rows).toHaveLength(1);
});

test('screen reader: pinned cells are in the same row as the others', async () => {
  render(<Scene />);
  const names = () => [...(rowNumbered(2)?.cells ?? [])].map((cell) => cell.textContent);
  expect(names().slice(0, 2)).toEqual(['0000001', 'Bruno Souza Conceição']);
  scroller().scrollTo({ left: 400 });
  await waitFor(() => expect(scroller().scrollLeft).toBeGreaterThan(100));
  await waitFor(() => expect(names()[0]).toBe('0000001'));
  const pinned = within(rowNumbered(2) as HTMLElement).getByRole('rowheader', { name: '0000001' });
  const left = scroller().getBoundingClientRect().left;
  expect(Math.abs(pinned.getBoundingClientRect().left - left)).toBeLessThan(3);
  expect(within(grid().tHead as HTMLElement).getAllByRole('columnheader')[0]).toHaveProperty('cellIndex', 0);
});

test('screen reader: virtual rows stay reachable and keep their true row number', async () => {
  render(<Scene />);
  cellOf(2, 0)?.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(focused().closest('tr')?.ariaRowIndex).toBe('5001'));
  expect(focused().closest('tr')?.cells[0]?.textContent).toBe('0005000');
  await userEvent.keyboard('{PageUp}');
  const number = Number(focused().closest('tr')?.ariaRowIndex);
  expect(number).toBeLessThan(5001);
  expect(focused().closest('tr')?.cells[0]?.textContent).toBe(String(number - 1).padStart(7, '0'));
  scroller().scrollTo({ top: 100 * 32 });
  await waitFor(() => expect(cellOf(103, 0)?.textContent).toBe('0000102'));
  for (const row of grid().tBodies[0]?.rows ?? []) {
    if (row.ariaHidden) continue;
    expect(row.cells[0]?.textContent).toBe(String(Number(row.ariaRowIndex) - 1).padStart(7, '0'));
  }
});

test('screen reader: sort and result changes are announced', async () => {
  render(<Scene />);
  expect(statusText()).toContain('5.000 linhas');
  const head = screen.getByRole('columnheader', { name: /^Nome/ });
  head.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(head.ariaSort).toBe('ascending'));
  expect(statusText()).toContain('em ordem crescente de Nome');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(head.ariaSort).toBe('descending'));
  expect(statusText()).toContain('em ordem decrescente de Nome');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const box = await screen.findByRole('textbox', { name: 'Pesquisar Nome' }, { timeout: 10_000 });
  await waitFor(() => expect(document.activeElement).toBe(box));
  await userEvent.keyboard('cecilia');
  await waitFor(() => expect(statusText()).toContain('500 de 5.000'));
  expect(grid().ariaRowCount).toBe('502');
});

test('screen reader: the row count is the true one (aria-rowcount)', () => {
  render(<Scene />);
  expect(grid().ariaRowCount).toBe('5002');
  expect(grid().tFoot?.rows[0]?.ariaRowIndex).toBe('5002');
  expect(grid().rows.length).toBeLessThan(100);
  cleanup();
  render(<Scene isPaged />);
  expect(grid().ariaRowCount).toBe('5002');
  expect(grid().tFoot?.rows[0]?.ariaRowIndex).toBe('5002');
  expect(grid().tBodies[0]?.rows[0]?.ariaRowIndex).toBe('2');
});

test('keyboard: the table is one stop of Tab, entered and left in both directions', async () => {
  render(<Scene />);
  const before = screen.getByRole('button', { name: 'Antes' });
  const after = screen.getByRole('button', { name: 'Depois' });
  before.focus();
  const stops: Element[] = [];
  for (let step = 0; step < 15 && document.activeElement !== after; step++) {
    await userEvent.keyboard('{Tab}');
    stops.push(focused());
  }
  expect(document.activeElement).toBe(after);
  expect(stops.filter((stop) => grid().contains(stop))).toEqual([grid().tHead?.rows[0]?.cells[0]]);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(grid().contains(focused())).toBe(true);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  const place = focused();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement).toBe(after);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(place);
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(grid().contains(focused())).toBe(false);
  expect(document.activeElement).not.toBe(scroller());
});

test('keyboard: the focused cell is still there, and goes on, after scrolling far away by wheel', async () => {
  render(<Scene />);
  const cell = cellOf(4, 1) as HTMLElement;
  cell.focus();
  for (let turn = 0; turn < 5; turn++) {
    scroller().scrollBy({ top: 20_000 });
    await waitFor(() => expect(rowNumbered(4)).toBeDefined());
  }
  expect(focused()).toBe(cell);
  expect(cell.isConnected).toBe(true);
  expect(cell.closest('tr')?.ariaRowIndex).toBe('4');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe(cellOf(5, 1));
  const { top, bottom } = scroller().getBoundingClientRect();
  expect(focused().getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
  expect(focused().getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
});
