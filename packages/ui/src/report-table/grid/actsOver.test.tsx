import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { common, fire, placeOf } from '../../one-press/presses.fixture.ts';
import { type Guia, guiaColumns, guias } from '../guias.fake.ts';
import { ReportTable } from '../ReportTable.tsx';
import { useReportView } from '../useReportView.ts';

const handleAct = vi.fn();

interface SceneProps {
  readonly width: number;
  readonly hasActs?: boolean;
  /** After "Abrir". */
  readonly others?: readonly string[];
  /** Another one draws the acts anew, as a reading of the rows may. */
  readonly version?: number;
}

function Scene({ width, hasActs = true, others = [], version = 1 }: SceneProps) {
  const view = useReportView<Guia>(guiaColumns, guias, { paging: null });
  return (
    <div style={{ display: 'flex', height: 500, width }}>
      <ReportTable
        label="Guias"
        view={view}
        rowKey={({ numero }) => numero}
        rowActions={
          hasActs
            ? ({ numero }) => (
                <>
                  <button type="button" aria-label={`Abrir ${numero}`} onClick={() => handleAct(numero)}>
                    Abrir
                  </button>
                  {others.map((word) => (
                    <button
                      key={`${word} ${version}`}
                      type="button"
                      aria-label={`${word} ${numero}`}
                      onClick={() => handleAct(word)}
                    >
                      {word}
                    </button>
                  ))}
                </>
              )
            : undefined
        }
      />
    </div>
  );
}

beforeEach(async () => {
  handleAct.mockClear();
  await page.viewport(1_600, 800);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await userEvent.unhover(document.body);
});

const scroller = () => screen.getByRole('grid').parentElement as HTMLElement;
const row = (at: number) => document.querySelector(`tr[data-row="${at}"]`) as HTMLElement;
const cells = (at: number) => [...row(at).querySelectorAll<HTMLElement>('td:not([aria-hidden])')];
const act = (at: number) => row(at).querySelector('button') as HTMLElement;
const box = (at: number) => act(at).parentElement as HTMLElement;
const isDrawn = (at: number) => getComputedStyle(box(at)).opacity === '1';
const wholeHeads = () => {
  const { right } = scroller().getBoundingClientRect();
  const heads = [...document.querySelectorAll('thead th[data-column]')];
  return heads.filter((head) => head.getBoundingClientRect().right <= right).length;
};
/** The width at which all columns just fit. */
const fitting = () => {
  const heads = [...document.querySelectorAll('thead th[data-column]')];
  return Math.ceil(heads.reduce((sum, head) => sum + head.getBoundingClientRect().width, 2));
};

test('at rest the acts take no column out of sight, and a screen reader knows their column (REL-54)', () => {
  const { rerender } = render(<Scene width={620} hasActs={false} />);
  const without = wholeHeads();
  rerender(<Scene width={620} />);
  expect(wholeHeads()).toBe(without);
  expect(isDrawn(0)).toBe(false);
  expect(screen.getByRole('columnheader', { name: 'Ações' })).toBeDefined();
  expect(screen.getByRole('button', { name: `Abrir ${cells(0)[0]?.textContent}` })).toBeDefined();
});

test('where all columns just fit, nothing scrolls', () => {
  const { rerender } = render(<Scene width={620} />);
  rerender(<Scene width={fitting()} />);
  expect(scroller().scrollWidth).toBe(scroller().clientWidth);
  expect(wholeHeads()).toBe(guiaColumns.length);
});

test('under the pointer they are drawn over no part of a number (REL-54)', async () => {
  render(<Scene width={620} />);
  await userEvent.hover(cells(1)[0] as HTMLElement);
  await expect.poll(() => isDrawn(1)).toBe(true);
  expect(isDrawn(2)).toBe(false);
  for (const left of [0, 40, 90, 160, 10_000]) {
    scroller().scrollLeft = left;
    const edge = () => box(1).getBoundingClientRect().left;
    const cut = () =>
      cells(1).filter((cell) => {
        const { left: from, right: to } = cell.getBoundingClientRect();
        return cell.dataset.whole !== undefined && from < edge() - 1 && to > edge() + 1;
      });
    await expect.poll(() => cut().length).toBe(0);
  }
  // Scrolled to its end, the last column is clear of them.
  expect(cells(1).at(-2)?.getBoundingClientRect().right).toBeLessThanOrEqual(
    act(1).getBoundingClientRect().left,
  );
  await userEvent.click(act(1));
  expect(handleAct).toHaveBeenCalledOnce();
});

test('by keys they are drawn, but not over the cell with the focus (REL-54)', async () => {
  const { rerender } = render(<Scene width={620} />);
  rerender(<Scene width={fitting()} />);
  await userEvent.hover(document.querySelector('thead th') as HTMLElement);
  cells(0)[0]?.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(isDrawn(0)).toBe(true);
  await userEvent.keyboard('{End}{ArrowLeft}');
  expect(document.activeElement).toBe(cells(0).at(-2));
  expect(isDrawn(0)).toBe(false);
  await userEvent.keyboard('{ArrowRight}');
  expect(isDrawn(0)).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(act(0));
});

test('three acts stand side by side; of four the first two, and the others are in Mais (REL-54)', async () => {
  const words = () =>
    [...box(0).querySelectorAll('button')].filter((one) => one.checkVisibility()).map((one) => one.innerText);
  const { unmount } = render(<Scene width={900} others={['Baixar', 'Enviar']} />);
  expect(words()).toEqual(['Abrir', 'Baixar', 'Enviar']);
  unmount();
  render(<Scene width={900} others={['Baixar', 'Enviar', 'Excluir']} />);
  expect(words()).toEqual(['Abrir', 'Baixar', 'Mais']);
  const name = String(cells(0)[0]?.textContent);
  cells(0)[0]?.focus();
  await userEvent.keyboard('{End}{Enter}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: `Mais ações de ${name}` }));
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: `Mais ações de ${name}` }, { timeout: 30_000 });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Enviar', 'Excluir']);
  expect(isDrawn(0)).toBe(true);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Excluir' }));
  expect(handleAct.mock.calls).toEqual([['Excluir']]);
});

test('an act of Mais is pressed as it stands now, when its row was drawn anew meanwhile (REL-54)', async () => {
  const others = ['Baixar', 'Descartar', 'Enviar'];
  const { rerender } = render(<Scene width={900} others={others} />);
  const name = String(cells(0)[0]?.textContent);
  cells(0)[0]?.focus();
  await userEvent.keyboard('{End}{Enter}{ArrowRight}{ArrowRight}{Enter}');
  const menu = await screen.findByRole('menu', { name: `Mais ações de ${name}` }, { timeout: 30_000 });
  rerender(<Scene width={900} others={others} version={2} />);
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Enviar' }));
  expect(handleAct.mock.calls).toEqual([['Enviar']]);
});

test('a finger where they are not drawn presses none of them (REL-54)', () => {
  render(<Scene width={620} />);
  const tap = () => {
    const given = { ...common, ...placeOf(act(2)), detail: 1 };
    fire(act(2), new PointerEvent('pointerdown', { ...given, pointerType: 'touch' }), performance.now());
    fire(act(2), new MouseEvent('click', given), performance.now());
  };
  tap();
  expect(handleAct).not.toHaveBeenCalled();
  act(2).focus();
  tap();
  expect(handleAct).toHaveBeenCalledOnce();
});

test('where no pointer hovers they are always drawn, beside the columns', () => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('hover: hover') ? 'not all' : query),
  );
  render(<Scene width={620} />);
  expect(isDrawn(0)).toBe(true);
  expect(Number.parseFloat(scroller().style.getPropertyValue('--acts'))).toBeGreaterThan(0);
});

test('an act that gets the focus by keys scrolls nothing sideways (REL-58)', async () => {
  render(<Scene width={480} others={['Baixar', 'Enviar']} />);
  cells(0)[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(scroller().scrollLeft).toBe(0);
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(act(0));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('Baixar');
  expect(scroller().scrollWidth).toBeGreaterThan(scroller().clientWidth + 100);
  expect(scroller().scrollLeft).toBe(0);
});
