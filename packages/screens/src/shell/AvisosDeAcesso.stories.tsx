import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import {
  type AvisosDeAcesso,
  confirmaAvisosAcesso,
  getAvisosAcesso,
} from '@vidas/api-client/shell/avisosAcesso.contract.ts';
import {
  avisosAcessoFakes,
  fakeAvisos,
  fakePedidosDeSenha,
  semAvisos,
} from '@vidas/api-client/shell/avisosAcesso.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { body, findDialog, longName, seesText } from '../testing/storyPlay.ts';

const withAvisos = (given: AvisosDeAcesso, ...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...avisosAcessoFakes(given), ...shellFakes()],
});
const avisos = { avisos: fakeAvisos, pedidos: [] };
const pedidos = { avisos: [], pedidos: fakePedidosDeSenha };
const title = 'O seu acesso mudou';

const meta = {
  title: 'telas/shell/Avisos de acesso',
  component: StaffStory,
  args: { path: '/modulos', modules: ['ouvidoria'] },
  parameters: { layout: 'fullscreen', ...withAvisos(avisos) },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once its code is loaded, which is slow on a busy machine. */
const opened = async (name: string, role: 'dialog' | 'alertdialog' = 'dialog') => {
  await body().findByRole(role, { name }, { timeout: 45_000 });
  return findDialog(name, role);
};
const opens: Story['play'] = async () => void (await opened(title));
const isGone = (role: 'dialog' | 'alertdialog') => waitFor(() => expect(body().queryByRole(role)).toBeNull());

/** Each change with its moment, author and approver; the dialog stays until it is confirmed. */
export const Default: Story = {
  play: async () => {
    const dialog = await opened(title);
    await expect(dialog.getByText('Senha trocada em 20/11/2026 16:40')).toBeVisible();
    await expect(
      dialog.getByText('Por Renata Siqueira Dantas, aprovado por Caio Vasconcelos Rocha'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByText('Senha trocada em 20/11/2026 16:40')).toBeVisible();
  },
};

export const Confirmed: Story = {
  name: 'Confirmado',
  // An own memory: a confirmation here must not affect other stories.
  parameters: withAvisos(avisos),
  play: async () => {
    const dialog = await opened(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Li e confirmo' }));
    await isGone('dialog');
  },
};

export const Failed: Story = {
  parameters: withAvisos(
    avisos,
    fake(confirmaAvisosAcesso, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async () => {
    const dialog = await opened(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Li e confirmo' }));
    await expect(await dialog.findByText('O banco de dados não respondeu.')).toBeVisible();
  },
};

/** Another person asked for a new password: she may accept, refuse, or decide later. */
export const PasswordAsked: Story = {
  name: 'Pediram outra senha',
  parameters: withAvisos(pedidos),
  play: async () => {
    const dialog = await opened('Pediram outra senha para você', 'alertdialog');
    await expect(dialog.getByText(/^Renata Siqueira Dantas pediu em 21\/11\/2026 08:40/)).toBeVisible();
  },
};

export const PasswordRefused: Story = {
  name: 'Recusa a outra senha',
  parameters: withAvisos(pedidos),
  play: async () => {
    const dialog = await opened('Pediram outra senha para você', 'alertdialog');
    await userEvent.click(dialog.getByRole('button', { name: 'Recusar' }));
    await seesText('Pedido recusado!');
    await isGone('alertdialog');
  },
};

/** The page is usable while loading, and without news. */
export const Empty: Story = {
  parameters: withAvisos(semAvisos),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};

export const Loading: Story = {
  parameters: withAvisos(semAvisos, fakeWaiting(getAvisosAcesso)),
  play: async ({ canvasElement }) => void (await within(canvasElement).findByRole('heading', { level: 1 })),
};

export const LongText: Story = {
  parameters: withAvisos({
    avisos: Array.from({ length: 12 }, (_, index) => ({
      ...(fakeAvisos[1] as (typeof fakeAvisos)[number]),
      id: String(index),
      quem: longName,
      aprovador: longName,
    })),
    pedidos: [],
  }),
  play: opens,
};

export const Dark: Story = { globals: { theme: 'dark' }, play: opens };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: opens };
export const PasswordAskedDark: Story = {
  ...PasswordAsked,
  name: 'Pediram outra senha, escuro',
  globals: { theme: 'dark' },
};
export const PasswordAskedNarrow: Story = {
  ...PasswordAsked,
  name: 'Pediram outra senha, estreito',
  globals: { viewport: { value: 'phone' } },
};
