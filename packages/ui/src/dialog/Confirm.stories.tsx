import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Confirm } from './Confirm.tsx';

const meta = {
  title: 'ui/Confirm',
  component: Confirm,
  args: {
    question: 'Excluir o plano “Smart 200”?',
    children: 'Os 12 beneficiários ligados a ele ficam sem plano. Não é possível desfazer.',
    actionLabel: 'Excluir plano',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', {
      name: 'Excluir o plano “Smart 200”?',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir plano' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir plano' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const Primary: Story = {
  args: {
    question: 'Enviar 231 boletos por e-mail?',
    children: undefined,
    actionLabel: 'Enviar boletos',
    tone: 'primary',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
