import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { loadingOverlayGuide } from './LoadingOverlay.guide.ts';

const meta = {
  title: 'ui/avisos/LoadingOverlay',
  tags: ['autodocs'],
  parameters: { guide: loadingOverlayGuide },
  component: LoadingOverlay,
  args: {
    isLoading: true,
    children: <EmptyState title="Resultado anterior" actions={<Button>Exportar CSV</Button>} />,
  },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Carregando…')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Exportar CSV' })).toBeVisible();
  },
};
export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Carregando…')).toBeVisible();
    canvas.getByRole('button', { hidden: true }).focus();
    await expect(canvas.getByRole('button', { hidden: true })).not.toHaveFocus();
  },
};
/** Nothing to cover yet, as while the first screen loads. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Carregando…')).toBeVisible();
  },
};
export const LongText: Story = {
  args: { label: 'Calculando o custo assistencial por nota fiscal dos últimos 24 meses…' },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
