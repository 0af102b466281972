import type { Meta, StoryObj } from '@storybook/react-vite';
import { sinistralidadeReport } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.report.ts';
import { sinistralidade } from '@vidas/api-client/contabilidade/sinistralidade/sinistralidade.rules.ts';
import { Refusal } from '@vidas/api-client/http/fake.ts';
import { answersOf, fakeRow, historicoFakes } from '@vidas/api-client/report/report.fake.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StaffStory } from '../../app-registry/StaffStory.tsx';
import { catchFiles, cellsOf, findScreen, longName, seesText, exportsAs } from '../../testing/storyPlay.ts';

const custeio = (CUSTOBRUTO: number, MENSALIDADE: number) => ({
  CUSTOBRUTO,
  MENSALIDADE,
  COPART: 0,
  SINISTRALIDADE: sinistralidade({
    despesaCents: CUSTOBRUTO,
    coparticipacaoCents: 0,
    mensalidadeCents: MENSALIDADE,
  }),
});

const noMes = (EMP: string, COMPETENCIA: string, custo: number, mensalidade: number) => ({
  EMP,
  PLANO: '471203149',
  COMPETENCIA,
  ...custeio(custo, mensalidade),
});

const nomes: Readonly<Record<string, string>> = {
  '0301': 'Cooperativa Três Nascentes',
  '0302': 'Metalúrgica Araucária',
  '0303': 'Padaria Pão de Mel',
};

const outubro = [
  noMes('0301', '2026-10', 52_000, 100_000),
  noMes('0302', '2026-10', 400_000, 1_000_000),
  noMes('0303', '2026-10', 70_000, 100_000),
].map((row, index) =>
  fakeRow(sinistralidadeReport, index + 1, {
    ...row,
    EMPRESA: nomes[row.EMP] ?? null,
    BENEFICIARIO: null,
    CIDADE: null,
    MATRICULA: null,
  }),
);

/** A year of two companies; the third is new, and a fourth has left. */
const historico = [
  ...outubro.map(({ EMP, PLANO, COMPETENCIA, CUSTOBRUTO, MENSALIDADE }) => ({
    EMP,
    PLANO,
    COMPETENCIA,
    ...custeio(CUSTOBRUTO, MENSALIDADE),
  })),
  ...['2025-10', '2025-12', '2026-01', '2026-03', '2026-05', '2026-07', '2026-09'].flatMap((mes, at) => [
    noMes('0301', mes, 50_000 + at * 500, 100_000),
    noMes('0302', mes, 900_000 - at * 20_000, 1_000_000),
  ]),
  noMes('0304', '2026-09', 1_000, 2_000),
];

const asked = '?pergunta=empresarialResumida&inicio=10-2026&fim=10-2026';
const path = '/modulos/contabilidade/sinistralidade';

const fakesOf = (history: unknown, rows: unknown = outubro) => ({
  msw: [
    ...answersOf(sinistralidadeReport, rows),
    ...historicoFakes(sinistralidadeReport, history),
    ...shellFakes(),
  ],
});

const meta = {
  title: 'telas/contabilidade/Sinistralidade comparada',
  component: StaffStory,
  args: { path: `${path}${asked}&comparar=1` },
  parameters: { layout: 'fullscreen', ...fakesOf(historico) },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const compared = [
  ['Metalúrgica Araucária', '40,00%', '78,00%', '90,00%', '−38,00 p.p.'],
  ['Cooperativa Três Nascentes', '52,00%', '53,00%', '50,00%', '−1,00 p.p.'],
  ['Padaria Pão de Mel', '70,00%', '—', '—', '—'],
];

/** Rows are ordered by change; a new row has no difference; totals come from the sums. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, sinistralidadeReport.title);
    await seesText(
      'Contratos empresariais, competências de 10/2026 a 10/2026 · com 09/2026 e 10/2025 · 1 linha de 09/2026 já não está',
    );
    await waitFor(() =>
      expect([1, 2, 3].map((at) => cellsOf(canvasElement, at).slice(0, 5))).toEqual(compared),
    );
    // 522 of 1200, 833 of 1100, 950 of 1100.
    await expect(cellsOf(canvasElement, 4).slice(1, 5)).toEqual([
      '43,50%',
      '75,73%',
      '86,36%',
      '−32,23 p.p.',
    ]);
    await expect(
      within(canvasElement).getAllByRole('img', {
        name: /^12 meses: de 88,00% \(12\/2025\) a 40,00% \(10\/2026\)/,
      }),
    ).toHaveLength(1);
  },
};

/**
 * A second press removes the columns and restores the person's order. Files have the columns while they are on show.
 */
export const SwitchedOnAndOff: Story = {
  name: 'Ligada e desligada',
  args: { path: `${path}${asked}` },
  play: async ({ canvasElement }) => {
    const saved = catchFiles();
    const page = await findScreen(canvasElement, sinistralidadeReport.title);
    let at = 1;
    await userEvent.click(await page.findByRole('button', { name: 'Empresa' }));
    const first = () => cellsOf(canvasElement, 1)[at];
    await waitFor(() => expect(first()).toBe('Cooperativa Três Nascentes'));
    const comparar = page.getByRole('button', { name: 'Comparar' });
    await expect(comparar).toHaveAttribute('aria-pressed', 'false');
    // A key press before it shows that the person is present (REL-33).
    comparar.focus();
    await userEvent.keyboard('{Shift}{Enter}');
    await waitFor(() => expect(cellsOf(canvasElement, 1)[4]).toBe('−38,00 p.p.'));
    await expect(comparar).toHaveAttribute('aria-pressed', 'true');
    await exportsAs(page);
    await waitFor(() => expect(saved).toEqual(['sinistralidade.csv']));
    at = 0;
    // Undo reverts the order of the comparison, not the step before it.
    await userEvent.click(page.getByRole('button', { name: /Desfazer/ }));
    await waitFor(() => expect(first()).toBe('Cooperativa Três Nascentes'));
    await userEvent.click(comparar);
    await waitFor(() => expect(page.queryByRole('columnheader', { name: /Mês ant\./ })).toBeNull());
    at = 1;
    await expect(first()).toBe('Cooperativa Três Nascentes');
  },
};

/** Several months together cannot be compared, and the button says so. */
export const SeveralMonths: Story = {
  name: 'Vários meses',
  args: { path: `${path}?pergunta=empresarialResumida&inicio=01-2026&fim=10-2026&comparar=1` },
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, sinistralidadeReport.title);
    await seesText('Contratos empresariais, competências de 01/2026 a 10/2026');
    const comparar = await page.findByRole('button', {
      name: 'Comparar. Busque uma competência só para comparar.',
    });
    await expect(comparar).toBeDisabled();
    await expect(page.queryByRole('columnheader', { name: /Mês ant\./ })).toBeNull();
  },
};

/** Without the other months the list stays as it is, with the reason. */
export const HistoryFailed: Story = {
  name: 'O histórico falhou',
  parameters: fakesOf(new Refusal(500)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, sinistralidadeReport.title);
    await seesText('Não foi possível comparar!');
    await expect((await page.findAllByText('52,00%'))[0]).toBeVisible();
    await expect(page.queryByRole('columnheader', { name: /Mês ant\./ })).toBeNull();
  },
};

const isCompared: Story['play'] = async ({ canvasElement }) => {
  await findScreen(canvasElement, sinistralidadeReport.title);
  await seesText(/com 09\/2026 e 10\/2025/);
};

export const LongText: Story = {
  parameters: fakesOf(
    historico,
    outubro.map((row) => ({ ...row, EMPRESA: longName })),
  ),
  play: isCompared,
};
export const Narrow: Story = { globals: { viewport: { value: 'phoneSmall' } }, play: isCompared };
export const Dark: Story = { globals: { theme: 'dark' }, play: isCompared };
