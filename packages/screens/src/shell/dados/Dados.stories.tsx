import type { Meta, StoryObj } from '@storybook/react-vite';
import { getInicio } from '@vidas/api-client/financeiro/inicio/inicio.contract.ts';
import {
  emptyInicioFinanceiro,
  fakeInicioFinanceiro,
} from '@vidas/api-client/financeiro/inicio/inicio.fake.ts';
import { fake } from '@vidas/api-client/http/fake.ts';
import { dadosFake, fakeIdades, fakeVazio } from '@vidas/api-client/shell/dados/dados.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findHome } from '../../testing/homeStories.ts';
import { findScreen } from '../../testing/storyPlay.ts';

const withDados = (
  dados: Parameters<typeof dadosFake>[0],
  figures: ReturnType<typeof fakeInicioFinanceiro> = fakeInicioFinanceiro(),
) => ({ msw: [fake(getInicio, figures), dadosFake(dados), ...shellFakes()] });
const late = {
  idades: fakeIdades({
    em: '2026-11-20T05:00',
    atrasados: [
      { arquivo: 'beneficiarios', em: '2026-11-19T05:00' },
      { arquivo: 'faturas', em: '2026-10-01T05:00' },
    ],
  }),
};
const nothing = withDados(
  {
    vazios: [fakeVazio('financeiro', 'conta-do-banco', 'planos', 'titulos', 'feriados')],
  },
  emptyInicioFinanceiro,
);

const meta = {
  title: 'telas/shell/Dados carregados',
  component: StaffStory,
  args: { path: '/modulos/financeiro/inicio' },
  parameters: { layout: 'fullscreen', ...withDados(late) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentence =
  /^Ainda não veio nada mais novo: beneficiarios\.csv de 19\/11\/2026 às 05:00; faturas\.csv de/;

/** A home with late data, and the link to the loads. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'financeiro');
    await expect(await page.findByText('Dados atrasados')).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByText(/Dados de 20\/11\/2026 às 05:00$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Carga de dados' })).toHaveAttribute(
      'href',
      '/modulos/tecnologia/carga-de-dados',
    );
  },
};

export const WithoutTecnologia: Story = {
  name: 'Atrasados, sem o caminho para quem não tem Tecnologia',
  args: { modules: ['financeiro'] },
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'financeiro');
    await expect(await page.findByText(/Fale com a Tecnologia\.$/)).toBeVisible();
    await expect(page.queryByRole('link', { name: 'Carga de dados' })).toBeNull();
  },
};

export const InTime: Story = {
  name: 'Em dia',
  parameters: withDados({ idades: fakeIdades() }),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'financeiro');
    await expect(
      await page.findByText('Seja bem-vindo ao módulo Financeiro · Dados de 21/11/2026 às 05:00'),
    ).toBeVisible();
    await expect(page.queryByText('Dados atrasados')).toBeNull();
  },
};

export const InReport: Story = {
  name: 'Num relatório',
  args: { path: '/modulos/financeiro/recebimentos' },
  parameters: withDados({ idades: fakeIdades() }),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, 'Recebimentos');
    await expect(await page.findByText(/Dados de 21\/11\/2026 às 05:00/)).toBeVisible();
  },
};

/** Holidays are made here: the age of loaded data does not apply. */
export const MadeHere: Story = {
  name: 'Num relatório do que se faz aqui',
  args: { path: '/modulos/financeiro/cadastro-feriado' },
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, 'Cadastro de feriados');
    await expect(within(canvasElement).queryByText(/Dados de|Dados atrasados/)).toBeNull();
  },
};

const stepsOf = async (canvasElement: HTMLElement, name: string) =>
  within(await (await findHome(canvasElement, 'financeiro')).findByRole('list', { name }));

/** The text of each step, with the address of its link if it has one. */
const linesOf = (list: Awaited<ReturnType<typeof stepsOf>>) =>
  list
    .getAllByRole('listitem')
    .map((line) => [line.textContent, within(line).queryByRole('link')?.getAttribute('href')]);

/** A home without data: the missing steps, each with its screen. */
export const Empty: Story = {
  name: 'Sem dados',
  parameters: nothing,
  play: async ({ canvasElement }) => {
    await expect(linesOf(await stepsOf(canvasElement, 'Primeiros passos'))).toEqual([
      [
        'Conta de cobrança no bancoDefinir BOLETO_AGENCIA, BOLETO_CONTA e BOLETO_CONVENIO',
        '/modulos/tecnologia/primeiros-passos',
      ],
      [
        'PlanosCarga de dados, em Tecnologia, ou npm run cargaDepois de Conta de cobrança no banco',
        '/modulos/tecnologia/carga-de-dados',
      ],
      [
        'TítulosCarga de dados, em Tecnologia, ou npm run cargaDepois de Planos',
        '/modulos/tecnologia/carga-de-dados',
      ],
      [
        'Feriados deste ano e do próximoCadastro de feriados, em FinanceiroDepois de Títulos',
        '/modulos/financeiro/cadastro-feriado',
      ],
    ]);
  },
};

export const EmptyWithoutTecnologia: Story = {
  name: 'Sem dados, para quem não tem Tecnologia',
  args: { modules: ['financeiro'] },
  parameters: nothing,
  play: async ({ canvasElement }) => {
    await expect(linesOf(await stepsOf(canvasElement, 'Primeiros passos')).map(([, href]) => href)).toEqual([
      undefined,
      undefined,
      undefined,
      '/modulos/financeiro/cadastro-feriado',
    ]);
    const list = await stepsOf(canvasElement, 'Primeiros passos');
    await expect(list.getAllByText('Peça a quem tem Tecnologia')).toHaveLength(3);
  },
};

const sees: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = await findHome(canvasElement, 'financeiro');
  await page.findByText('Dados atrasados');
};
const seesSteps: NonNullable<Story['play']> = async ({ canvasElement }) =>
  void (await stepsOf(canvasElement, 'Primeiros passos'));

export const Narrow: Story = { globals: { viewport: { value: 'phone' } }, play: sees };
export const Dark: Story = { globals: { theme: 'dark' }, play: sees };
export const EmptyNarrow: Story = {
  name: 'Sem dados, estreita',
  globals: { viewport: { value: 'phone' } },
  parameters: nothing,
  play: seesSteps,
};
export const EmptyDark: Story = {
  name: 'Sem dados, escura',
  globals: { theme: 'dark' },
  parameters: nothing,
  play: seesSteps,
};
/** Every file of the module is late. */
export const LongText: Story = {
  globals: { viewport: { value: 'phoneSmall' } },
  parameters: withDados({
    idades: fakeIdades({
      atrasados: ['beneficiarios', 'faturas', 'lancamentos', 'contas_a_pagar', 'usuarios_aplicativo'].map(
        (arquivo) => ({ arquivo, em: '2026-09-19T05:00' }),
      ),
    }),
  }),
  play: sees,
};
