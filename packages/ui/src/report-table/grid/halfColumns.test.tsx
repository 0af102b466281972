import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Guia, guiaColumns, guias } from '../guias.fake.ts';
import { ReportTable } from '../ReportTable.tsx';
import { useReportView } from '../useReportView.ts';

interface SceneProps {
  readonly isLoading?: boolean;
  readonly width?: number;
}

function Scene({ isLoading = false, width = 620 }: SceneProps) {
  const view = useReportView<Guia>(guiaColumns, isLoading ? undefined : guias, { paging: null });
  return (
    <div style={{ display: 'flex', height: 500, width }}>
      <ReportTable
        label="Guias"
        view={view}
        isLoading={isLoading}
        rowKey={({ numero }) => numero}
        rowActions={({ numero }) => <button type="button">{`Abrir ${numero}`}</button>}
      />
    </div>
  );
}

afterEach(cleanup);

const scroller = () => screen.getByRole('grid').parentElement as HTMLElement;
const heads = () => [...document.querySelectorAll<HTMLElement>('thead th')];
const actsEdge = () => (heads().at(-1) as HTMLElement).getBoundingClientRect().left;
/** Acts over the row hide nothing at rest. */
const restEdge = () => scroller().getBoundingClientRect().right - scroller().clientLeft;
/** The cells that show a part of themselves. */
const parts = () =>
  [...document.querySelectorAll<HTMLElement>('tbody td:not([data-pin], [data-acts], [aria-hidden])')].filter(
    (cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return cell.dataset.whole !== undefined && left < restEdge() && right > restEdge() + 1;
    },
  );

test('at rest no part of a number is drawn, wherever the table is scrolled, and the page says how many columns go on', async () => {
  await page.viewport(1_000, 800);
  render(<Scene />);
  for (const left of [0, 60, 130, 210, 300]) {
    scroller().scrollLeft = left;
    await expect.poll(() => parts().every((cell) => cell.dataset.half !== undefined)).toBe(true);
    for (const cell of parts()) expect(getComputedStyle(cell).color).toBe('rgba(0, 0, 0, 0)');
  }
  scroller().scrollLeft = 0;
  await expect.poll(() => screen.queryByText(/^\d+ colunas? à direita$/)?.textContent).toMatch(/^[2-9]/);
  scroller().scrollLeft = 10_000;
  await expect.poll(() => screen.queryByText(/à direita$/)).toBeNull();
});

test('the cell with the focus is never under the acts, nor below the window where the page scrolls', async () => {
  await page.viewport(1_000, 320);
  render(<Scene />);
  const first = document.querySelector<HTMLElement>('tbody td') as HTMLElement;
  first.focus();
  for (let at = 1; at < guiaColumns.length; at++) {
    await userEvent.keyboard('{ArrowRight}');
    const { right } = (document.activeElement as HTMLElement).getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(actsEdge() + 1);
  }
  await userEvent.keyboard('{Home}');
  for (let at = 1; at < guias.length; at++) {
    await userEvent.keyboard('{ArrowDown}');
    const { bottom } = (document.activeElement as HTMLElement).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  }
});

test('spaced letters cut no code, amount or day', async () => {
  await page.viewport(1_000, 800);
  const spaced = document.createElement('style');
  spaced.textContent = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }';
  render(<Scene width={3_000} />);
  document.head.append(spaced);
  const cut = () =>
    [...document.querySelectorAll<HTMLElement>('td[data-whole], td[data-acts]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    ).length;
  await expect.poll(cut).toBe(0);
  spaced.remove();
});

test('no column gets narrower than it stood while the table waited for its rows', async () => {
  await page.viewport(1_000, 800);
  const { rerender } = render(<Scene isLoading />);
  const widths = () =>
    heads()
      .slice(0, -1)
      .map((head) => head.getBoundingClientRect().width);
  const waiting = widths();
  rerender(<Scene />);
  await screen.findAllByText('Álvaro Conceição');
  const after = widths();
  for (const [at, { format, footer }] of guiaColumns.entries()) {
    expect(after[at]).toBeGreaterThanOrEqual(waiting[at] ?? 0);
    // The kind alone says how wide these are.
    if (footer === undefined && format !== 'text') expect(after[at]).toBe(waiting[at]);
  }
});
