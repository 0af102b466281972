import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { errorStateGuide } from './ErrorState.guide.ts';

const meta = {
  title: 'ui/avisos/ErrorState',
  tags: ['autodocs'],
  parameters: { guide: errorStateGuide },
  component: ErrorState,
  args: { children: 'O servidor não respondeu em 30 segundos.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar os dados');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = {
  args: { isRetrying: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tentar de novo' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    title: 'Não foi possível carregar o custo assistencial por nota fiscal dos prestadores credenciados',
    children:
      'O período pedido vai de 01/01/2020 a 31/10/2026 e passa do limite de 24 meses de cada consulta; diminua o período e tente de novo ou peça o arquivo completo à Tecnologia.',
  },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'phoneSmall' } } };
export const WithoutRetry: Story = {
  name: 'Sem nova tentativa',
  render: () => <ErrorState title="Você não tem acesso a este módulo" />,
};
export const Dark: Story = { globals: { theme: 'dark' } };
