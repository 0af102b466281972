import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { KpiLine } from './KpiLine.tsx';
import { kpiLineGuide } from './KpiLine.guide.ts';

const ends = [
  'Liquidado',
  'Pagamento parcial',
  'Valor diferente',
  'Pago em duplicidade',
  'Título cancelado',
  'Nosso número desconhecido',
  'Recusado pelo banco',
  'Tarifa',
  'Informativo',
];

const meta = {
  title: 'ui/dados/KpiLine',
  tags: ['autodocs'],
  parameters: { guide: kpiLineGuide },
  component: KpiLine,
  args: {
    cards: ends.map((label, at) => ({ label, kind: 'money', value: 30_010 + at * 10, hint: '1 linha' })),
  },
} satisfies Meta<typeof KpiLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One line until the others are asked for, and again after. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const more = await canvas.findByRole('button', { name: /^Mais números \(\d\)$/ });
    const height = () => canvasElement.querySelector('dl')?.parentElement?.offsetHeight ?? 0;
    const oneLine = height();
    await expect(canvas.getByText('Liquidado')).toBeVisible();
    await expect(canvas.getByText('Informativo')).not.toBeVisible();
    await userEvent.click(more);
    await expect(canvas.getByText('Informativo')).toBeVisible();
    await expect(height()).toBeGreaterThan(oneLine);
    await userEvent.click(canvas.getByRole('button', { name: 'Menos números' }));
    await waitFor(() => expect(height()).toBe(oneLine));
  },
};

/** Nothing to press where all of them fit. */
export const OneRow: Story = {
  args: { cards: [{ label: 'Liquidado', kind: 'money', value: 30_010 }] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Loading: Story = { args: { isLoading: true } };
export const LongText: Story = {
  args: {
    cards: ends.map((label) => ({
      label: `${label}, contado outra vez depois de uma baixa desfeita por cheque devolvido`,
      value: 1_234_567,
    })),
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
