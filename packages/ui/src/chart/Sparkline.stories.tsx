import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { lives, months } from './chart.fake.ts';
import { Sparkline } from './Sparkline.tsx';
import { sparklineGuide } from './guides/Sparkline.guide.ts';

const points = months.map((label, at) => ({ label, value: lives.values[at] ?? null }));

const meta = {
  title: 'ui/dados/Sparkline',
  tags: ['autodocs'],
  parameters: { guide: sparklineGuide },
  component: Sparkline,
  args: { title: 'Vidas ativas, últimos 12 meses', points },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      'Vidas ativas, últimos 12 meses: de 17.412 (nov/2025) a 19.548 (out/2026); menor 17.412 (nov/2025), maior 19.548 (out/2026)',
    );
    await expect(canvas.getByRole('row', { name: 'jan/2026 17.569' })).toBeInTheDocument();
  },
};
export const Falling: Story = {
  name: 'Em queda',
  args: { points: points.map((point, at) => ({ ...point, value: points[11 - at]?.value ?? null })) },
};
export const NegativeValues: Story = {
  args: {
    title: 'Resultado',
    format: 'money',
    points: points.map((point, at) => ({ ...point, value: ((at * 37) % 11) * 1_000_000 - 4_000_000 })),
  },
};
export const Flat: Story = {
  name: 'Sem variação',
  args: { points: points.map((point) => ({ ...point, value: 12 })) },
};
export const Gaps: Story = {
  args: { points: points.map((point, at) => (at === 4 ? { ...point, value: null } : point)) },
};
export const OneRow: Story = { args: { points: points.slice(-1) } };
export const Empty: Story = { args: { points: [] } };
export const ManyRows: Story = {
  args: {
    points: Array.from({ length: 120 }, (_, at) => ({
      label: `dia ${at + 1}`,
      value: 310 + ((at * 137) % 190),
    })),
  },
};
export const LongText: Story = {
  args: { title: 'Contraprestações recebidas até o vencimento nos contratos coletivos por adesão' },
};
/** As high as a line of text. */
export const Low: Story = {
  name: 'Baixo',
  args: { isLow: true, hasTable: false },
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
