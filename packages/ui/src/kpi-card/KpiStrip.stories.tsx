import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KpiStrip } from './KpiStrip.tsx';

const meta = {
  title: 'ui/KpiStrip',
  component: KpiStrip,
  args: {
    cards: [
      { label: 'Total cadastrados', value: 4310, hint: '128 com o filtro' },
      { label: 'Mensalidades', value: 5_120_030, kind: 'money' },
      { label: 'Portabilidades', value: 7.2, kind: 'percent', hint: '312 no período' },
    ],
  },
} satisfies Meta<typeof KpiStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4.310')).toBeVisible();
    await expect(canvas.getByText('7,2%')).toBeVisible();
  },
};
export const KeepsItsHeightWhileLoading: Story = {
  render: (args) => (
    <>
      <KpiStrip {...args} />
      <KpiStrip {...args} isLoading />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [ready, waiting] = canvasElement.querySelectorAll('dl');
    await expect(waiting).toHaveAttribute('aria-busy', 'true');
    await expect(waiting?.offsetHeight).toBe(ready?.offsetHeight);
  },
};
export const NegativeAndBlank: Story = {
  args: {
    cards: [
      { label: 'Resultado', value: -123_456, kind: 'money' },
      { label: 'Última carga', value: null, kind: 'text' },
    ],
  },
};
export const ManyCards: Story = {
  args: { cards: Array.from({ length: 8 }, (_, at) => ({ label: `Indicador ${at + 1}`, value: 1000 * at })) },
};
export const Phone: Story = { globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
