import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeOffline, fakeWaiting } from '@vidas/api-client/http/fake.ts';
import { juridicoFakes } from '@vidas/api-client/juridico/inicio/inicio.fake.ts';
import { trocaSenha } from '@vidas/api-client/shell/shell.contract.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { findHome } from '../testing/homeStories.ts';
import { findScreen, longName, seesText } from '../testing/storyPlay.ts';

const title = 'Escolha a sua senha';
const person = fakePayload({ senhaProvisoria: true });

const meta = {
  title: 'telas/shell/Escolha a sua senha',
  component: StaffStory,
  args: { path: '/modulos/juridico/inicio', person },
  parameters: { layout: 'fullscreen', msw: [...juridicoFakes(), ...shellFakes(person)] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  await findScreen(canvasElement, title);
};
const send = async (canvasElement: HTMLElement, atual: string, nova: string) => {
  const page = await findScreen(canvasElement, title);
  await userEvent.type(page.getByLabelText('Senha atual'), atual);
  await userEvent.type(page.getByLabelText('Senha nova'), `${nova}{Enter}`);
  return page;
};

/** Only this page, at the requested address. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(page.queryByRole('navigation')).toBeNull();
    await expect(page.queryByRole('button', { name: /^Menu de/ })).toBeNull();
  },
};
export const Dark: Story = { globals: { theme: 'dark' }, play: shown };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: shown };
export const LongText: Story = {
  args: { person: fakePayload({ user: longName, senhaProvisoria: true }) },
  play: shown,
};

export const GoesOn: Story = {
  name: 'Segue aonde ia',
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'segredo', 'girassol no quintal');
    await seesText('Senha trocada!');
    await findHome(canvasElement, 'juridico');
  },
};

export const Refused: Story = {
  name: 'Recusada nos campos',
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement, 'errada', 'girassol no quintal');
    await seesText('A senha atual não confere.');
    await userEvent.clear(page.getByLabelText('Senha nova'));
    await userEvent.type(page.getByLabelText('Senha nova'), 'curta{Enter}');
    await seesText(/precisa de ao menos 12 caracteres/);
  },
};

export const Failed: Story = {
  parameters: { msw: [fakeOffline(trocaSenha), ...shellFakes(person)] },
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'segredo', 'girassol no quintal');
    await seesText('A senha não foi trocada');
  },
};

export const Loading: Story = {
  parameters: { msw: [fakeWaiting(trocaSenha), ...shellFakes(person)] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement, 'segredo', 'girassol no quintal');
    await expect(page.getByRole('button', { name: 'Trocar senha e continuar' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Leaves: Story = {
  name: 'Sai sem trocar',
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await userEvent.click(page.getByRole('button', { name: 'Sair' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Entrar' })).toBeVisible();
  },
};
