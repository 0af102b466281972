import type { Meta, StoryObj } from '@storybook/react-vite';
import { inicioFakes } from '@vidas/api-client/cadastro/inicio-fake';
import { inicioFakes as cobrancaFakes } from '@vidas/api-client/cobranca/inicio-fake';
import { shellFakes } from '@vidas/api-client/shell/fake';
import { setTheme } from '@vidas/ui/theme/use-theme';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { body, findScreen } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/shell/Ir para tela',
  component: StaffStory,
  args: { path: '/modulos/cadastro/inicio', modules: ['cadastro', 'cobranca', 'ouvidoria'] },
  parameters: { layout: 'fullscreen', msw: [...inicioFakes(), ...cobrancaFakes(), ...shellFakes()] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = async () => {
  const field = await body().findByRole('combobox', { name: 'Ir para tela ou ação' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};
const opener = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^Ir para tela/ });
const openByKeys = async (canvasElement: HTMLElement) => {
  await opener(canvasElement);
  await userEvent.keyboard('{Control>}k{/Control}');
  return box();
};
const gone = () => waitFor(() => expect(body().queryByRole('combobox')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await opener(canvasElement));
    await box();
    await waitFor(() => expect(body().getByRole('option', { name: 'Início tela atual' })).toBeVisible());
    await expect(body().getByRole('group', { name: 'Ouvidoria' })).toBeInTheDocument();
    await expect(body().queryByRole('group', { name: 'Financeiro' })).toBeNull();
  },
};

export const GoesToAScreen: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('ouvidoria{Enter}');
    await gone();
    await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
    await waitFor(() => expect(document.querySelector('main')).toHaveFocus());
    // The screen visited last is listed first the next time.
    await openByKeys(canvasElement);
    const recent = within(body().getByRole('group', { name: 'Recentes' }));
    await expect(recent.getByRole('option')).toHaveTextContent('InícioCadastro');
  },
};

export const SecondPressOfTheKeysCloses: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('{Control>}k{/Control}');
    await gone();
  },
};

export const StaysAwayBehindADialog: Story = {
  play: async ({ canvasElement }) => {
    await opener(canvasElement);
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Informações sobre a tela atual' }),
    );
    await body().findByRole('dialog');
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(body().queryByRole('combobox')).toBeNull();
  },
};

export const ChangesTheTheme: Story = {
  play: async ({ canvasElement, globals }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('escuro{Enter}');
    await gone();
    await expect(document.documentElement.dataset.theme).toBe('dark');
    await expect(localStorage.getItem('vidas.theme')).toBe('"dark"');
    setTheme(globals.theme === 'dark' ? 'dark' : 'light');
  },
};

export const Leaves: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('sair{Enter}');
    await expect(await within(canvasElement).findByRole('button', { name: 'Entrar' })).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(body().queryByRole('combobox')).toBeNull();
  },
};

export const FromTheModules: Story = {
  args: { path: '/modulos' },
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('cobranca inicio{Enter}');
    const page = await findScreen(canvasElement, 'Seja bem-vindo ao Módulo Cobrança');
    await page.findByRole('application', { name: /^Valor em aberto/ });
  },
};

export const FromAnUnknownAddress: Story = {
  args: { path: '/modulos/cadastro/nada' },
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('trocar{Enter}');
    await expect(await within(canvasElement).findByRole('list', { name: 'Módulos' })).toBeVisible();
  },
};

export const NoResult: Story = {
  play: async ({ canvasElement }) => {
    await openByKeys(canvasElement);
    await userEvent.keyboard('financeiro');
    await waitFor(() => expect(body().getByText('Nada com “financeiro”')).toBeVisible());
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
