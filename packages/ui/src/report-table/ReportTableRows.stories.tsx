import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import {
  asTable,
  bodyRows,
  Bounded,
  cellOf,
  footCellOf,
  openFilter,
  statusText,
  scrollerOf,
  stand,
  TableScene,
} from './scene.fake.tsx';
import { manyVidas, vidaColumns, type Vida } from './vidas.fake.tsx';

const handleAct = fn();
const twoHundred = manyVidas(200);
const wide = [...vidaColumns, ...vidaColumns.slice(1).map((one) => ({ ...one, id: `${one.id}2` }))];
const onlyScroll = { paging: null } as const;

const meta = {
  title: 'ui/dados/ReportTable/Linhas',
  component: TableScene<Vida>,
  args: {
    label: 'Beneficiários',
    columns: vidaColumns,
    rows: twoHundred,
    rowKey: ({ matricula }) => matricula,
  },
  beforeEach: () => void handleAct.mockClear(),
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

const bounded: NonNullable<Story['decorators']> = [
  (Scene) => (
    <Bounded>
      <Scene />
    </Bounded>
  ),
];
const near = (a: number, b: number): boolean => Math.abs(a - b) < 2;

export const OneScroll: Story = {
  name: 'Uma só rolagem',
  args: { columns: wide, options: onlyScroll },
  decorators: bounded,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(bodyRows(canvasElement).length).toBeLessThan(60);
    scroller.scrollTo({ top: 3000, left: 500 });
    await waitFor(() => expect(cellOf(canvasElement, 90, 0)).toBeVisible());
    const edge = scroller.getBoundingClientRect();
    const head = cellOf(canvasElement, -1, 0).getBoundingClientRect();
    await expect(near(head.top, edge.top + 1) && near(head.left, edge.left + 1)).toBe(true);
    await expect(near(cellOf(canvasElement, 90, 0).getBoundingClientRect().left, edge.left + 1)).toBe(true);
    const foot = footCellOf(canvasElement).getBoundingClientRect();
    await expect(foot.bottom).toBeLessThanOrEqual(edge.bottom);
    await expect(foot.top).toBeGreaterThan(edge.top + 100);
    scroller.scrollTo({ top: 1e6 });
    await waitFor(() => expect(cellOf(canvasElement, 199, 0)).toHaveTextContent('010199'));
    await expect(cellOf(canvasElement, 199, 0).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      footCellOf(canvasElement).getBoundingClientRect().top + 1,
    );
  },
};

const expand = {
  render: (row: Vida) => <Text>{`Vendido por ${row.vendedor}; CCO ${row.cco ?? 'a pedir'}.`}</Text>,
  canOpen: (row: Vida) => row.status === 'Ativo',
};

export const Expandable: Story = {
  name: 'Linhas que se abrem',
  args: { expand },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Detalhes de/ });
    await expect(canvas.getAllByRole('button', { name: /^Detalhes de/ })).toHaveLength(12);
    await userEvent.click(first as HTMLElement);
    await expect(canvas.getByText('Vendido por Rita Campos; CCO 15203044900193.')).toBeVisible();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(cellOf(canvasElement, 1, 0)).toBeVisible();
    await stand(canvasElement, 1, 1);
    await userEvent.keyboard('{Home}{Enter}');
    await expect(await canvas.findByText('Vendido por Paulo Nery; CCO 15203044880120.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/Paulo Nery; CCO/)).toBeNull());
  },
};

/** The detail of a row stays in sight however far the columns are scrolled. */
export const ExpandableInSight: Story = {
  name: 'Linha aberta à vista',
  args: { expand: { ...expand, isInSight: true }, options: asTable },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Detalhes de/ })[0] as HTMLElement);
    const detail = await canvas.findByText(/^Vendido por Rita Campos/);
    const isInside = () => {
      const [inner, outer] = [detail.getBoundingClientRect(), scroller.getBoundingClientRect()];
      return inner.left >= outer.left && inner.right <= outer.right;
    };
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    await expect(isInside()).toBe(true);
    scroller.scrollTo({ left: 200 });
    await waitFor(() => expect(scroller.scrollLeft).toBeGreaterThan(100));
    await waitFor(() => expect(isInside()).toBe(true));
  },
};

/** An opened row keeps its place in the scroll, and the last row can still be reached. */
export const ExpandableInOneScroll: Story = {
  name: 'Linhas que se abrem em uma rolagem',
  args: { expand, options: onlyScroll },
  decorators: bounded,
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    const before = scroller.scrollHeight;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Detalhes de/ })[0] as HTMLElement);
    const detail = await canvas.findByText(/^Vendido por Rita Campos/);
    const height = detail.closest('tr')?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(near(scroller.scrollHeight, before + height)).toBe(true));
    scroller.scrollTo({ top: 1e6 });
    await waitFor(() => expect(cellOf(canvasElement, 199, 1)).toHaveTextContent('010199'));
    await waitFor(() => expect(near(scroller.scrollHeight, before + height)).toBe(true));
    scroller.scrollTo({ top: 0 });
    await expect(await canvas.findByText(/^Vendido por Rita Campos/)).toBeVisible();
  },
};

export const RowActions: Story = {
  name: 'Atos nas linhas',
  args: {
    rowActions: ({ matricula, nome }) => (
      <Button size="small" aria-label={`Editar ${nome}`} onPress={() => handleAct(matricula)}>
        Editar
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /^Editar/ })[2] as HTMLElement);
    await expect(handleAct).toHaveBeenCalledOnce();
    await expect(handleAct).toHaveBeenLastCalledWith('010002');
  },
};

const selection: NonNullable<Story['args']>['selection'] = {
  actions: ({ rows, clear }) => (
    <Button
      size="small"
      tone="primary"
      onPress={() => {
        handleAct(rows().map(({ matricula }) => matricula));
        clear();
      }}
    >
      Enviar carteirinhas
    </Button>
  ),
};
const box = (root: HTMLElement, matricula: string) =>
  within(root).getByRole('checkbox', { name: `Escolher ${matricula}` });

export const Choice: Story = {
  name: 'Escolha de linhas',
  args: { selection },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvasElement, '010002'));
    await expect(await canvas.findByText('1 escolhida')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Escolher todas as linhas' })).toBePartiallyChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(canvasElement, '010005'));
    await user.keyboard('{/Shift}');
    await expect(await canvas.findByText('4 escolhidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 2' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Escolher 010015' }));
    await expect(canvas.getByText('5 escolhidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar carteirinhas' }));
    await expect(handleAct).toHaveBeenCalledOnce();
    await expect(handleAct).toHaveBeenLastCalledWith(['010002', '010003', '010004', '010005', '010015']);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Linhas escolhidas' })).toBeNull());
  },
};

export const ChoiceByKeys: Story = {
  name: 'Escolha pelas teclas',
  args: { selection },
  play: async ({ canvas, canvasElement }) => {
    await stand(canvasElement, 0, 1);
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('1 escolhida')).toBeVisible();
    await expect(bodyRows(canvasElement)[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(await canvas.findByText('4 escolhidas')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(await canvas.findByText('3 escolhidas')).toBeVisible();
    // The bar goes with the focus in it: the keyboard is where it was among the rows.
    canvas.getByRole('button', { name: 'Limpar a escolha' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByText(/escolhida/)).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('tr')).toBe(bodyRows(canvasElement)[3]));
  },
};

/** Rows chosen before a filter stay chosen, and the act gets them too. */
export const ChoiceOverFilters: Story = {
  name: 'Escolha além dos filtros',
  args: { selection },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(box(canvasElement, '010000'));
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'cecilia{Enter}');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Escolher 010002' }));
    await expect(await canvas.findByText('2 escolhidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar carteirinhas' }));
    await expect(handleAct).toHaveBeenLastCalledWith(['010002', '010000']);
  },
};

export const ChoiceOfAllThatMatch: Story = {
  name: 'Escolha de todas as achadas',
  args: { selection },
  play: async ({ canvas, canvasElement }) => {
    const filter = await openFilter(canvasElement, 'Nome');
    await userEvent.type(filter.getByRole('textbox'), 'cecilia{Enter}');
    await waitFor(() => expect(statusText(canvasElement)).toContain('17 de 200'));
    await userEvent.click(bodyRows(canvasElement)[0]?.querySelector('input') as HTMLElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher todas as 17' }));
    await expect(await canvas.findByText('17 escolhidas')).toBeVisible();
    await userEvent.click(bodyRows(canvasElement)[1]?.querySelector('input') as HTMLElement);
    await expect(await canvas.findByText('16 escolhidas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar carteirinhas' }));
    const sent = handleAct.mock.calls[0]?.[0] as readonly string[];
    await expect(sent).toHaveLength(16);
    await expect(new Set(sent).size).toBe(16);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Escolher todas as linhas do filtro' }));
    await expect(await canvas.findByText('17 escolhidas')).toBeVisible();
    const again = await openFilter(canvasElement, 'Nome');
    await userEvent.type(again.getByRole('textbox'), 'x{Enter}');
    await waitFor(() => expect(canvas.queryByText(/escolhida/)).toBeNull());
  },
};
