import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { loteColumns, lotes } from './lotes.fake.ts';
import {
  bodyRows,
  Bounded,
  cellOf,
  footCellOf,
  gridOf,
  openFilter,
  statusText,
  scrollerOf,
  stand,
  TableScene,
} from './scene.fake.tsx';

interface SceneProps {
  readonly rowCount: number;
}

/** Very many rows in one scroll. */
function Scene({ rowCount }: SceneProps) {
  const [rows] = useState(() => lotes(rowCount));
  return (
    <Bounded>
      <TableScene
        label="Lotes"
        columns={loteColumns}
        rows={rows}
        rowKey={({ numero }) => String(numero)}
        options={{ paging: null }}
      />
    </Bounded>
  );
}

const meta = {
  title: 'ui/dados/ReportTable/Muitas linhas',
  component: Scene,
  args: { rowCount: 1_000_000 },
} satisfies Meta<typeof Scene>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = { timeout: 30_000 };
const drawn = (): number => document.querySelectorAll('tr').length;

/** True when rows are drawn at the middle of the table, and no empty gap. */
function isFilled(root: HTMLElement): boolean {
  const { left, top, width, height } = scrollerOf(root).getBoundingClientRect();
  const cell = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('td');
  return cell !== null && cell !== undefined && cell.textContent !== '';
}

export const ScrollsToTheLastOfAMillion: Story = {
  name: 'Rola até a última de um milhão',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('1.000.000 linhas'), long);
    const scroller = scrollerOf(canvasElement);
    for (const share of [0.25, 0.5, 0.75]) {
      scroller.scrollTo({ top: share * scroller.scrollHeight });
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      await expect(drawn()).toBeLessThan(200);
    }
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(cellOf(canvasElement, 999_999, 0)).toHaveTextContent('1000000'));
    const foot = footCellOf(canvasElement).getBoundingClientRect().top;
    await expect(cellOf(canvasElement, 999_999, 0).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      foot + 1,
    );
    await expect(drawn()).toBeLessThan(200);
  },
};

export const KeysReachBothEnds: Story = {
  name: 'As teclas alcançam as pontas',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('1.000.000 linhas'), long);
    await stand(canvasElement, 0, 0);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(cellOf(canvasElement, 999_999, 3)).toHaveFocus());
    const edge = scrollerOf(canvasElement).getBoundingClientRect();
    const { top, bottom } = cellOf(canvasElement, 999_999, 3).getBoundingClientRect();
    await expect(top).toBeGreaterThan(edge.top);
    await expect(bottom).toBeLessThanOrEqual(edge.bottom);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(cellOf(canvasElement, 999_997, 3)).toHaveFocus();
    await expect(isFilled(canvasElement)).toBe(true);
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(cellOf(canvasElement, 0, 0)).toHaveFocus());
    await expect(cellOf(canvasElement, 0, 0).getBoundingClientRect().top).toBeGreaterThan(edge.top);
    await expect(drawn()).toBeLessThan(200);
  },
};

export const FilterOverAMillion: Story = {
  name: 'Filtro em um milhão',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('1.000.000 linhas'), long);
    scrollerOf(canvasElement).scrollTo({ top: 10_000_000 });
    const filter = await openFilter(canvasElement, 'Código');
    await userEvent.type(filter.getByRole('textbox'), '99999{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toMatch(/^19 de 1\.000\.000/), long);
    await waitFor(() => expect(cellOf(canvasElement, 0, 0)).toHaveTextContent('0099999'));
    await expect(bodyRows(canvasElement).length).toBeLessThan(20);
  },
};

/** While many rows are sorted the table says it is busy, and then that it is not. */
export const BusyWhileSorting: Story = {
  name: 'Ocupada enquanto ordena',
  args: { rowCount: 300_000 },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(statusText(canvasElement)).toContain('300.000 linhas'), long);
    const grid = gridOf(canvasElement);
    const seen: (string | null)[] = [];
    const observer = new MutationObserver(() => seen.push(grid.ariaBusy));
    observer.observe(grid, { attributeFilter: ['aria-busy'] });
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await waitFor(() => expect(cellOf(canvasElement, 0, 1)).toHaveTextContent(/^Ana Assunção/), long);
    observer.disconnect();
    await expect(seen).toEqual(['true', 'false']);
    await expect(statusText(canvasElement)).toContain('em ordem crescente de Nome');
  },
};
