import type { Meta, StoryObj } from '@storybook/react-vite';
import { Refusal, fake, fakeOffline, fakeWaiting } from '@vidas/api-client/http/fake.ts';
import { getDenuncias } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { login, sair } from '@vidas/api-client/shell/shell.contract.ts';
import { fakePayload, fakeToken, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { pedidosFakes } from '@vidas/api-client/tecnologia/pedidos/pedidos.fake.ts';
import { pessoasFakes } from '@vidas/api-client/tecnologia/pessoas/pessoas.fake.ts';
import { criaPessoa } from '@vidas/api-client/tecnologia/pessoas/pessoas.contract.ts';
import { moduleKeys } from '@vidas/api-client/shell/modules.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { answers, body, findDialog, findScreen, longName, seesText } from '../testing/storyPlay.ts';

const meta = {
  title: 'telas/shell/Login',
  component: StaffStory,
  args: { path: '/', modules: null },
  parameters: { layout: 'fullscreen', msw: shellFakes() },
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, name: string, senha: string) => {
  const page = within(canvasElement);
  if (name) await userEvent.type(page.getByRole('textbox', { name: 'Login' }), name);
  if (senha) await userEvent.type(page.getByLabelText('Senha'), senha);
  await userEvent.keyboard('{Enter}');
};

export const Default: Story = {
  parameters: { shows: 'focus' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('textbox', { name: 'Login' })).toHaveFocus();
    await expect(page.getByText('Registro ANS nº 99999-9')).toBeVisible();
    const portal = page.getByRole('link', { name: 'Ouvidoria Interna' });
    await expect(portal).toHaveAttribute('href', 'https://ouvidoria.exemplo.com.br/ouvidoriaInterna/inicio');
  },
};

export const EntersWithTheKeyboard: Story = {
  name: 'Entra pelo teclado',
  parameters: {
    msw: [
      fake(login, ({ body }) =>
        body.login === 'USU_marina' && body.senha === ' segredo ' ? { token: fakeToken() } : new Refusal(401),
      ),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, ' marina ', ' segredo ');
    await expect(await within(canvasElement).findByRole('list', { name: 'Módulos' })).toBeVisible();
  },
};

const ends = fn(() => ({ message: 'Sessão encerrada.' }));

/** Opening the screen ends the running session, on the server too (ACE-1). */
export const EndsTheSession: Story = {
  name: 'Encerra a sessão que havia',
  args: { modules: ['cadastro'] },
  parameters: {
    msw: [fake(sair, ends), ...shellFakes()],
    picture: { skip: 'a tela é a mesma de quem chega sem sessão' },
  },
  beforeEach: () => void ends.mockClear(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Entrar' })).toBeVisible();
    await waitFor(() => expect(ends).toHaveBeenCalledOnce());
  },
};

const asksForPassword = async (canvasElement: HTMLElement, why: string) => {
  const senha = within(canvasElement).getByLabelText('Senha');
  await expect(senha).toHaveFocus();
  await expect(senha).toBeInvalid();
  await expect(senha).toHaveAccessibleDescription(why);
};

export const NothingTyped: Story = {
  name: 'Nada digitado',
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', '');
    await seesText('E-mail ou senha inválidos!');
    await asksForPassword(canvasElement, 'Digite a senha.');
  },
};

export const Failed: Story = {
  parameters: { msw: [fake(login, () => new Refusal(401, { error: 'Credenciais inválidas.' }))] },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', 'errada');
    await seesText('Erro na autenticação!');
    await seesText('Ocorreu um erro ao fazer login, cheque as credenciais.');
    await expect(within(canvasElement).getByRole('button', { name: 'Entrar' })).toBeEnabled();
    await asksForPassword(canvasElement, 'Confira o login e a senha.');
  },
};

const doubtsNothing = () => expect(body().queryByText(/cheque as credenciais/)).toBeNull();

export const TooManyTries: Story = {
  name: 'Tentativas demais',
  parameters: {
    msw: [fake(login, () => new Refusal(429, { error: 'Muitas tentativas. Tente de novo em 5 minutos.' }))],
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', 'segredo');
    await seesText('Muitas tentativas. Tente de novo em 5 minutos.');
    await doubtsNothing();
  },
};

export const ServerIsDown: Story = {
  name: 'Servidor com falha',
  parameters: { msw: [fake(login, () => new Refusal(500))] },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', 'segredo');
    await seesText('Erro na autenticação!');
    await seesText('O servidor não respondeu como devia. Verifique sua conexão e tente de novo.');
    await doubtsNothing();
  },
};

export const ServerOutOfReach: Story = {
  name: 'Servidor fora de alcance',
  parameters: { msw: [fakeOffline(login)] },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', 'segredo');
    await seesText('O servidor não pôde ser alcançado. Verifique sua conexão e tente de novo.');
    await doubtsNothing();
  },
};

export const Loading: Story = {
  parameters: { msw: [fakeWaiting(login), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, 'marina', 'segredo');
    const enter = await within(canvasElement).findByRole('button', { name: 'Entrar' });
    await expect(enter).toHaveAttribute('aria-busy', 'true');
  },
};

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Login' }), longName);
    await expect(page.getByRole('textbox', { name: 'Login' })).toHaveValue(longName);
  },
};

export const SeesThePassword: Story = {
  name: 'Vê a senha',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(page.getByLabelText('Senha'), 'segredo');
    await userEvent.click(page.getByRole('button', { name: 'Mostrar senha' }));
    await expect(page.getByLabelText('Senha')).toHaveAttribute('type', 'text');
  },
};

/** The first call is refused, later ones after a new sign-in are not. */
const endedBySomebody = (motivo: string, error: string) => {
  let isEnded = false;
  return {
    parameters: {
      msw: [
        fake(getDenuncias, () => {
          const isFirst = !isEnded;
          isEnded = true;
          return isFirst ? new Refusal(401, { status: false, motivo, error, message: error }) : [];
        }),
        ...shellFakes(),
      ],
    },
    beforeEach: () => {
      isEnded = false;
    },
  };
};
/** Visible, and announced by a screen reader. */
const isAnnounced = async (page: Awaited<ReturnType<typeof findScreen>>, text: string) =>
  expect((await page.findByText(text)).closest('[role="status"]')).toBeVisible();

const pressesAndIsOut = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
  await userEvent.click(page.getByRole('button', { name: 'Carregar denúncias' }));
  await expect(await page.findByRole('button', { name: 'Entrar' })).toBeVisible();
  return page;
};

const modulesChanged = {
  args: { path: '/modulos/ouvidoria/inicio', modules: moduleKeys },
  ...endedBySomebody('modulos', 'Seus módulos mudaram. Entre de novo.'),
};

/** The login shows the reason, without a passing message (ACE-8). */
export const ModulesChanged: Story = {
  name: 'Módulos mudados',
  ...modulesChanged,
  play: async ({ canvasElement }) => {
    const page = await pressesAndIsOut(canvasElement);
    await isAnnounced(page, 'Seus módulos mudaram. Entre de novo.');
    await expect(body().queryByText('Sessão expirada!')).toBeNull();
  },
};

/** The address stays, and the same person continues there (ACE-8). */
export const SamePersonGoesOn: Story = {
  name: 'A mesma pessoa segue onde estava',
  ...modulesChanged,
  play: async ({ canvasElement }) => {
    const page = await pressesAndIsOut(canvasElement);
    await userEvent.type(page.getByRole('textbox', { name: 'Login' }), 'marina.alencar');
    await userEvent.type(page.getByLabelText('Senha'), 'segredo{Enter}');
    await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
    await expect(page.queryByText('Seus módulos mudaram. Entre de novo.')).toBeNull();
  },
};

/** The address belongs to the earlier person: another one starts with the modules (ACE-9). */
export const SomebodyElseEnters: Story = {
  name: 'Outra pessoa entra depois',
  args: {
    path: '/modulos/ouvidoria/inicio',
    modules: moduleKeys,
    person: fakePayload({ login: 'USU_rui', user: 'Rui Prado' }),
  },
  ...endedBySomebody('desativada', 'Seu acesso foi desativado. Fale com quem cuida dos acessos.'),
  play: async ({ canvasElement }) => {
    const page = await pressesAndIsOut(canvasElement);
    await isAnnounced(page, 'Seu acesso foi desativado. Fale com quem cuida dos acessos.');
    await userEvent.type(page.getByRole('textbox', { name: 'Login' }), 'marina.alencar');
    await userEvent.type(page.getByLabelText('Senha'), 'segredo{Enter}');
    await expect(await page.findByRole('list', { name: 'Módulos' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

const savesInto401 = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Pessoas e acessos');
  await userEvent.click(page.getByRole('button', { name: 'Nova pessoa' }));
  const form = await findDialog('Nova pessoa');
  await userEvent.type(form.getByRole('textbox', { name: 'Login' }), 'beatriz');
  await userEvent.type(form.getByRole('textbox', { name: 'Nome' }), 'Ana Beatriz');
  await userEvent.type(form.getByRole('combobox', { name: 'Cargo' }), 'Atendente{Enter}');
  await userEvent.click(form.getByRole('checkbox', { name: 'Atendimento' }));
  await userEvent.click(form.getByRole('button', { name: 'Adicionar pessoa' }));
  return { form, again: await findDialog('Entre de novo para continuar') };
};
const seesTextStill = (form: ReturnType<typeof within>) =>
  expect(form.getByLabelText('Nome', { exact: true })).toHaveValue('Ana Beatriz');

/** Over typed text the same person signs in and continues (REL-48). */
export const OverTypedText: Story = {
  name: 'Entra de novo sobre o que digitou',
  args: { path: '/modulos/tecnologia/pessoas', modules: moduleKeys },
  parameters: {
    msw: [
      fake(criaPessoa, () => new Refusal(401)),
      fake(login, ({ body: { senha } }) => (senha === 'segredo' ? { token: fakeToken() } : new Refusal(401))),
      ...pessoasFakes(),
      ...pedidosFakes(),
      ...shellFakes(),
    ],
  },
  play: async ({ canvasElement }) => {
    const { form, again } = await savesInto401(canvasElement);
    await expect(again.getByText('Marina Alencar')).toBeVisible();
    await userEvent.type(again.getByLabelText('Senha'), 'errada{Enter}');
    await expect(await again.findByText('A senha não confere.')).toBeVisible();
    await userEvent.clear(again.getByLabelText('Senha'));
    await userEvent.type(again.getByLabelText('Senha'), 'segredo{Enter}');
    await waitFor(() => expect(body().queryByLabelText('Senha')).toBeNull());
    await seesTextStill(form);
    await expect(form.getByText('A sessão tinha acabado. Salve de novo.')).toBeVisible();
  },
};

/** Another person gets a question first, and starts at the login (REL-48). */
export const AnotherOverTypedText: Story = {
  ...OverTypedText,
  name: 'Outra pessoa não segue sobre o que se digitou',
  parameters: { ...OverTypedText.parameters, picture: { skip: 'o que se vê é a entrada' } },
  play: async ({ canvasElement }) => {
    const { form, again } = await savesInto401(canvasElement);
    const goes = () => userEvent.click(again.getByRole('button', { name: 'Entrar com outro login' }));
    await goes();
    await answers('Sair sem salvar?', 'Continuar preenchendo');
    await seesTextStill(form);
    await goes();
    await answers('Sair sem salvar?', 'Sair sem salvar');
    await expect(await within(canvasElement).findByRole('textbox', { name: 'Login' })).toBeVisible();
    await expect(body().queryByRole('dialog')).toBeNull();
  },
};
