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
import { homeIsForbidden } from '../../testing/homeStories.ts';
import { chooses, findScreen, seesText } from '../../testing/storyPlay.ts';

const title = 'Seja bem-vindo ao Módulo Diretoria';
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
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByText('As vidas da operadora em 21/11/2026.')).toBeVisible();
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
    const page = await findScreen(canvasElement, title);
    const asTable = async (name: string) => {
      await userEvent.click(await page.findByRole('button', { name: `Ver como tabela: ${name}` }));
      return page.getByRole('region', { name: `Tabela: ${name}` });
    };
    await page.findByText('As vidas da operadora em 21/11/2026.');
    await expect(hrefs(await asTable('Tipo'))).toEqual([
      ['7.420', `${vidas}ativos&tipo=individual`],
      ['2.310', `${vidas}ativos&tipo=adesao`],
      ['8.510', `${vidas}ativos&tipo=empresarial`],
      ['18.240', `${vidas}ativos`],
    ]);
    await expect(hrefs(await asTable('Ativações e desativações por mês')).slice(0, 2)).toEqual([
      ['210', `${vidas}ativados&competencia=12-2025`],
      ['180', `${vidas}desativados&competencia=12-2025`],
    ]);
    await expect(hrefs(await asTable('Vidas ativas: operadora e ANS')).slice(-4)).toEqual([
      ['1.810', `${vidas}referencia&faixa=10`],
      ['1.795', `${vidas}ans&faixa=10`],
      [expect.any(String), `${vidas}referencia`],
      [expect.any(String), `${vidas}ans`],
    ]);
    const keyOf = (name: string) => within(page.getByRole('figure', { name })).getByRole('list');
    await expect(hrefs(keyOf('Ativações e desativações por mês')).map(([, href]) => href)).toEqual([
      `${vidas}ativados&competencia=12-2025&meses=12`,
      `${vidas}desativados&competencia=12-2025&meses=12`,
    ]);
    await expect(hrefs(await asTable('Análise de divergências'))[1]).toEqual([
      '−4',
      `${vidas}divergencia&faixa=2`,
    ]);
    const bars = page.getByRole('application', { name: /^Vidas por faixa etária/ });
    bars.focus();
    await userEvent.keyboard('{End}{Enter}');
    await findScreen(canvasElement, 'Vidas ativas · Faixa 59 Acima');
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
    const page = await findScreen(canvasElement, title);
    await seesText('412');
    await expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveDisplayValue('Feminino');
    await expect(
      (
        await page.findAllByText(
          'O arquivo da ANS não traz a cidade nem o vínculo: retire esses filtros para comparar.',
        )
      )[0],
    ).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Ver como tabela: Sexo' }));
    await expect(hrefs(page.getByRole('region', { name: 'Tabela: Sexo' }))).toEqual([
      ['9.696', `${vidas}ativos&sexo=fem&cidade=4127700`],
      [expect.any(String), `${vidas}ativos&sexo=fem&cidade=4127700`],
    ]);
    await userEvent.click(page.getByRole('button', { name: 'Limpar filtros' }));
    await seesText('6.104');
    await waitFor(() => expect(page.getByRole('combobox', { name: 'Sexo' })).toHaveDisplayValue('Todos'));
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
    const page = await findScreen(canvasElement, title);
    await seesText('18.240');
    await userEvent.click(page.getByRole('button', { name: 'Ver como tabela: Sexo' }));
    const seen = () => hrefs(page.getByRole('region', { name: 'Tabela: Sexo' }));
    const before = [
      ['9.696', `${vidas}ativos&sexo=fem`],
      ['8.544', `${vidas}ativos&sexo=masc`],
      ['18.240', `${vidas}ativos`],
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
        ['30', `${vidas}ativos&sexo=fem`],
        ['30', `${vidas}ativos&sexo=fem`],
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
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(reason))[0]).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vidas ativas: ver detalhes' })).toBeVisible();
  },
};

/** A number that could not be read leads to the rows of the new filters. */
export const FailedWithFilters: Story = {
  name: 'Falhou com filtros',
  args: { path: `${path}?sexo=fem` },
  parameters: withFakes(fake(getDadosDash, () => new Refusal(500, { error: reason }))),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
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
    const page = await findScreen(canvasElement, title);
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
    const page = await findScreen(canvasElement, title);
    await expect((await page.findAllByText(reason))[0]).toBeVisible();
    await expect(page.getByRole('list', { name: 'Telas do módulo' })).toBeVisible();
  },
};
export const Forbidden: Story = {
  tags: ['moldura'],
  args: { modules: ['cadastro'] },
  play: homeIsForbidden('Diretoria'),
};
/** An operator with plans of other lines too, and without a ceiling. */
export const OtherLines: Story = {
  name: 'Outras linhas e sem teto',
  parameters: withFakes(
    fake(getDadosDash, () => {
      const dash = fakeDash({ teto: null });
      return { ...dash, plan: { ...dash.plan, outras: { value: 1_240, percent: 680 } } };
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, title);
    await expect(await page.findByRole('option', { name: 'Outras linhas' })).toBeInTheDocument();
    await expect((await page.findAllByText('Outras linhas')).length).toBeGreaterThan(1);
    await expect(page.queryByText(/^Contra o teto/)).toBeNull();
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
