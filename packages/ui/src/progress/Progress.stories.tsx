import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'ui/Progress',
  component: Progress,
  args: { label: 'Lendo o arquivo SIB', value: 42 },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Lendo o arquivo SIB' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};
export const WithWords: Story = { args: { valueText: '1.810 de 4.310 linhas' } };
export const Endless: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
