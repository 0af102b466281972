import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GroupedBarChart } from './GroupedBarChart.tsx';
import { ageBands, drawn, months, movements } from './chart.fake.ts';
import { groupedBarChartGuide } from './guides/GroupedBarChart.guide.ts';

const meta = {
  title: 'ui/dados/GroupedBarChart',
  tags: ['autodocs'],
  parameters: { guide: groupedBarChartGuide },
  component: GroupedBarChart,
  args: {
    title: 'Ativações e desativações por mês',
    subtitle: 'Novembro de 2025 a outubro de 2026',
    labels: months,
    series: movements,
    categoryLabel: 'Mês',
  },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof GroupedBarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = fn<(href: string) => void>();
const still = () => Promise.resolve();

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    const table = canvas.getByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Desativações' })).toBeInTheDocument();
    await expect(within(table).getByRole('row', { name: 'out/2026 634 319' })).toBeInTheDocument();
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(plot.querySelector('[aria-live]')).toHaveTextContent(
        'out/2026: Ativações 634, Desativações 319',
      ),
    );
  },
};
export const Horizontal: Story = {
  args: {
    title: 'Vidas na operadora e na ANS',
    subtitle: 'Referência da ANS: 30/09/2026',
    categoryLabel: 'Faixa etária',
    direction: 'horizontal',
    labels: ageBands.slice(0, 5).map(({ label }) => label),
    series: [
      { name: 'Operadora', values: ageBands.slice(0, 5).map(({ value }) => value) },
      { name: 'ANS', values: [4098, 1322, 1688, 2071, 2402] },
    ],
  },
};
export const ThreeSeries: Story = {
  name: 'Três séries',
  args: {
    title: 'Receita, despesa e resultado',
    subtitle: 'Segundo trimestre de 2026',
    format: 'money',
    labels: ['abr/2026', 'mai/2026', 'jun/2026'],
    series: [
      { name: 'Receita', values: [512_003_000, 524_410_000, 530_220_000] },
      { name: 'Despesa', values: [498_770_000, 541_030_000, 519_940_000] },
      { name: 'Resultado', values: [13_233_000, -16_620_000, 10_280_000] },
    ],
  },
};
export const Percent: Story = {
  args: {
    title: 'Sinistralidade por plano',
    format: 'percent',
    labels: ['ago/2026', 'set/2026', 'out/2026'],
    series: [
      { name: 'Premium', values: [70.1, 72.4, 71.4] },
      { name: 'Smart', values: [66, 69.3, null] },
    ],
  },
};
export const OneRow: Story = {
  args: { labels: ['out/2026'], series: movements.map((one) => ({ ...one, values: one.values.slice(-1) })) },
};
export const ManyRows: Story = {
  args: {
    labels: Array.from(
      { length: 36 },
      (_, at) => `${String((at % 12) + 1).padStart(2, '0')}/${2024 + Math.floor(at / 12)}`,
    ),
    series: movements.map(({ name, values }, one) => ({
      name,
      values: Array.from({ length: 36 }, (_, at) => (values[at % 12] ?? 0) + at * (one === 0 ? 6 : 2)),
    })),
  },
};
export const LongText: Story = {
  args: {
    direction: 'horizontal',
    labels: [
      'Hospital e Maternidade Nossa Senhora da Conceição do Oeste',
      'Laboratório de Análises Clínicas e Citopatologia Avenida',
    ],
    series: [
      { name: 'Valor apresentado pelo prestador na remessa', values: [1200, 980] },
      { name: 'Valor pago depois das glosas', values: [1100, 640] },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { isLoading: true }, play: still };
export const Empty: Story = { args: { labels: [], series: [] }, play: still };
export const BothBarsByKeys: Story = {
  name: 'As duas barras pelas teclas',
  args: {
    links: {
      hrefOf: (place, series) => `#${place}-${series}`,
      linkComponent: ({ href, children }) => <a href={href}>{children}</a>,
      onOpen: opened,
    },
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = within(canvasElement).getByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}');
    const liveText = () => plot.querySelector('[aria-live]');
    await waitFor(() => expect(liveText()).toHaveTextContent('out/2026: Desativações 319'));
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await waitFor(() => expect(liveText()).toHaveTextContent('out/2026: Ativações 634'));
    await userEvent.keyboard('{Enter}');
    await expect(opened.mock.calls).toEqual([['#11-1'], ['#11-0']]);
  },
};
export const Failed: Story = { args: { failure: { onRetry: fn() } }, play: still };
