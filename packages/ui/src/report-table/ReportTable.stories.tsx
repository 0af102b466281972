import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import {
  asTable,
  bodyRows,
  Bounded,
  cellOf,
  openFilter,
  statusText,
  scrollerOf,
  TableScene,
} from './scene.fake.tsx';
import { manyVidas, vidaColumns, vidas, type Vida } from './vidas.fake.tsx';
import { reportTableGuide } from './ReportTable.guide.ts';

const meta = {
  title: 'ui/dados/ReportTable',
  tags: ['autodocs'],
  parameters: { guide: reportTableGuide },
  component: TableScene<Vida>,
  args: { label: 'Beneficiários', columns: vidaColumns, rows: vidas, rowKey: ({ matricula }) => matricula },
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

const fiveThousand = manyVidas(5000);

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Beneficiários' });
    await expect(table).toHaveAttribute('aria-rowcount', '14');
    await expect(within(table).getAllByRole('row')).toHaveLength(14);
    await expect(canvas.getByRole('status')).toHaveTextContent('12 linhas · Mensalidade R$ 6.202,65');
    await expect(canvas.getAllByText('—').length).toBeGreaterThan(5);
  },
};

export const Loading: Story = {
  args: { isLoading: true, rows: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Beneficiários' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Carregando…')).toBeInTheDocument();
  },
};

export const Idle: Story = {
  name: 'Em repouso',
  args: { rows: undefined, idleText: 'Escolha o período e use Buscar.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Escolha o período e use Buscar.')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], emptyText: 'Não há beneficiários cadastrados no período específico' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Não há beneficiários cadastrados no período específico')).toBeVisible();
  },
};

export const NoResult: Story = {
  play: async ({ canvas, canvasElement }) => {
    const status = await openFilter(canvasElement, 'Status');
    await userEvent.click(status.getByRole('checkbox', { name: 'Cancelado (3)' }));
    await userEvent.click(status.getByRole('button', { name: 'Buscar' }));
    const name = await openFilter(canvasElement, 'Nome');
    await userEvent.type(name.getByRole('textbox'), 'italo{Enter}');
    await expect(await canvas.findByText('Nenhuma linha passa pelos filtros')).toBeVisible();
    await expect(statusText(canvasElement)).toContain('0 de 12');
    await expect(
      canvas.getByRole('button', { name: 'Retirar Nome contém “italo” (voltam 3)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retirar Status: Cancelado (volta 1)' })).toBeVisible();
  },
};

/** One click lifts the filter that hides most, or all of them. */
export const NoResultIsLifted: Story = {
  name: 'Sem resultado é desfeito',
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await NoResult.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Retirar Status: Cancelado (volta 1)' }));
    await waitFor(() => expect(cellOf(canvasElement, 0, 1)).toHaveTextContent('Ítalo Silveira Passos'));
    const name = await openFilter(canvasElement, 'Nome');
    await userEvent.type(name.getByRole('textbox'), 'x{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirar todos os filtros' }));
    await waitFor(() => expect(bodyRows(canvasElement)).toHaveLength(12));
    await expect(canvas.queryByText('Nenhuma linha passa pelos filtros')).toBeNull();
  },
};

/** The explanation of an empty table stays in the middle of the visible part, however far the columns are scrolled. */
export const NoResultFarRight: Story = {
  name: 'Sem resultado, à direita',
  args: { options: asTable },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await NoResult.play?.(context);
    const scroller = scrollerOf(canvasElement);
    scroller.scrollLeft = scroller.scrollWidth;
    await expect(scroller.scrollLeft).toBeGreaterThan(0);
    const { left, width } = canvas.getByText('Nenhuma linha passa pelos filtros').getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    await expect(Math.round(left + width / 2)).toBe(Math.round(frame.left + frame.width / 2));
  },
};

export const Failed: Story = {
  args: { rows: undefined, error: { message: 'O servidor não respondeu.', retry: fn() } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O servidor não respondeu.');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.error?.retry).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { rows: vidas.slice(0, 1) } };

export const ManyRows: Story = {
  args: { rows: fiveThousand, options: { paging: { size: 15, position: 'both' } } },
  play: async ({ canvas }) => {
    const pager = canvas.getByRole('navigation', { name: 'Páginas de Beneficiários' });
    const pages = within(pager);
    await expect(pager).toHaveTextContent('1–15 de 5.000');
    await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }));
    await expect(pager).toHaveTextContent('16–30 de 5.000');
    await userEvent.click(pages.getByRole('button', { name: 'Página anterior' }));
    await expect(pager).toHaveTextContent('1–15 de 5.000');
    await userEvent.click(pages.getByRole('button', { name: 'Página 334' }));
    await expect(pager).toHaveTextContent('4.996–5.000 de 5.000');
    await expect(pages.getByRole('button', { name: 'Próxima página' })).toBeDisabled();
    await userEvent.selectOptions(pages.getByRole('combobox', { name: 'Linhas por página' }), '100');
    await expect(pager).toHaveTextContent('4.901–5.000 de 5.000');
    await expect(canvas.getAllByRole('row')).toHaveLength(102);
    await userEvent.click(pages.getByRole('button', { name: 'Página 1' }));
    await expect(pages.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page');
  },
};

const longName =
  'Maria Aparecida da Conceição Albuquerque Cavalcanti de Holanda e Vasconcelos Figueiredo Neta';

export const LongText: Story = {
  args: {
    title: 'Beneficiários com nomes que não cabem na coluna em que estão',
    rows: vidas.map((row) => ({
      ...row,
      nome: longName,
      plano: `${row.plano} — acomodação em apartamento, abrangência nacional`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByTitle(longName)).toHaveLength(12);
  },
};

export const WithRowActions: Story = {
  name: 'Com atos nas linhas',
  args: {
    title: 'Com ações e exportação',
    exports: { fileName: 'vidas.csv', print: { title: 'Vidas' } },
    rowActions: ({ nome }) => (
      <Button size="small" aria-label={`Detalhes de ${nome}`}>
        Detalhes
      </Button>
    ),
  },
};

export const InABoundedPlace: Story = {
  name: 'Em espaço limitado',
  args: {
    rows: fiveThousand,
    columns: [...vidaColumns, ...vidaColumns.map((one) => ({ ...one, id: `${one.id}2` }))],
    options: { remember: { load: () => ({ pageSize: 50 }), save: fn() } },
  },
  decorators: [
    (Story) => (
      <Bounded>
        <Story />
      </Bounded>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const place = scrollerOf(canvasElement);
    place.scrollTo({ top: 400, left: 300 });
    const edge = place.getBoundingClientRect();
    const [head, ...rows] = canvas.getAllByRole('row');
    const [first] = within(head as HTMLElement).getAllByRole('columnheader');
    await expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - edge.top)).toBeLessThan(2);
    await expect(Math.abs((first?.getBoundingClientRect().left ?? 0) - edge.left)).toBeLessThan(2);
    const totals = rows.at(-1)?.firstElementChild?.getBoundingClientRect();
    await expect(totals?.bottom).toBeLessThanOrEqual(edge.bottom);
  },
};

/** A page has as many rows as the table has room for, and PageDown turns it. */
export const AsManyRowsAsFit: Story = {
  name: 'O que cabe',
  args: { rows: fiveThousand },
  decorators: [
    (Story) => (
      <Bounded>
        <Story />
      </Bounded>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const place = scrollerOf(canvasElement);
    const pager = canvas.getByRole('navigation', { name: 'Páginas de Beneficiários' });
    const box = place.parentElement?.parentElement as HTMLElement;
    const rows = () => bodyRows(canvasElement).length;
    await waitFor(() => expect(rows()).toBeGreaterThan(5));
    const atFirst = rows();
    await expect(place.scrollHeight).toBe(place.clientHeight);
    const sizes = within(pager).getByRole('combobox', { name: 'Linhas por página' });
    await expect(sizes).toHaveDisplayValue('O que cabe');
    await userEvent.click(cellOf(canvasElement, 1, 0));
    await userEvent.keyboard('{PageDown}');
    await expect(pager).toHaveTextContent(`${atFirst + 1}–${2 * atFirst} de 5.000`);
    await expect(cellOf(canvasElement, atFirst + 1, 0)).toHaveFocus();
    // The row that had the focus is also on the page of a smaller table.
    box.style.height = `${box.clientHeight - 3 * 32}px`;
    await waitFor(() => expect(rows()).toBe(atFirst - 3));
    await expect(place.scrollHeight).toBe(place.clientHeight);
    await expect(document.activeElement?.closest('[role=grid]')).toBe(place.querySelector('[role=grid]'));
    box.style.height = '';
    await waitFor(() => expect(rows()).toBe(atFirst));
    await userEvent.selectOptions(sizes, '50');
    await expect(rows()).toBe(50);
    await userEvent.selectOptions(sizes, 'O que cabe');
    await expect(rows()).toBe(atFirst);
  },
};

/** A column has the same width on every page and under every filter. */
export const ColumnsKeepTheirWidth: Story = {
  name: 'As colunas mantêm a largura',
  args: {
    rows: manyVidas(60).map((row, index) => ({
      ...row,
      nome: index === 40 ? 'ANA MARIA DE ALBUQUERQUE' : 'Ana',
    })),
  },
  play: async ({ canvas }) => {
    const width = () => canvas.getByRole('columnheader', { name: /^Nome/ }).getBoundingClientRect().width;
    const before = width();
    await userEvent.click(canvas.getByRole('button', { name: 'Página 3' }));
    await expect(await canvas.findByText('ANA MARIA DE ALBUQUERQUE')).toBeVisible();
    await expect(Math.abs(width() - before)).toBeLessThan(1);
  },
};

export const WithoutPager: Story = {
  name: 'Sem páginas',
  args: { rows: vidas.slice(0, 4), options: { paging: null } },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { args: { rows: fiveThousand }, globals: { theme: 'dark' } };
