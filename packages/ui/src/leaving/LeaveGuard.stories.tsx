import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseButton } from '../dialog/CloseButton.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../form/fields/TextField.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { leaveGuardGuide } from './LeaveGuard.guide.ts';

interface ExampleProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A dialog with one field, in which something is typed. */
function Example({ title, onClose }: ExampleProps) {
  const [name, setName] = useState('Ana Beatriz');
  return (
    <Dialog title={title} size="small" onClose={onClose} footer={<CloseButton>Cancelar</CloseButton>}>
      <TextField label="Nome" value={name} onChange={({ target }) => setName(target.value)} />
      <LeaveGuard isOn={name !== ''} title={title} />
    </Dialog>
  );
}

const body = () => within(document.body);
const press = async (name: string) =>
  userEvent.click(await body().findByRole('button', { name }), { delay: 10 });
const asks = (title: string) => body().findByRole('alertdialog', { name: `Sair de “${title}” sem salvar?` });

const meta = {
  title: 'ui/camadas/LeaveGuard',
  tags: ['autodocs'],
  parameters: { guide: leaveGuardGuide },
  component: Example,
  args: { title: 'Nova pessoa', onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const asked = async ({ args }: { readonly args: ExampleProps }) => {
  await press('Cancelar');
  await waitFor(async () => expect(await asks(args.title)).toBeVisible());
};

export const Default: Story = { play: asked };
export const EveryWay: Story = {
  name: 'Todos os caminhos',
  parameters: { picture: { skip: 'o que se vê é o padrão' } },
  play: async ({ args }) => {
    const ways = [() => press('Cancelar'), () => press('Fechar'), () => userEvent.keyboard('{Escape}')];
    for (const go of ways) {
      await go();
      const question = await asks(args.title);
      await userEvent.click(within(question).getByRole('button', { name: 'Continuar preenchendo' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
      await expect(args.onClose).not.toHaveBeenCalled();
    }
    await userEvent.clear(await body().findByRole('textbox', { name: 'Nome' }));
    await press('Cancelar');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: { title: 'Correção do cadastro de Maria Aparecida do Nascimento de Albuquerque e Vasconcelos' },
  play: asked,
};
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: asked };
export const Dark: Story = { globals: { theme: 'dark' }, play: asked };
