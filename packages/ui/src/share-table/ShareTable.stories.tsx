import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ShareTable } from './ShareTable.tsx';
import { shareTableGuide } from './ShareTable.guide.ts';

const meta = {
  title: 'ui/dados/ShareTable',
  tags: ['autodocs'],
  parameters: { guide: shareTableGuide },
  component: ShareTable,
  args: {
    title: 'Espera por idade',
    label: 'Faixa',
    columns: [{ header: 'Guias' }, { header: 'Lotes' }, { header: 'R$' }],
    rows: [
      {
        label: 'Até 15 dias',
        href: '#ate-15',
        cells: [214, { text: 31, href: '#lotes' }, '98.124,50'],
        share: 214,
      },
      { label: '16 a 30 dias', href: '#16-a-30', cells: [1_096, 14, '52.301,80'], share: 107 },
      {
        label: 'Mais de 60 dias',
        note: 'Desde 08/2026',
        href: '#mais',
        cells: [12, null, '10.779,40'],
        share: 12,
        isCaution: true,
      },
    ],
    total: { label: 'Total', href: '#todas', cells: [1_322, 45, '161.205,70'] },
  },
} satisfies Meta<typeof ShareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole('table', { name: 'Espera por idade' }));
    await expect(table.getAllByRole('row')).toHaveLength(5);
    await expect(
      table.getByRole('row', { name: /^Até 15 dias 214 31 Lotes: Até 15 dias 98\.124,50/ }),
    ).toBeVisible();
    await expect(table.getByRole('link', { name: 'Até 15 dias' })).toHaveAttribute('href', '#ate-15');
    await expect(table.getByRole('link', { name: /^31 Lotes/ })).toHaveAttribute('href', '#lotes');
    // The greatest fills the track, the others are in proportion; a total has no bar.
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-bar] span')];
    await expect(bars.map(({ style }) => Math.round(Number.parseFloat(style.inlineSize)))).toEqual([
      100, 50, 6,
    ]);
  },
};

/** A line over the months in the place of the bar; a row without numbers has none. */
export const Trend: Story = {
  name: 'Evolução',
  args: {
    isDense: true,
    trendLabel: '3 meses',
    columns: [{ header: 'Sinistralidade' }],
    rows: ['Coletivo', 'Individual'].map((label, at) => ({
      label,
      cells: ['71,47%'],
      share: 71,
      trend:
        at === 0
          ? {
              title: `Sinistralidade, ${label}, 3 meses`,
              format: 'percent',
              points: [
                { label: '08/2026', value: 70 },
                { label: '09/2026', value: 74.5 },
                { label: '10/2026', value: 71.47 },
              ],
            }
          : undefined,
    })),
    total: undefined,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: '3 meses' })).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Sinistralidade, Coletivo, 3 meses: de 70,00% (08/2026) a 71,47% (10/2026); menor 70,00% (08/2026), maior 74,50% (09/2026)',
    );
  },
};

export const Loading: Story = {
  args: { isLoading: true, rows: [], expected: 4 },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Espera por idade' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
  },
};

export const Empty: Story = {
  args: { rows: [], total: undefined, emptyText: 'Ainda não há guias' },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole('cell', { name: 'Ainda não há guias' })).toBeVisible(),
};

const retries = fn();
/** The reason in the place of the rows, with the way to try again. */
export const Failed: Story = {
  args: {
    rows: [],
    total: undefined,
    failure: { message: 'O banco de dados não respondeu.', onRetry: retries },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('O banco de dados não respondeu.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo: Espera por idade' }));
    await expect(retries).toHaveBeenCalledOnce();
  },
};

/** Beside others on a board: the name in the header, the numbers beside the names. */
export const Dense: Story = {
  name: 'Densa',
  args: {
    isDense: true,
    columns: [{ header: 'Guias' }, { header: 'Divergência' }],
    rows: [
      {
        label: 'Até 15 dias',
        cells: [
          { text: 214, href: '#1' },
          { text: -4, href: '#2' },
        ],
        share: 4,
      },
      { label: '16 a 30 dias', cells: [{ text: 1_096, href: '#3' }, 12], share: 12 },
    ],
    total: { label: 'Total', cells: [1_310, 8] },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: 'Espera por idade' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '−4 Divergência: Até 15 dias' })).toBeVisible();
    const rows = [...canvasElement.querySelectorAll('tr')];
    await expect(Math.max(...rows.map(({ offsetHeight }) => offsetHeight))).toBeLessThanOrEqual(29);
  },
};

/** Words and moments instead of numbers. */
export const Happened: Story = {
  name: 'O que aconteceu',
  args: {
    title: 'O que aconteceu',
    label: 'Quando',
    columns: [{ header: 'O quê', isText: true }],
    rows: [
      {
        label: '19/11/2026\u00A008:12',
        cells: [{ text: '148 boletos em CBR6430236_20261119.RET', href: '#arquivo' }],
      },
    ],
    total: undefined,
  },
};

export const LongText: Story = {
  args: {
    note: 'às 08:55',
    rows: [
      {
        label:
          'Movimentações de beneficiários por exportar à Cooperativa de Assistência à Saúde dos Servidores do Vale',
        note: 'Movimentacoes0201deBeneficiariosSemNenhumEspacoNoNomeDoArquivo20261121.csv',
        href: '#longo',
        cells: [1_234_567, 99_120, '987.654.321,00'],
        share: 1,
        isCaution: true,
      },
    ],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
