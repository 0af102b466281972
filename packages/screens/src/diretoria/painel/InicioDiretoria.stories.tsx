import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  getDadosDash,
  getUsersActivated,
  getUsersDeactivated,
  getVidasAnsOeste,
} from '@vidas/api-client/diretoria/painel/painel.contract.ts';
import {
  fakeAtivados,
  fakeContraAns,
  fakeDash,
  fakeDesativados,
  painelFakes,
} from '@vidas/api-client/diretoria/painel/painel.fake.ts';
import { fake, fakeWaiting, Refusal } from '@vidas/api-client/http/fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { findHome, homeIsForbidden, homeTable, linesOf } from '../../testing/homeStories.ts';
import { chooses, findScreen, seesText } from '../../testing/storyPlay.ts';

const today = 'Seja bem-vindo ao módulo Diretoria. As vidas da operadora em 21/11/2026.';
const path = '/modulos/diretoria/inicio';
const withFakes = (...handlers: ReturnType<typeof fake>[]) => ({
  msw: [...handlers, ...painelFakes(), ...shellFakes()],
});

const meta = {
  title: 'telas/diretoria/Início',
  component: StaffStory,
  args: { path },
  parameters: { layout: 'fullscreen', ...withFakes() },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const tableOf = homeTable('diretoria');
const calls = [getDadosDash, getUsersActivated, getUsersDeactivated, getVidasAnsOeste];
const reason = 'O banco de dados não respondeu.';
const vidas = '/modulos/diretoria/vidas?figura=';

const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** Every card and every number of the tables is a link to its lives. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await expect(await page.findByText(today)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '18.240 vidas ativas' })).toBeVisible();
    await expect(hrefs(await page.findByRole('list', { name: 'Números de hoje' }))).toEqual([
      ['Vidas ativas', `${vidas}ativos`],
      ['Ativações em 11/2026', `${vidas}ativados&competencia=11-2026`],
      ['Desativações em 11/2026', `${vidas}desativados&competencia=11-2026`],
      ['Saldo em 11/2026', `${vidas}saldo&competencia=11-2026`],
      ['Titulares', `${vidas}ativos&vinculo=titular`],
      ['Dependentes', `${vidas}ativos&vinculo=dependente`],
      ['Aguardando ativação', `${vidas}aguardando`],
      ['Cancelamentos marcados', `${vidas}marcados`],
    ]);
  },
};

/** The table of a chart: each number leads to its lives, and so does each bar. */
export const LeadsToTheRows: Story = {
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    const asTable = async (name: string) => {
      await userEvent.click(await page.findByRole('button', { name: `Ver como tabela: ${name}` }));
      return page.getByRole('region', { name: `Tabela: ${name}` });
    };
    await page.findByText(today);
    await expect(linesOf(await tableOf(canvasElement, 'Tipo'))).toEqual([
      ['Individual/Familiar | 7.420 | 40,7', `${vidas}ativos&tipo=individual`],
      ['Adesão | 2.310 | 12,7', `${vidas}ativos&tipo=adesao`],
      ['Empresarial | 8.510 | 46,7', `${vidas}ativos&tipo=empresarial`],
    ]);
    await expect(hrefs(await asTable('Vidas ativas')).at(-1)).toEqual(['18.240', `${vidas}ativos`]);
    await expect(hrefs(await asTable('Ativações e desativações por mês')).slice(0, 2)).toEqual([
      ['210', `${vidas}ativados&competencia=12-2025`],
      ['180', `${vidas}desativados&competencia=12-2025`],
    ]);
    const daAns = await page.findByRole('table', { name: 'Operadora e ANS' });
    await expect(hrefs(daAns).slice(3, 6)).toEqual([
      ['1.184', `${vidas}referencia&faixa=2`],
      ['1.188', `${vidas}ans&faixa=2`],
      ['−4', `${vidas}divergencia&faixa=2`],
    ]);
    await expect(hrefs(daAns).slice(-3)).toEqual([
      ['18.040', `${vidas}referencia`],
      ['18.015', `${vidas}ans`],
      ['25', `${vidas}divergencia`],
    ]);
    const keyOf = (name: string) => within(page.getByRole('figure', { name })).getByRole('list');
    await expect(hrefs(keyOf('Ativações e desativações por mês')).map(([, href]) => href)).toEqual([
      `${vidas}ativados&competencia=12-2025&meses=12`,
      `${vidas}desativados&competencia=12-2025&meses=12`,
    ]);
    const faixas = linesOf(await tableOf(canvasElement, 'Vidas por faixa etária'));
    await expect(faixas.slice(-2)).toEqual([
      ['59 Acima | 1.830 | 10,0', `${vidas}ativos&faixa=10`],
      ['Total | 18.240 | ', `${vidas}ativos`],
    ]);
    await userEvent.click(page.getByRole('button', { name: /^Ver como gráfico: Ativações/ }));
    const bars = page.getByRole('application', { name: /^Ativações e desativações por mês/ });
    bars.focus();
    await userEvent.keyboard('{End}{Enter}');
    await findScreen(canvasElement, 'Desativações · 11/2026');
  },
};

/** The filters stand in the address and count for everything; excluded parts have no link. */
export const Filters: Story = {
  name: 'Filtros',
  args: { path: `${path}?sexo=fem&cidade=4127700` },
  parameters: withFakes(
    fake(getDadosDash, ({ query }) => fakeDash({ qtdAtivos: query.sexo === 'fem' ? 412 : 6_104 })),
    fake(getVidasAnsOeste, ({ query }) =>
      query.cidade === undefined ? fakeContraAns() : fakeContraAns({ comparavel: false, faixas: [] }),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await seesText('412 vidas ativas com estes filtros');
    await expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveDisplayValue('Feminino');
    await seesText('O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros para comparar.');
    await expect(
      page.getByRole('heading', { level: 1, name: '412 vidas ativas com estes filtros' }),
    ).toBeVisible();
    await expect(linesOf(await tableOf(canvasElement, 'Sexo'))).toEqual([
      ['Feminino | 9.696 | 53,2', `${vidas}ativos&sexo=fem&cidade=4127700`],
      ['Masculino | 8.544 | 46,8', undefined],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Limpar filtros' }));
    await seesText('6.104 vidas ativas');
    await waitFor(() =>
      expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveDisplayValue('Sexo: todos'),
    );
    await expect(page.getByRole('button', { name: 'Limpar filtros' })).toBeDisabled();
  },
};

let answer = (): void => undefined;
const someone = { value: 30, percent: 10_000 };

/**
 * Before the answer to new filters the old numbers stay, and lead to their own rows. The balance needs both of its parts.
 */
export const WhileTheFiltersChange: Story = {
  name: 'Enquanto os filtros mudam',
  parameters: withFakes(
    fake(getDadosDash, async ({ query }) => {
      if (query.sexo === undefined) return fakeDash();
      await new Promise<void>((resolve) => (answer = resolve));
      return fakeDash({ qtdAtivos: 30, gender: { masc: { value: 0, percent: 0 }, fem: someone } });
    }),
    fake(getUsersActivated, ({ query }) =>
      query.sexo === 'masc' ? new Promise<never>(() => undefined) : fakeAtivados,
    ),
    fake(getUsersDeactivated, ({ query }) =>
      query.sexo === undefined ? fakeDesativados : new Promise<never>(() => undefined),
    ),
  ),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await seesText('18.240 vidas ativas');
    const sexo = await tableOf(canvasElement, 'Sexo');
    const seen = () => linesOf(sexo);
    const before = [
      ['Feminino | 9.696 | 53,2', `${vidas}ativos&sexo=fem`],
      ['Masculino | 8.544 | 46,8', `${vidas}ativos&sexo=masc`],
    ];
    await expect(seen()).toEqual(before);
    await chooses(page.getByRole('combobox', { name: 'Sexo' }), 'Feminino');
    await page.findByText('Atualizando os números…');
    await expect(seen()).toEqual(before);
    const card = (name: string) => page.getByRole('link', { name: `${name}: ver detalhes` }).closest('dl');
    await waitFor(() => expect(card('Ativações em 11/2026')).toHaveTextContent('244'));
    await expect(card('Saldo em 11/2026')).toHaveAttribute('aria-busy', 'true');
    answer();
    await waitFor(() =>
      expect(seen()).toEqual([
        ['Feminino | 30 | 100,0', `${vidas}ativos&sexo=fem`],
        ['Masculino | 0 | 0,0', undefined],
      ]),
    );
    // Now both wait, each with the answer to other filters.
    await chooses(page.getByRole('combobox', { name: 'Sexo' }), 'Masculino');
    await expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveDisplayValue('Masculino');
    await expect(card('Saldo em 11/2026')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The comparison could not be read; everything else is there. */
export const PartFailed: Story = {
  name: 'Uma parte falhou',
  parameters: withFakes(fake(getVidasAnsOeste, () => new Refusal(500, { error: reason }))),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    const daAns = within(await page.findByRole('table', { name: 'Operadora e ANS' }));
    await expect(await daAns.findByText(reason)).toBeVisible();
    await expect(daAns.getByRole('button', { name: 'Tentar de novo: Operadora e ANS' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vidas ativas: ver detalhes' })).toBeVisible();
  },
};

/** A number that could not be read leads to the rows of the new filters. */
export const FailedWithFilters: Story = {
  name: 'Falhou com filtros',
  args: { path: `${path}?sexo=fem` },
  parameters: withFakes(fake(getDadosDash, () => new Refusal(500, { error: reason }))),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await expect((await page.findAllByText(reason))[0]).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vidas ativas: ver detalhes' })).toHaveAttribute(
      'href',
      `${vidas}ativos&sexo=fem`,
    );
  },
};

const noOne = { value: 0, percent: 0 };
export const Empty: Story = {
  parameters: withFakes(
    fake(getDadosDash, () =>
      fakeDash({
        qtdAtivos: 0,
        gender: { masc: noOne, fem: noOne },
        plan: { premium: noOne, smart: noOne },
        type: { individual: noOne, adesao: noOne, empresarial: noOne },
        range: fakeDash().range.map((faixa) => ({ ...faixa, ...noOne })),
        titulares: 0,
        dependentes: 0,
        aguardando: 0,
        marcados: 0,
      }),
    ),
    fake(getVidasAnsOeste, () => fakeContraAns({ dataRefAns: null, arquivo: null, faixas: [] })),
  ),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await expect(await page.findByRole('heading', { level: 1, name: 'Nenhuma vida ativa' })).toBeVisible();
    await expect(
      (await page.findAllByText('Nenhum arquivo de conferência da ANS foi importado.'))[0],
    ).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['moldura'],
  parameters: withFakes(...calls.map((call) => fakeWaiting(call))),
};
export const Failed: Story = {
  tags: ['moldura'],
  parameters: withFakes(...calls.map((call) => fake(call, () => new Refusal(500, { error: reason })))),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await expect((await page.findAllByText(reason))[0]).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Sexo' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'] },
  play: homeIsForbidden('Diretoria'),
};
/** An operator with plans of other lines too, and without a ceiling; in the window of a small notebook nothing scrolls. */
export const OtherLines: Story = {
  name: 'Outras linhas e sem teto',
  globals: { viewport: { value: 'desk' } },
  parameters: withFakes(
    fake(getDadosDash, () => {
      const dash = fakeDash({ teto: null });
      return { ...dash, plan: { ...dash.plan, outras: { value: 1_240, percent: 680 } } };
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findHome(canvasElement, 'diretoria');
    await expect(await page.findByRole('option', { name: 'Outras linhas' })).toBeInTheDocument();
    await expect((await page.findAllByText('Outras linhas')).length).toBeGreaterThan(1);
    await expect(page.getByRole('figure', { name: 'Vidas ativas' })).not.toHaveTextContent('de 25.000');
    const main = page.getByRole('main');
    await expect(main.scrollHeight).toBeLessThanOrEqual(main.clientHeight);
  },
};
export const OneRow: Story = {
  tags: ['moldura'],
  parameters: withFakes(fake(getDadosDash, () => fakeDash({ qtdAtivos: 1, titulares: 1, dependentes: 0 }))),
};
export const LongText: Story = {
  tags: ['moldura'],
  parameters: withFakes(
    fake(getDadosDash, () => fakeDash({ qtdAtivos: 1_912_345, teto: 1_500_000, titulares: 1_000_000 })),
  ),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
