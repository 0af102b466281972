import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { toasts } from '../toast/toasts.ts';
import { Confirm } from './Confirm.tsx';
import { confirmGuide } from './Confirm.guide.ts';

const meta = {
  title: 'ui/camadas/Confirm',
  tags: ['autodocs'],
  parameters: { guide: confirmGuide },
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
  beforeEach: () => {
    toasts.success('Dados obtidos com sucesso!');
  },
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('alertdialog', {
      name: 'Excluir o plano “Smart 200”?',
    });
    await waitFor(() => expect(within(document.body).queryByText('Dados obtidos com sucesso!')).toBeNull());
    await userEvent.dblClick(within(dialog).getByRole('button', { name: 'Excluir plano' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const TypedWord: Story = {
  name: 'Palavra digitada',
  args: { typedWord: 'Smart 200' },
  play: async ({ args }) => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    const field = dialog.getByRole('textbox', { name: 'Para confirmar, digite Smart 200' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/Não é possível desfazer/);
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir plano' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Digite “Smart 200” para confirmar/);
    await userEvent.type(field, 'smart 200{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const WithError: Story = {
  args: { typedWord: 'Smart 200' },
  play: async () => {
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir plano' }));
    await waitFor(() => expect(dialog.getByText('Digite “Smart 200” para confirmar.')).toBeVisible());
  },
};
export const Failed: Story = {
  args: { errorMessage: 'O plano tem boletos em aberto e não pode ser excluído.' },
  play: async () => {
    await waitFor(() =>
      expect(within(document.body).getByRole('alert')).toHaveTextContent(/boletos em aberto/),
    );
  },
};
export const LongText: Story = {
  args: {
    question:
      'Excluir o plano “Coletivo por adesão da Associação dos Servidores Aposentados e Pensionistas do Oeste”?',
    actionLabel: 'Excluir plano e desligar os beneficiários',
    cancelLabel: 'Continuar com o plano',
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
  name: 'Primário',
  args: {
    question: 'Enviar 231 boletos por e-mail?',
    children: undefined,
    actionLabel: 'Enviar boletos',
    tone: 'primary',
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
