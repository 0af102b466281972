import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { bodyRows, Bounded, cellOf, gridOf, openFilter, scrollerOf, TableScene } from './scene.fake.tsx';
import { manyVidas, vidaColumns, vidas, type Vida } from './vidas.fake.tsx';

const handleAct = fn();
const save = fn();

const meta = {
  title: 'ui/dados/ReportTable/Cartões',
  component: TableScene<Vida>,
  args: {
    label: 'Beneficiários',
    columns: vidaColumns,
    rows: vidas,
    rowKey: ({ matricula }) => matricula,
    options: { remember: { load: () => null, save } },
    rowActions: ({ nome }) => (
      <>
        <Button size="small" aria-label={`Ver ${nome}`} onPress={() => handleAct('Ver', nome)}>
          Ver
        </Button>{' '}
        <Button size="small" aria-label={`Gerar boleto de ${nome}`} onPress={() => handleAct('Boleto', nome)}>
          Gerar boleto
        </Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    handleAct.mockClear();
    save.mockClear();
  },
} satisfies Meta<typeof TableScene<Vida>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a person, by what names it. */
const cardOf = (root: HTMLElement, name: string): HTMLElement =>
  within(root).getByRole('rowheader', { name }).closest('tr') as HTMLElement;

const expectInSight = async (cell: HTMLElement, root: HTMLElement) => {
  const [inner, outer] = [cell.getBoundingClientRect(), scrollerOf(root).getBoundingClientRect()];
  await expect(inner.left).toBeGreaterThanOrEqual(outer.left);
  await expect(inner.right).toBeLessThanOrEqual(outer.right);
  await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
};

/** Name and amount are in sight together, without scrolling sideways; the second line says what its values are (REL-55). */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(cardOf(canvasElement, 'Bianca Silva Queiroz'));
    await expectInSight(card.getByRole('rowheader'), canvasElement);
    const amount = card.getByRole('gridcell', { name: /388,10$/ });
    await expectInSight(amount, canvasElement);
    await expect(amount.getBoundingClientRect().top).toBe(
      card.getByRole('rowheader').getBoundingClientRect().top,
    );
    await expect(card.getByRole('gridcell', { name: 'Matrícula 001378' })).toBeVisible();
    await expect(scrollerOf(canvasElement).scrollWidth).toBe(scrollerOf(canvasElement).clientWidth);
    const heights = new Set(bodyRows(canvasElement).map((row) => row.getBoundingClientRect().height));
    await expect([...heights]).toEqual([56]);
  },
};

export const LongText: Story = {
  name: 'Texto longo',
  args: { rows: vidas.map((vida) => ({ ...vida, nome: `${vida.nome} de Albuquerque e Vasconcelos Neto` })) },
  play: async ({ canvasElement }) => {
    const [row] = bodyRows(canvasElement);
    const amount = within(row as HTMLElement).getByRole('gridcell', { name: /388,10$/ });
    await expectInSight(amount, canvasElement);
  },
};

export const Narrow: Story = { args: { options: { startDensity: 'compact' } } };
export const Dark: Story = { globals: { theme: 'dark' } };

/** A press on a card shows every column of the row, and the detail of the report under them (REL-56). */
export const Opened: Story = {
  name: 'Aberto',
  args: { expand: { render: ({ vendedor }) => <Text>Vendido por {vendedor}</Text> } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(within(cardOf(canvasElement, 'Bianca Silva Queiroz')).getByText(/388,10$/));
    const arrow = canvas.getByRole('button', { name: 'Detalhes de Bianca Silva Queiroz' });
    await expect(arrow).toHaveAttribute('aria-expanded', 'true');
    const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(terms).toEqual(vidaColumns.map(({ header }) => header));
    await expect(canvas.getByText('15203044900193')).toBeVisible();
    await expect(canvas.getByText('Vendido por Rita Campos')).toBeVisible();
  },
};

export const OpenedDark: Story = {
  ...Opened,
  name: 'Aberto, escuro',
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
};

/** The columns are one press away, and the choice is kept with the other settings of the table (REL-57). */
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tabela' }));
    await expect(save).toHaveBeenCalledWith(expect.objectContaining({ phoneRows: 'table' }));
    await expect(cellOf(canvasElement, 0, 0)).toHaveTextContent(/^001378$/);
    await expect(scrollerOf(canvasElement).scrollWidth).toBeGreaterThan(
      scrollerOf(canvasElement).clientWidth,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cartões' }));
    await expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ phoneRows: 'cards' }));
    await expect(cardOf(canvasElement, 'Bianca Silva Queiroz')).toBeVisible();
  },
};

/** A person who chose the table finds it as it was. */
export const Remembered: Story = {
  name: 'Tabela lembrada',
  args: { options: { remember: { load: () => ({ phoneRows: 'table' }), save } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Cartões' })).toBeVisible();
    await expect(gridOf(canvasElement)).not.toHaveAttribute('data-cards');
  },
};

/** The acts stay one menu, named by the person (REL-27). */
export const Acts: Story = {
  name: 'Atos',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ações de Bianca Silva Queiroz' }));
    const menu = within(await screen.findByRole('menu', { name: 'Ações de Bianca Silva Queiroz' }));
    await userEvent.click(menu.getByRole('menuitem', { name: 'Gerar boleto' }));
    await expect(handleAct.mock.calls).toEqual([['Boleto', 'Bianca Silva Queiroz']]);
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

/** Every column is filtered and ordered from the strip of headers; what is found is marked on the card. */
export const FilteredAndSorted: Story = {
  name: 'Filtro e ordem',
  play: async ({ canvas, canvasElement }) => {
    const filter = await openFilter(canvasElement, 'Vendedor');
    await userEvent.type(filter.getByRole('textbox'), 'rita{Enter}');
    await waitFor(() => expect(bodyRows(canvasElement)).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await waitFor(() => expect(bodyRows(canvasElement)[0]).toHaveTextContent(/^Álvaro Conceição Silva/));
  },
};

/** Arrows walk over the cells that a card shows, and down the same column. */
export const ByKeys: Story = {
  name: 'Pelas teclas',
  play: async ({ canvas, canvasElement }) => {
    const names = () => document.activeElement?.textContent;
    cellOf(canvasElement, -1, 0).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(names()).toBe('Bianca Silva Queiroz');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(names()).toMatch(/412,90$/);
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Detalhes de Adriana da Silva Prado' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveAttribute('data-card', 'quiet');
  },
};

/** Cards can be chosen, and a choice is no press on the card. */
export const Choice: Story = {
  name: 'Escolha',
  args: { selection: { actions: () => <Button size="small">Descartar escolhidas</Button> } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Escolher Bianca Silva Queiroz' }));
    await expect(await canvas.findByRole('button', { name: 'Descartar escolhidas' })).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^Escolher todas/ })).toBeVisible();
  },
};

/** In one scroll only the cards in sight are drawn, and an open one keeps its place. */
export const OneScroll: Story = {
  name: 'Uma só rolagem',
  args: { rows: manyVidas(3_000), options: { paging: null } },
  decorators: [
    (Scene) => (
      <Bounded>
        <Scene />
      </Bounded>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(bodyRows(canvasElement).length).toBeGreaterThan(6));
    await expect(bodyRows(canvasElement).length).toBeLessThan(40);
    const before = scroller.scrollHeight;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Detalhes de/ })[0] as HTMLElement);
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(before + 100));
    scroller.scrollTo({ top: scroller.scrollHeight });
    await waitFor(() => expect(bodyRows(canvasElement).at(-1)).toHaveAttribute('aria-rowindex', '3001'));
  },
};

export const Loading: Story = { args: { rows: undefined, isLoading: true } };
export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => expect(await canvas.findByText('Nenhum registro encontrado.')).toBeVisible(),
};
