import type { Meta, StoryObj } from '@storybook/react-vite';
import { auxilioFuneral } from '@vidas/api-client/cadastro/relatorios/auxilioFuneral.report.ts';
import { inicioFakes } from '@vidas/api-client/cadastro/inicio/inicio.fake.ts';
import { inicioFakes as inicioCobrancaFakes } from '@vidas/api-client/cobranca/inicio/inicio.fake.ts';
import { getInicio as getContabilidade } from '@vidas/api-client/contabilidade/inicio/inicio.contract.ts';
import { fakeInicioContabilidade } from '@vidas/api-client/contabilidade/inicio/inicio.fake.ts';
import { inicioFakes as inicioContasFakes } from '@vidas/api-client/contas-medicas/inicio/inicio.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import { juridicoFakes } from '@vidas/api-client/juridico/inicio/inicio.fake.ts';
import { getDenuncias } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { sair } from '@vidas/api-client/shell/shell.contract.ts';
import { fakePayload, shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { askedPath, withAnswers } from '../testing/reportStories.ts';
import { findHome } from '../testing/homeStories.ts';
import { body, findDialog, findScreen, longName, seesText } from '../testing/storyPlay.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const meta = {
  title: 'telas/shell/Moldura',
  component: StaffStory,
  args: { path: '/modulos/cadastro/inicio' },
  parameters: { layout: 'fullscreen', msw: [...inicioFakes(), ...shellFakes()] },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'cadastro');
    const menu = within(page.getByRole('navigation', { name: 'Telas de Cadastro' }));
    await expect(menu.getByRole('link', { name: 'Início' })).toHaveAttribute('aria-current', 'page');
    await expect(menu.getByRole('link', { name: 'Auxílio funeral' })).toBeVisible();
  },
};

/** The numbers come from the answer of the home; a name stays the screen's title. */
export const SaysWhatWaits: Story = {
  name: 'Diz o que espera',
  args: { path: '/modulos/cobranca/inicio' },
  parameters: { msw: [...inicioCobrancaFakes(), ...shellFakes()], picture: { take: true } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = within(await page.findByRole('navigation', { name: 'Telas de Cobrança' }));
    await expect(
      await menu.findByRole('link', { name: 'Retenção', description: '17 esperam' }),
    ).toHaveTextContent('17');
    await expect(menu.getByRole('link', { name: 'Mensageria', description: '1 espera' })).toBeVisible();
  },
};

export const FoldsTheMenuAndRemembersIt: Story = {
  name: 'Recolhe o menu e se lembra',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Recolher menu' }));
    await expect(page.getByRole('button', { name: 'Expandir menu' })).toBeVisible();
    await expect(localStorage.getItem('vidas.de.USU_marina.alencar.menuFolded')).toBe('true');
  },
};

export const HelpWithoutText: Story = {
  name: 'Ajuda sem texto',
  args: { path: '/modulos/ouvidoria/inicio' },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Informações sobre a tela atual' }),
    );
    const dialog = await findDialog('Informações sobre a tela atual');
    await expect(dialog.getByText('Não há informações no momento')).toBeVisible();
    await expect(await dialog.findByText('Vidas 0.1.0, commit 1a2b3c4d5')).toBeVisible();
  },
};

export const HelpOfAccounting: Story = {
  name: 'Ajuda da Contabilidade',
  args: { path: '/modulos/contabilidade/inicio' },
  parameters: { msw: [fake(getContabilidade, fakeInicioContabilidade()), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Informações sobre a tela atual' }),
    );
    await seesText(/Despesa líquida é a despesa assistencial menos a coparticipação/);
  },
};

const leaves = fn(() => ({ message: 'Até logo!' }));

/** Leaving also signs out on the server. */
export const UserMenu: Story = {
  name: 'Menu da pessoa',
  parameters: { msw: [fake(sair, leaves), ...inicioFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole('button', { name: 'Menu de Marina Alencar' }),
    );
    await expect(await body().findByRole('menuitem', { name: 'Usuário' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(body().getByRole('menuitem', { name: 'Configurações' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(body().getByRole('menuitem', { name: 'Sair' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Entrar' })).toBeVisible();
    await waitFor(() => expect(leaves).toHaveBeenCalledOnce());
  },
};

/** Messages have numbers to copy, by key and by mouse, until Sair. */
export const LastMessages: Story = {
  name: 'Últimas mensagens',
  parameters: { msw: [fake(sair, leaves), ...inicioFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('button', { name: 'Menu de Marina Alencar' });
    toasts.error('O contato não foi registrado', 'Verifique sua sessão ou conexão!');
    for (let at = 0; at < 30; at += 1)
      toasts.success('Dados obtidos com sucesso!', undefined, { isReading: true });
    toasts.success('Registro protocolo gravado com sucesso!', '0000440200/213469');
    await userEvent.keyboard('{Alt>}m{/Alt}');
    const last = await findDialog('Últimas mensagens');
    await expect(last.getByText('O contato não foi registrado', { exact: false })).toBeVisible();
    await expect(last.getAllByText(/Dados obtidos com sucesso!/)).toHaveLength(1);
    await expect(last.getByRole('button', { name: 'Copiar 0000440200/213469' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Menu de Marina Alencar' }));
    await userEvent.click(await body().findByRole('menuitem', { name: /Últimas mensagens/ }));
    await findDialog('Últimas mensagens');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Menu de Marina Alencar' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Sair' }));
    await page.findByRole('button', { name: 'Entrar' });
    await expect(toasts.getLast()).toEqual([]);
  },
};

/** Another person's choices, and those of everybody, stay. */
export const LeavesNothingBehind: Story = {
  name: 'Não deixa nada para trás',
  parameters: { msw: [fake(sair, leaves), ...inicioFakes(), ...shellFakes()] },
  beforeEach: () => {
    localStorage.setItem('vidas.de.USU_rui.table.titulos', '{}');
    localStorage.setItem('vidas.theme', '"system"');
    sessionStorage.setItem('rascunho', 'x');
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Recolher menu' }));
    const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('vidas.de.USU_marina'));
    await expect(kept().toSorted()).toEqual([
      'vidas.de.USU_marina.alencar.menuFolded',
      'vidas.de.USU_marina.alencar.recentScreens',
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Menu de Marina Alencar' }));
    await userEvent.click(await body().findByRole('menuitem', { name: 'Sair' }));
    await page.findByRole('button', { name: 'Entrar' });
    await expect(kept()).toEqual([]);
    await expect(sessionStorage.length).toBe(0);
    await expect(localStorage.getItem('vidas.de.USU_rui.table.titulos')).toBe('{}');
    await expect(localStorage.getItem('vidas.theme')).toBe('"system"');
  },
};

const parts =
  'h1, dl, [role="grid"], th, td, nav, form, button, input:not([type="hidden"], [type="date"]), [role="spinbutton"]';

/** A message covers no title, indicator, row, total, pager, field or button of the screen (REL-11). */
export const MessageCoversNothing: Story = {
  name: 'A mensagem não cobre nada',
  args: { path: askedPath(auxilioFuneral) },
  parameters: {
    ...withAnswers(auxilioFuneral),
    picture: { skip: 'as medidas são conferidas no passo a passo' },
  },
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, auxilioFuneral.title);
    await seesText('Dados obtidos com sucesso!');
    const message = body().getByRole('region', { name: 'Avisos' }).querySelector('li') as HTMLElement;
    await waitFor(() => expect(message.getAnimations()).toEqual([]));
    const over = message.getBoundingClientRect();
    const worked = [...page.getByRole('main').querySelectorAll(parts)];
    await expect(worked.length).toBeGreaterThan(50);
    const covered = worked.filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    });
    await expect(covered.map(({ outerHTML }) => outerHTML.slice(0, 300))).toEqual([]);
    await expect(over.left).toBeGreaterThanOrEqual(0);
    await expect(over.right).toBeLessThanOrEqual(innerWidth);
  },
};
export const MessageCoversNothingOnAPhone: Story = {
  ...MessageCoversNothing,
  name: 'A mensagem não cobre nada, celular',
  parameters: {
    ...MessageCoversNothing.parameters,
    picture: { skip: 'as medidas são conferidas no passo a passo' },
  },
  globals: { viewport: { value: 'phone' } },
};

export const OldModuleName: Story = {
  name: 'Nome antigo do módulo',
  args: { path: '/modulos/contasmedicas/INICIO' },
  parameters: { msw: [...inicioContasFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'contas-medicas');
    await expect(await page.findByRole('link', { name: 'Guias em análise' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  args: { path: '/modulos/financeiro/inicio', modules: ['cadastro'] },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Módulo Financeiro indisponível')).toBeVisible(),
};

export const AsTheSellerOfTheToolbar: Story = {
  name: 'Como a vendedora da barra',
  globals: { person: 'seller' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Módulo Cadastro indisponível')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu de Rute Azevedo' })).toBeVisible();
  },
};

export const PageNotFound: Story = {
  name: 'Página não encontrada',
  args: { path: '/modulos/cadastro/nada' },
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Page not found')).toBeVisible(),
};

export const ComesBackAfterEntering: Story = {
  name: 'Volta depois de entrar',
  args: { path: '/modulos/juridico/inicio', modules: null },
  parameters: { msw: [...juridicoFakes(), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByRole('textbox', { name: 'Login' }), 'marina');
    await userEvent.type(page.getByLabelText('Senha'), 'segredo{Enter}');
    await findHome(canvasElement, 'juridico');
  },
};

export const SessionExpired: Story = {
  name: 'Sessão expirada',
  args: { path: '/modulos/ouvidoria/inicio' },
  parameters: { msw: [fake(getDenuncias, () => new Refusal(401)), ...shellFakes()] },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Ouvidoria Interna - Avaliação de denúncias');
    await userEvent.click(page.getByRole('button', { name: 'Carregar denúncias' }));
    await seesText('Sessão expirada!');
    await expect(await page.findByRole('button', { name: 'Entrar' })).toBeVisible();
  },
};

export const Intranet: Story = {
  name: 'Intranet',
  args: { path: '/interno/inicio', modules: null },
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link', { name: /^Acessar/ });
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('target', '_blank');
  },
};

const Broken = (): never => {
  throw new Error('o código da tela não chegou');
};

export const Failed: Story = {
  render: () => (
    <ScreenBoundary>
      <Broken />
    </ScreenBoundary>
  ),
  play: async ({ canvasElement }) =>
    expect(await within(canvasElement).findByText('Não foi possível abrir esta tela')).toBeVisible(),
};

export const LongText: Story = { args: { person: fakePayload({ user: longName }) } };

export const Folded: Story = {
  beforeEach: () => localStorage.setItem('vidas.de.USU_marina.alencar.menuFolded', 'true'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
