import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';
import { ageBands, costs, drawn, months } from './chart.fake.ts';
import { barChartGuide } from './guides/BarChart.guide.ts';

const meta = {
  title: 'ui/dados/BarChart',
  tags: ['autodocs'],
  parameters: { guide: barChartGuide },
  component: BarChart,
  args: {
    title: 'Vidas ativas por faixa etária',
    subtitle: 'Em 31/10/2026',
    points: ageBands,
    categoryLabel: 'Faixa etária',
    valueLabel: 'Vidas',
  },
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const still = () => Promise.resolve();

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Vidas ativas por faixa etária' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Vidas ativas por faixa etária' });
    await expect(within(table).getByRole('row', { name: '19 a 23 1.310' })).toBeInTheDocument();
    await expect(within(table).getByRole('row', { name: 'Total 19.548' })).toBeInTheDocument();
  },
};
export const Horizontal: Story = { args: { direction: 'horizontal' } };
export const Money: Story = {
  args: {
    title: 'Custo assistencial por tipo',
    subtitle: 'Outubro de 2026',
    points: costs,
    format: 'money',
    categoryLabel: 'Tipo',
  },
};
export const Percent: Story = {
  args: {
    title: 'Sinistralidade por plano',
    subtitle: 'Outubro de 2026',
    points: [
      { label: 'Premium', value: 71.4 },
      { label: 'Smart', value: 68.25 },
      { label: 'Adesão', value: 83 },
    ],
    format: 'percent',
    categoryLabel: 'Plano',
  },
};
export const WalkedByKeys: Story = {
  name: 'Percorrido pelas teclas',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = within(canvasElement).getByRole('application', { name: /Use as setas/ });
    plot.focus();
    const liveText = plot.querySelector('[aria-live="polite"]');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(liveText).toHaveTextContent('19 a 23: 1.310'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(liveText).toHaveTextContent('59 ou mais: 1.591'));
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(liveText).toHaveTextContent('54 a 58: 1.018'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(liveText).toBeEmptyDOMElement());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(liveText).toHaveTextContent('0 a 18: 4.120'));
  },
};
export const PointedAt: Story = {
  name: 'Sob o mouse',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const plot = within(canvasElement).getByRole('application');
    const box = plot.getBoundingClientRect();
    const coords = { clientX: box.left + box.width * 0.45, clientY: box.top + 120 };
    await userEvent.pointer({ target: plot, coords });
    await waitFor(() => expect(within(plot).getAllByText('2.390').length).toBeGreaterThan(1));
    // The box at the pointer is visual only; it is not announced.
    await expect(plot.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  },
};
export const AsTable: Story = {
  name: 'Como tabela',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    const figure = canvas.getByRole('figure');
    const height = figure.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: /^Ver como tabela/ }));
    await expect(canvas.getByRole('rowheader', { name: '34 a 38' })).toBeVisible();
    await expect(canvas.queryByRole('application')).toBeNull();
    // With reduced motion every style changes one frame later.
    await waitFor(() => expect(figure.offsetHeight).toBe(height));
    await expect(canvas.getByRole('button', { name: /^Ver como gráfico/ })).toHaveFocus();
  },
};
export const NegativeValues: Story = {
  args: {
    title: 'Resultado por mês',
    subtitle: 'Receita menos despesa',
    format: 'money',
    points: months.slice(6).map((label, at) => ({
      label,
      value: [12_480_000, -3_105_000, 8_020_000, -14_760_050, 0, 21_300_000][at] ?? null,
    })),
  },
};
export const NegativeHorizontal: Story = {
  name: 'Negativos, na horizontal',
  args: { ...NegativeValues.args, direction: 'horizontal' },
};
export const Gaps: Story = {
  args: { points: ageBands.map((point, at) => (at % 3 === 1 ? { ...point, value: null } : point)) },
};
export const AllZero: Story = { args: { points: ageBands.map((point) => ({ ...point, value: 0 })) } };
export const OneRow: Story = { args: { points: ageBands.slice(0, 1) } };
export const ManyRows: Story = {
  args: {
    title: 'Atendimentos por dia',
    subtitle: '01/09/2026 a 30/10/2026',
    categoryLabel: 'Dia',
    points: Array.from({ length: 60 }, (_, at) => ({
      label: `${String((at % 30) + 1).padStart(2, '0')}/${at < 30 ? '09' : '10'}`,
      value: 310 + ((at * 137) % 190),
    })),
  },
};
const longPoints = [
  { label: 'Internação clínica em regime hospitalar com acompanhante', value: 1204 },
  { label: 'Terapias especiais de continuidade para transtornos do desenvolvimento', value: 980 },
  { label: 'Consultas', value: 43 },
];
export const LongText: Story = {
  args: {
    title: 'Guias autorizadas por tipo de atendimento e por regime de contratação do prestador',
    subtitle: 'Guias emitidas entre 01/10/2026 e 31/10/2026, sem as que foram canceladas pelo prestador',
    points: longPoints,
  },
};
export const LongTextVertical: Story = {
  name: 'Texto longo, na vertical',
  args: { points: longPoints, direction: 'vertical' },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const NarrowLongText: Story = {
  name: 'Texto longo, celular',
  args: { ...LongText.args },
  globals: { viewport: { value: 'phoneSmall' } },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Loading: Story = { args: { isLoading: true }, play: still };
export const Empty: Story = {
  args: { points: [], emptyText: 'Nenhuma vida ativa em outubro de 2026' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nenhuma vida ativa em outubro de 2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Ver como tabela/ })).toBeDisabled();
  },
};
export const Failed: Story = {
  args: { failure: { message: 'O servidor não respondeu em 30 segundos.', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('O servidor não respondeu');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};
