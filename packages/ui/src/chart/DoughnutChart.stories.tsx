import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ageBands, costs, drawn, planKinds } from './chart.fake.ts';
import { DoughnutChart } from './DoughnutChart.tsx';
import { doughnutChartGuide } from './guides/DoughnutChart.guide.ts';

const meta = {
  title: 'ui/dados/DoughnutChart',
  tags: ['autodocs'],
  parameters: { guide: doughnutChartGuide },
  component: DoughnutChart,
  args: {
    title: 'Vidas por tipo de contratação',
    subtitle: 'Em 31/10/2026',
    points: planKinds,
    categoryLabel: 'Contratação',
    valueLabel: 'Vidas',
  },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof DoughnutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => Promise.resolve();

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    const table = canvas.getByRole('table');
    await expect(
      within(table).getByRole('row', { name: 'Coletivo empresarial 11.204 57,32%' }),
    ).toBeInTheDocument();
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(plot.querySelector('[aria-live]')).toHaveTextContent('Coletivo empresarial: 11.204 · 57,32%'),
    );
  },
};
export const Ceiling: Story = {
  name: 'Com teto',
  args: {
    title: 'Vidas ativas',
    subtitle: 'Teto de 25.000 vidas',
    points: [{ label: 'Vidas ativas', value: 19_548 }],
    ceiling: 25_000,
  },
};
export const OverTheCeiling: Story = {
  name: 'Acima do teto',
  args: { ...Ceiling.args, points: [{ label: 'Vidas ativas', value: 25_712 }] },
};
export const Money: Story = {
  args: { title: 'Custo assistencial', points: costs, format: 'money', valueLabel: 'Custo' },
};
export const TinyPieces: Story = {
  name: 'Fatias mínimas',
  args: {
    points: [
      { label: 'Empresarial', value: 19_000 },
      { label: 'Adesão', value: 40 },
      { label: 'Individual', value: 25 },
      { label: 'Familiar', value: 3 },
    ],
  },
};
export const ManyRows: Story = { args: { title: 'Vidas por faixa etária', points: ageBands } };
export const OneRow: Story = { args: { points: planKinds.slice(0, 1) } };
export const NegativeValues: Story = {
  args: {
    title: 'Despesa por tipo, com estornos',
    format: 'money',
    points: [...costs, { label: 'Estornos', value: -3_400_000 }],
  },
};
export const AllZero: Story = { args: { points: planKinds.map((point) => ({ ...point, value: 0 })) } };
export const LongText: Story = {
  args: {
    title: 'Beneficiários por tipo de contratação do plano e por segmentação assistencial',
    points: [
      { label: 'Ambulatorial e hospitalar com obstetrícia e odontologia', value: 1204 },
      { label: 'Exclusivamente odontológico', value: 980 },
      { label: 'Hospitalar sem obstetrícia', value: 412 },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { isLoading: true }, play: still };
export const Empty: Story = { args: { points: [] }, play: still };
export const Failed: Story = { args: { failure: { onRetry: fn() } }, play: still };
