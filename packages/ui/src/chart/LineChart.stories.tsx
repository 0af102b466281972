import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { drawn, lives, months, movements } from './chart.fake.ts';
import { LineChart } from './LineChart.tsx';
import { lineChartGuide } from './guides/LineChart.guide.ts';

const meta = {
  title: 'ui/dados/LineChart',
  tags: ['autodocs'],
  parameters: { guide: lineChartGuide },
  component: LineChart,
  args: {
    title: 'Ativações e desativações',
    subtitle: 'Últimos 12 meses',
    labels: months,
    series: movements,
    categoryLabel: 'Mês',
  },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => Promise.resolve();
const one = { title: 'Vidas ativas', series: [lives] };

export const Default: Story = {};
export const OneLine: Story = {
  name: 'Uma linha',
  args: one,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await expect(canvas.getByText(/O eixo começa em/)).toBeVisible();
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(plot.querySelector('[aria-live]')).toHaveTextContent('out/2026: 19.548'));
  },
};
export const FourLines: Story = {
  name: 'Quatro linhas',
  args: {
    title: 'Vidas por tipo de plano',
    series: [
      { name: 'Empresarial', values: [90, 94, 99, 105, 108, 112, 115, 119, 121, 126, 130, 134] },
      { name: 'Adesão', values: [60, 61, 63, 62, 60, 64, 66, 65, 67, 66, 69, 70] },
      { name: 'Individual', values: [62, 60, 61, 63, 64, 63, 62, 66, 65, 67, 68, 69] },
      { name: 'Familiar', values: [30, 33, 31, 36, 38, 41, 40, 44, 47, 49, 52, 55] },
    ],
  },
};
export const NegativeValues: Story = {
  args: {
    title: 'Resultado acumulado',
    format: 'money',
    series: [
      {
        name: 'Resultado',
        values: [
          8_200_000, 3_100_000, -4_050_000, -9_900_000, -6_000_000, -1_250_000, 2_000_000, 7_420_000,
          5_010_000, 11_300_000, 12_700_000, 18_090_000,
        ],
      },
    ],
  },
};
export const Gaps: Story = {
  args: {
    ...one,
    series: [{ ...lives, values: lives.values.map((value, at) => (at === 3 || at === 5 ? null : value)) }],
  },
};
export const OneRow: Story = {
  args: { labels: ['out/2026'], title: 'Vidas ativas', series: [{ ...lives, values: [19_548] }] },
};
export const ManyRows: Story = {
  args: {
    title: 'Atendimentos por dia',
    labels: Array.from(
      { length: 120 },
      (_, at) =>
        `${String((at % 30) + 1).padStart(2, '0')}/${String(7 + Math.floor(at / 30)).padStart(2, '0')}`,
    ),
    series: [
      { name: 'Atendimentos', values: Array.from({ length: 120 }, (_, at) => 310 + ((at * 137) % 190)) },
    ],
  },
};
export const LongText: Story = {
  args: {
    title: 'Contraprestações emitidas e recebidas nos contratos coletivos empresariais e por adesão',
    labels: ['Primeiro trimestre', 'Segundo trimestre', 'Terceiro trimestre', 'Quarto trimestre'],
    series: [
      { name: 'Contraprestações emitidas no período', values: [120, 140, 135, 160] },
      { name: 'Contraprestações recebidas até o vencimento', values: [110, 128, 130, 149] },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { isLoading: true }, play: still };
export const Empty: Story = { args: { labels: [], series: [] }, play: still };
export const Failed: Story = { args: { failure: { onRetry: fn() } }, play: still };
