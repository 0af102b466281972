import type { Meta, StoryObj } from '@storybook/react-vite';
import { inicioFakes } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { trocaSenha } from '@vidas/api-client/shell/shell.contract.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, seesText } from '../../testing/storyPlay.ts';

const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...inicioFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/shell/Trocar senha',
  component: StaffStory,
  args: { path: '/modulos/cadastro/inicio' },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const menu = await within(canvasElement).findByRole('button', { name: 'Menu de Marina Alencar' });
  await userEvent.click(menu);
  await userEvent.click(await body().findByRole('menuitem', { name: 'Trocar senha' }));
  return findDialog('Trocar senha');
};
const send = async (dialog: Awaited<ReturnType<typeof open>>, atual: string, nova: string) => {
  await userEvent.clear(dialog.getByLabelText('Senha atual'));
  await userEvent.clear(dialog.getByLabelText('Senha nova'));
  if (atual) await userEvent.type(dialog.getByLabelText('Senha atual'), atual);
  if (nova) await userEvent.type(dialog.getByLabelText('Senha nova'), nova);
  await userEvent.click(dialog.getByRole('button', { name: 'Trocar senha' }));
};
const opens = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await open(canvasElement);
};

export const Default: Story = { play: opens };
export const Dark: Story = { globals: { theme: 'dark' }, play: opens };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: opens };

const sent = fn((_: unknown) => ({ message: 'Senha trocada.' }));

/** Passwords are sent unchanged, including blanks. */
export const Changed: Story = {
  name: 'Trocada',
  parameters: withFakes(fake(trocaSenha, ({ body: given }) => sent(given))),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await send(dialog, 'segredo ', 'girassol no quintal');
    await seesText('Senha trocada!');
    await seesText('As suas outras sessões terminaram; esta continua.');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await expect(sent).toHaveBeenCalledWith({ senhaAtual: 'segredo ', senhaNova: 'girassol no quintal' });
    await expect(body().getByText('Seja bem-vindo ao módulo Cadastro')).toBeVisible();
  },
};

/** Missing values and the server's refusals stand at their field. */
export const Refused: Story = {
  name: 'Recusada nos campos',
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await send(dialog, '', '');
    await seesText('Digite a senha atual.');
    await seesText('Digite a senha nova.');
    await send(dialog, 'segredo', 'curta');
    await seesText(/precisa de ao menos 12 caracteres/);
    await send(dialog, 'errada', 'girassol no quintal');
    await seesText('A senha atual não confere.');
    await expect(dialog.getByLabelText('Senha nova')).toHaveValue('girassol no quintal');
  },
};

export const TooManyTries: Story = {
  name: 'Tentativas demais',
  parameters: withFakes(
    fake(trocaSenha, () => new Refusal(429, { error: 'Muitas tentativas ao mesmo tempo. Aguarde.' })),
  ),
  play: async ({ canvasElement }) => {
    await send(await open(canvasElement), 'errada', 'girassol no quintal');
    await seesText('A senha não foi trocada');
    await seesText('Muitas tentativas ao mesmo tempo. Aguarde.');
  },
};

export const Loading: Story = {
  parameters: withFakes(fakeWaiting(trocaSenha)),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await send(dialog, 'segredo', 'girassol no quintal');
    await expect(dialog.getByRole('button', { name: 'Trocar senha' })).toHaveAttribute('aria-busy', 'true');
  },
};
