import type { Meta, StoryObj } from '@storybook/react-vite';
import { beneficiarioCadastrado } from '@vidas/api-client/cadastro/relatorios/beneficiarioCadastrado.report.ts';
import { fake, fakeOffline, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { reportFakes } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { getVisoes, gravaVisao, type VisaoSalva } from '@vidas/api-client/shell/visoes/visoes.contract.ts';
import { visoesFakes } from '@vidas/api-client/shell/visoes/visoes.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { body, findDialog, findScreen, longName, seesText } from '../../testing/storyPlay.ts';

const layout = { order: [], hidden: ['Titular'], pinned: ['Matricula'], widths: {} };
const conceicoes: VisaoSalva = {
  nome: 'Conceições por nome',
  visao: {
    filters: { Nome: { kind: 'typed', text: 'conceicao' } },
    sorting: [{ columnId: 'Nome', direction: 'ascending' }],
    layout,
  },
};
const withViews = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...reportFakes(beneficiarioCadastrado, 128), ...shellFakes()],
});

const meta = {
  title: 'telas/cadastro/Visões salvas',
  component: StaffStory,
  args: { path: '/modulos/cadastro/beneficiario-cadastrado?inicio=2026-10-01&fim=2026-10-31' },
  parameters: { layout: 'fullscreen', ...withViews(...visoesFakes([conceicoes])) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openViews = async (canvasElement: HTMLElement) => {
  const page = await findScreen(canvasElement, 'Beneficiários cadastrados');
  await page.findByText('0000001201');
  await userEvent.click(await page.findByRole('button', { name: 'Visões' }));
  return findDialog('Visões salvas');
};
const nameField = (pop: Awaited<ReturnType<typeof openViews>>) =>
  pop.getByRole('textbox', { name: 'Nome da visão' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await expect(await pop.findByRole('button', { name: 'Conceições por nome' })).toBeVisible();
  },
};

export const AppliesWhatTheServerKept: Story = {
  name: 'Aplica o que o servidor guardou',
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await userEvent.click(await pop.findByRole('button', { name: 'Conceições por nome' }));
    const page = within(canvasElement);
    await expect(await page.findByRole('button', { name: /^Retirar o filtro/ })).toBeVisible();
    await expect(page.queryByRole('columnheader', { name: /^Titular/ })).toBeNull();
  },
};

export const SavesOnTheServerAndNotInTheBrowser: Story = {
  name: 'Grava no servidor, não no navegador',
  parameters: withViews(...visoesFakes()),
  play: async ({ canvasElement }) => {
    let pop = await openViews(canvasElement);
    await userEvent.type(nameField(pop), 'Só minha{Enter}');
    await seesText('Visão salva!');
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Só minha');
    pop = await openViews(canvasElement);
    await expect(await pop.findByRole('button', { name: 'Só minha' })).toBeVisible();
    await userEvent.click(pop.getByRole('button', { name: 'Excluir a visão Só minha' }));
    await waitFor(() => expect(pop.queryByRole('button', { name: 'Só minha' })).toBeNull());
  },
};

const ofTheOtherTab = { ...conceicoes, nome: 'Ativos' };
let isKnownHere = false;

export const OneOfTheSameNameSavedInAnotherTabIsNotLost: Story = {
  name: 'A de mesmo nome gravada em outra aba não se perde',
  // Another tab saved a view after this one had read the list.
  beforeEach: () => {
    isKnownHere = false;
  },
  parameters: withViews(
    fake(getVisoes, () => (isKnownHere ? [ofTheOtherTab] : [])),
    fake(gravaVisao, ({ body: { nome, visao, substitui } }) => {
      isKnownHere = true;
      return substitui
        ? [{ nome, visao }]
        : new Refusal(409, { error: 'Você já tem uma visão com este nome.' });
    }),
  ),
  play: async ({ canvasElement }) => {
    let pop = await openViews(canvasElement);
    await userEvent.type(nameField(pop), 'Ativos{Enter}');
    await seesText('Você já tem uma visão com este nome.');
    pop = await openViews(canvasElement);
    await expect(await pop.findByRole('button', { name: 'Ativos' })).toBeVisible();
    await userEvent.type(nameField(pop), 'Ativos');
    await userEvent.click(await pop.findByRole('button', { name: 'Substituir a visão' }));
    await seesText('Visão salva!');
  },
};

export const NotSaved: Story = {
  parameters: withViews(
    fake(
      gravaVisao,
      () =>
        new Refusal(422, {
          error: 'Você já tem 50 visões salvas desta tabela. Apague alguma para salvar outra.',
        }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await userEvent.type(nameField(pop), 'Mais uma{Enter}');
    await seesText('A visão não foi salva!');
    await seesText('Você já tem 50 visões salvas desta tabela. Apague alguma para salvar outra.');
  },
};

export const Loading: Story = {
  parameters: withViews(fakeWaiting(getVisoes)),
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await expect(pop.getByText('Carregando as visões salvas…')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: withViews(fakeOffline(getVisoes)),
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await expect(await pop.findByRole('alert')).toHaveTextContent('As visões salvas não foram carregadas.');
    await expect(pop.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  },
};

export const AServerWithoutViewsOffersNone: Story = {
  name: 'Um servidor sem visões não as oferece',
  parameters: withViews(fake(getVisoes, () => new Refusal(404, { error: 'Não encontrado.' }))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Beneficiários cadastrados');
    await page.findByText('0000001201');
    await waitFor(() => expect(page.queryByRole('button', { name: 'Visões' })).toBeNull());
    await expect(page.getByRole('button', { name: 'Colunas' })).toBeVisible();
    await expect(body().queryByText(/Não encontrado/)).toBeNull();
  },
};

export const LongText: Story = {
  parameters: withViews(...visoesFakes([{ ...conceicoes, nome: longName.slice(0, 60) }])),
  play: async ({ canvasElement }) => {
    const pop = await openViews(canvasElement);
    await expect(await pop.findByRole('button', { name: /^Excluir a visão Maria/ })).toBeVisible();
  },
};

export const Dark: Story = { tags: ['moldura'], ...Default, globals: { theme: 'dark' } };

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
