import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'ui/LoadingOverlay',
  component: LoadingOverlay,
  args: {
    isLoading: true,
    children: <EmptyState title="Resultado anterior" actions={<Button>Exportar CSV</Button>} />,
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando…')).toBeVisible();
    canvas.getByRole('button', { hidden: true }).focus();
    await expect(canvas.getByRole('button', { hidden: true })).not.toHaveFocus();
  },
};
export const Ready: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Carregando…')).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
