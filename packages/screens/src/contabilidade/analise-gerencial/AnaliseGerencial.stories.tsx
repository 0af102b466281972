import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  calculaAnaliseGerencial,
  type EmpresaAnalisada,
  getAnaliseGerencial,
  getEmpresasLancamentos,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.contract.ts';
import {
  analiseFakes,
  fakeCalculando,
  fakeCalculo,
  fakeEmpresaAnalisada,
  fakeEmpresasAnalisadas,
  fakeResumo,
} from '@vidas/api-client/contabilidade/analise-gerencial/analiseGerencial.fake.ts';
import { fake, Refusal } from '@vidas/api-client/http/fake.ts';
import type { EstadoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../../app-registry/StaffStory.tsx';
import { linesOf } from '../../testing/homeStories.ts';
import { screenStory } from '../../testing/screenStory.ts';
import {
  catchFiles,
  findDialog,
  longName,
  seesHeaders,
  seesNoRows,
  seesText,
  exportsAs,
} from '../../testing/storyPlay.ts';

const idle = '/modulos/contabilidade/analise-gerencial';

/** The calculated expenses of these companies. */
const despesas = (rows: readonly EmpresaAnalisada[]) => [
  fake(getEmpresasLancamentos, { datasEmpresas: [...rows], fullData: fakeResumo(rows) }),
  fake(getAnaliseGerencial, {
    tarefa: fakeCalculando({ situacao: 'CONCLUÍDA', feito: 14 }),
    calculo: fakeCalculo(rows),
  }),
];

export const screen = screenStory({
  title: 'Análise gerencial',
  path: `${idle}?tipo=I&competencia=10-2026`,
  endpoints: [getEmpresasLancamentos],
  fakes: analiseFakes,
  column: 'Razão social',
  answers: {
    Dark: despesas(fakeEmpresasAnalisadas(40)),
    Narrow: despesas(fakeEmpresasAnalisadas(40)),
    OneRow: despesas([fakeEmpresaAnalisada(4)]),
    LongText: despesas([
      fakeEmpresaAnalisada(1, true, { razaoSocial: longName, valorMensalidade: 98_765_432_100 }),
    ]),
    ManyRows: despesas(fakeEmpresasAnalisadas(2_000)),
  },
});
const { find, withFakes } = screen;

const meta = {
  title: 'telas/comuns/Análise gerencial',
  ...screen.meta,
  excludeStories: ['screen'],
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const page = await find(canvasElement);
  await seesText('Dados obtidos com sucesso!');
  return page;
};
/** The lines of the groups of contracts, without the first one. */
const grupos = async (canvasElement: HTMLElement) => {
  const table = within(canvasElement).getByRole('table', { name: 'Contratos' });
  await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
  return linesOf(within(table)).map(([text]) => text);
};
const calcula = async (canvasElement: HTMLElement) => {
  const page = await open(canvasElement);
  const button = page.getByRole('button', { name: 'Calcular despesas' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  const dialog = await findDialog('Calcular as despesas?', 'alertdialog');
  await expect(dialog.getByText(/leva de 1 a 3 minutos/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Calcular despesas' }));
  return page;
};

/** A calculation in the given state, before any result. */
const noEstado = (given: Partial<EstadoDaTarefa>) =>
  withFakes(fake(getAnaliseGerencial, { tarefa: fakeCalculando(given), calculo: null }));

/** After the calculation: bad values in red, the total ratio below its column. */
export const Default: Story = {
  parameters: withFakes(...despesas(fakeEmpresasAnalisadas(40))),
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await open(canvasElement);
    await seesHeaders(page.getByRole('grid', { name: 'Empresas' }), [
      'Código',
      'Razão social',
      'Mensalidade',
      'Sinistralidade %',
      'Sinistralidade R$',
      'Despesa assistencial líquida',
      'Coparticipação',
      'Despesa assistencial bruta',
      'Vidas atuais',
      'Vidas contratuais',
      'Status',
      'Mês do contrato',
      'Ações',
    ]);
    await expect(page.getByText(/despesas de 21\/11\/2026 09:00, por Marina Alencar/)).toBeVisible();
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['analise-gerencial.csv']));
  },
};

/** Both groups as one, and back; the ratio comes from the sums. */
export const Combinado: Story = {
  name: 'Combinado',
  parameters: withFakes(...despesas(fakeEmpresasAnalisadas(40))),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Calcular cards' }));
    await expect(await grupos(canvasElement)).toEqual([
      'Coletivo | 1.820 | 9.759.750,00 | 6.975.593,67 | 2.784.156,33 | 71,47% | ',
      'Individual | 812 | 4.310.220,00 | 4.296.830,00 | 13.390,00 | 99,69% | ',
      'Coletivo e individual | 2.632 | 14.069.970,00 | 11.272.423,67 | 2.797.546,33 | 80,12%',
    ]);
    await expect(page.getByRole('button', { name: 'Voltar cards' })).toBeVisible();
    for (const grupo of ['Coletivo', 'Individual'])
      await expect(
        page.getByRole('img', {
          name: new RegExp(`^Sinistralidade, ${grupo}, 13 meses: de .+ \\(10/2025\\) a `),
        }),
      ).toBeVisible();
  },
};

/** The months of the period; the last ones still have waiting guides. */
export const Competencias: Story = {
  args: { path: `${idle}?tipo=I&competencia=10-2026&aba=competencias` },
  parameters: withFakes(...despesas(fakeEmpresasAnalisadas(40))),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect((await page.findAllByText('Em aberto')).length).toBe(2);
  },
};

/** From the search to the expenses. */
export const Calcula: Story = {
  name: 'Calcula',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await calcula(canvasElement);
    await expect(await page.findByRole('progressbar', { name: 'Calculando despesas' })).toBeVisible();
    await expect(await page.findByText(/despesas de 21\/11\/2026/, {}, { timeout: 30_000 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calcular cards' })).toBeEnabled();
  },
};

/** After a cancellation the companies stay, without expenses. */
export const Cancela: Story = {
  name: 'Cancela',
  parameters: withFakes(),
  play: async ({ canvasElement }) => {
    const page = await calcula(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancelar cálculo' }));
    await expect(
      await page.findByText('Cálculo das despesas cancelado', {}, { timeout: 30_000 }),
    ).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Calcular despesas' })).toBeEnabled());
  },
};

/** The calculation of another person is cancelled after a question. */
export const CancelaDeOutra: Story = {
  name: 'Cancela o de outra pessoa',
  parameters: noEstado({ usuario: 'Igor Prado' }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Cancelar cálculo' }));
    const question = await findDialog('Cancelar cálculo?', 'alertdialog');
    await expect(question.getByText(/^Pedido por Igor Prado em 21\/11\/2026 08:58\./)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancelar' }));
    await expect(page.getByRole('progressbar', { name: 'Calculando despesas' })).toBeVisible();
  },
};

/** A calculation that somebody cancelled before is no news. */
export const CanceladaAntes: Story = {
  name: 'Cancelada antes',
  parameters: noEstado({ situacao: 'CANCELADA', terminadaEm: '2026-11-20T09:00', usuario: 'Igor Prado' }),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await waitFor(() => expect(page.getByRole('button', { name: 'Calcular despesas' })).toBeEnabled());
    await expect(page.queryByText('Cálculo das despesas cancelado')).toBeNull();
  },
};

const deOntem = fakeEmpresasAnalisadas(3);
const deHoje = fakeEmpresasAnalisadas(3, false).map((row, index) =>
  index === 0 ? { ...row, quantidadeVidaAtual: 0, valorMensalidade: 39_539_46, valorCoparticipacao: 0 } : row,
);

/** After the calculation fees, co-payments and lives are still those of the search; the expense says its day (ANA-12). */
export const MudouDepois: Story = {
  name: 'Mudou depois do cálculo',
  args: { path: `${idle}?tipo=E&competencia=10-2026` },
  parameters: withFakes(
    fake(getEmpresasLancamentos, { datasEmpresas: deHoje, fullData: fakeResumo(deHoje, false) }),
    fake(getAnaliseGerencial, {
      tarefa: null,
      calculo: { ...fakeCalculo(deOntem, false), calculadoEm: '2026-11-20T12:39' },
    }),
  ),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect((await page.findAllByText(/39\.539,46/))[0]).toBeVisible();
    await expect(
      page.getByText(/despesas de 20\/11\/2026 12:39, por Marina Alencar: de outro dia/),
    ).toBeVisible();
  },
};

/** Only companies: no cards of Individual, nothing to combine, and no expenses yet. */
export const Coletivo: Story = {
  name: 'Coletivo',
  args: { path: `${idle}?tipo=E&competencia=10-2026` },
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await grupos(canvasElement)).toEqual([
      expect.stringMatching(/^Coletivo \| [\d.]+ \| .+ \| — \| — \| —$/),
    ]);
    await expect(page.getByRole('button', { name: 'Calcular cards' })).toBeDisabled();
  },
};

const shows = (given: Partial<EstadoDaTarefa>, text: string | RegExp): Story => ({
  parameters: noEstado(given),
  play: async ({ canvasElement }) => {
    const page = await open(canvasElement);
    await expect(await page.findByText(text)).toBeVisible();
  },
});

export const Calculando: Story = shows({}, 'Calculando despesas');
export const Cancelando: Story = shows({ situacao: 'CANCELANDO' }, 'Cancelando o cálculo das despesas');
export const Interrompida: Story = shows(
  { situacao: 'INTERROMPIDA' },
  'O cálculo das despesas foi interrompido',
);
export const Falhou: Story = shows(
  {
    situacao: 'FALHOU',
    motivo: 'A tarefa parou por um erro do servidor. Fale com a TI.',
    terminadaEm: '2026-11-21T09:00',
  },
  /parou por um erro do servidor/,
);

/** The server refuses to start. */
export const StartFails: Story = {
  name: 'O início falha',
  parameters: withFakes(
    fake(calculaAnaliseGerencial, () => new Refusal(500, { error: 'O banco de dados não respondeu.' })),
  ),
  play: async ({ canvasElement }) => {
    await calcula(canvasElement);
    await seesText('O banco de dados não respondeu.');
  },
};

/** No search yet; Buscar without a month shows the problem. */
export const NotAskedYet: Story = {
  args: { path: idle },
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    for (const name of ['Calcular despesas', 'Calcular cards', 'Exportar'])
      await expect(page.getByRole('button', { name })).toBeDisabled();
    await userEvent.clear(page.getByRole('textbox', { name: 'Competência' }));
    await userEvent.click(page.getByRole('button', { name: 'Buscar' }));
    await expect(await page.findByText('Competência incorreta')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: withFakes(fake(getEmpresasLancamentos, { datasEmpresas: [], fullData: fakeResumo([], false) })),
  play: async ({ canvasElement }) => {
    const page = await find(canvasElement);
    await seesNoRows('Nenhuma empresa tem mensalidade no período desta competência.');
    await expect(page.getByRole('button', { name: 'Calcular despesas' })).toBeDisabled();
  },
};
