import type { Meta, StoryObj } from '@storybook/react-vite';
import { fake, fakeOffline, Refusal } from '@vidas/api-client/http/fake.ts';
import { fakeRows } from '@vidas/api-client/report/report.fake.ts';
import { setNetwork } from '@vidas/ui/layout/network.fake.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { StaffStory } from '../app-registry/StaffStory.tsx';
import { renderInRoom } from '../testing/InRoom.tsx';
import { reportMeta, reportStates, seesReport, withAnswers, withGiven } from '../testing/reportStories.ts';
import { body, cellsOf, choosesPageSize, findScreen, seesNoRows, seesText } from '../testing/storyPlay.ts';
import { headers, plainReport } from './plainReport.fake.ts';
import { reportScreen } from './reportScreen.tsx';
import { cardsOf, countOf, sumOf } from './cards.tsx';

const Screen = reportScreen(plainReport, {
  cards: cardsOf(
    countOf('Lançamentos'),
    sumOf('Valor', ({ valor }) => valor),
    countOf('Ativos', ({ status }) => status === 'Ativo'),
  ),
});

// The frame of every plain report, tested once over a declaration with each kind of question and of field.
const meta = {
  title: 'telas/molduras/Relatório simples',
  ...reportMeta(plainReport),
  render: renderInRoom(Screen),
} satisfies Meta<typeof StaffStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = reportStates(plainReport);
const { periodo, codigo, mes, todos } = plainReport.questions;
const idle = { path: '/modulos/exemplo/relatorio' };

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    await expect(page.getByText('Lançamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  },
};

export const NotAskedYet: Story = {
  args: idle,
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    await expect(page.getByText(plainReport.texts.ask)).toBeVisible();
    await expect(page.getByText(plainReport.texts.idle)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  },
};

/** Each question has its own call and its own line below the title. */
export const EachQuestion: Story = {
  name: 'Cada pergunta',
  args: idle,
  parameters: withAnswers(
    plainReport,
    fake(codigo.endpoint, ({ params }) => fakeRows(plainReport, params.codigo === '0312' ? 2 : 0)),
    fake(mes.endpoint, ({ params }) => fakeRows(plainReport, params.competencia === '2026-11' ? 3 : 0)),
    fake(todos.endpoint, () => fakeRows(plainReport, 4)),
    fake(periodo.endpoint, ({ params }) => fakeRows(plainReport, params.start === '2026-10-01' ? 5 : 0)),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    const code = page.getByRole('textbox', { name: 'Código da empresa' });
    await userEvent.type(code, '   {Enter}');
    await expect(page.getByText(plainReport.texts.ask)).toBeVisible();
    await userEvent.type(code, ' 0312 {Enter}');
    await expect(await page.findByText('Empresa 0312')).toBeVisible();
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    const [ofPeriod, , ofMonth] = page.getAllByRole('button', { name: 'Buscar' });
    await userEvent.click(ofMonth as HTMLElement);
    await expect(await page.findByText('Competência de 11/2026')).toBeVisible();
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
    await expect(code).toHaveValue('');
    await userEvent.click(page.getByRole('button', { name: 'Buscar todos' }));
    await expect(await page.findByText('Todos os lançamentos')).toBeVisible();
    await expect(await page.findByText('1–4 de 4')).toBeVisible();
    await userEvent.click(ofPeriod as HTMLElement);
    await expect(await page.findByText('Lançamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(await page.findByText('1–5 de 5')).toBeVisible();
  },
};

/** Enter searches from each field, also right after a year of two digits. */
export const EnterSearchesFromAnyField: Story = {
  name: 'Enter busca de qualquer campo',
  parameters: withAnswers(
    plainReport,
    fake(periodo.endpoint, ({ params }) => fakeRows(plainReport, params.end === '2026-10-30' ? 2 : 5)),
    fake(mes.endpoint, () => fakeRows(plainReport, 3)),
  ),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    await expect(await page.findByText('1–5 de 5')).toBeVisible();
    const end = within(page.getByRole('group', { name: /^Data final/ }));
    await userEvent.click(end.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('301026{Enter}');
    await expect(await page.findByText('Lançamentos de 01/10/2026 a 30/10/2026')).toBeVisible();
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await expect(end.getAllByRole('spinbutton')[2]).toHaveFocus();
    const month = page.getByRole('textbox', { name: 'Competência' });
    await userEvent.clear(month);
    await userEvent.type(month, '1026{Enter}');
    await expect(await page.findByText('Competência de 10/2026')).toBeVisible();
  },
};

/** The line above the rows matches the file: while another question is typed there is no file. */
export const NoFileOfAnOlderQuestion: Story = {
  name: 'Sem arquivo de pergunta anterior',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    const file = page.getByRole('button', { name: 'Exportar' });
    await expect(file).toBeEnabled();
    const start = within(page.getByRole('group', { name: /^Data inicial/ }));
    await userEvent.click(start.getAllByRole('spinbutton')[0] as HTMLElement);
    await userEvent.keyboard('02');
    await expect(file).toBeDisabled();
    await expect(page.getByText('A pergunta mudou: use Buscar antes de exportar.')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Lançamentos de 02/10/2026 a 31/10/2026')).toBeVisible();
    await waitFor(() => expect(file).toBeEnabled());
    await userEvent.type(page.getByRole('textbox', { name: 'Código da empresa' }), '0312');
    await expect(file).toBeDisabled();
    await userEvent.clear(page.getByRole('textbox', { name: 'Código da empresa' }));
    await waitFor(() => expect(file).toBeEnabled());
  },
};

const asked = { times: 0 };
const rowsOf = (count: number) => fakeRows(plainReport, count);

/** Handlers whose answer depends on the number of calls so far. */
const inTurn = (answer: (times: number) => ReturnType<typeof rowsOf> | Refusal) => ({
  args: idle,
  beforeEach: () => {
    asked.times = 0;
  },
  parameters: withAnswers(
    plainReport,
    fake(todos.endpoint, () => {
      asked.times += 1;
      return answer(asked.times);
    }),
  ),
});

/** The second answer to a question differs, and comes although the first is a moment old; messages never pile up. */
export const SearchingAsksTheServer: Story = {
  name: 'Buscar pergunta ao servidor',
  ...inTurn(rowsOf),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    const everything = page.getByRole('button', { name: 'Buscar todos' });
    await userEvent.click(everything);
    await expect(await page.findByText('1–1 de 1')).toBeVisible();
    await userEvent.type(page.getByRole('textbox', { name: 'Código da empresa' }), '0312{Enter}');
    await expect(await page.findByText(/^1–\d+ de 60$/)).toBeVisible();
    await userEvent.click(everything);
    await expect(await page.findByText('1–2 de 2')).toBeVisible();
    await userEvent.click(everything);
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
    await expect(body().getAllByText('Dados obtidos com sucesso!')).toHaveLength(1);
  },
};

/**
 * An answer without rows is no failure. Its words stand in the table, and once in a quiet notice that replaces the last success.
 */
export const SearchWithoutRows: Story = {
  name: 'Busca sem linhas',
  ...inTurn(() => rowsOf(0)),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    await userEvent.type(page.getByRole('textbox', { name: 'Código da empresa' }), '0312{Enter}');
    await seesText('Dados obtidos com sucesso!');
    await userEvent.click(page.getByRole('button', { name: 'Buscar todos' }));
    await seesNoRows('Não há lançamentos');
    await expect(body().getAllByRole('button', { name: /^Fechar aviso/ })).toHaveLength(1);
    await expect(page.getAllByText('Não há lançamentos')).toHaveLength(2);
  },
};

/** The next answer does not come: the old rows stay, and a line above them tells their age. */
export const RowsOfBefore: Story = {
  name: 'Linhas de antes',
  ...inTurn((times) =>
    times === 2 ? new Refusal(503, { message: 'O banco de dados não respondeu.' }) : rowsOf(3),
  ),
  play: async ({ canvasElement }) => {
    const page = await findScreen(canvasElement, plainReport.title);
    const everything = page.getByRole('button', { name: 'Buscar todos' });
    await userEvent.click(everything);
    await expect(await page.findByText('1–3 de 3')).toBeVisible();
    const height = () => page.getByRole('grid').getBoundingClientRect().top;
    const before = height();
    await userEvent.click(everything);
    await expect(await page.findByText(/^Dados das \d\d:\d\d, sem atualizar$/)).toHaveAttribute(
      'title',
      'O banco de dados não respondeu.',
    );
    await expect(page.getByText('1–3 de 3')).toBeVisible();
    await expect(height()).toBe(before);
    await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(page.queryByText(/sem atualizar/)).toBeNull());
  },
};

/** Without network another question is not shown: rows, figures, title and fields stay, and no file is made. */
export const SearchWithoutANetwork: Story = {
  name: 'Buscar sem conexão',
  parameters: withAnswers(plainReport, fakeOffline(codigo.endpoint)),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    await choosesPageSize('15');
    await userEvent.click(await page.findByRole('button', { name: 'Página 2' }));
    await expect(await page.findByText('16–30 de 60')).toBeVisible();
    const figures = () =>
      [...canvasElement.querySelectorAll('main dl')].map(({ textContent }) => textContent);
    const before = [cellsOf(canvasElement, 1), figures()];
    setNetwork(false);
    const code = page.getByRole('textbox', { name: 'Código da empresa' });
    await userEvent.type(code, '0312{Enter}');
    await seesText('Não foi possível carregar os dados!');
    await seesText('Verifique sua sessão ou conexão!');
    await expect([cellsOf(canvasElement, 1), figures()]).toEqual(before);
    await expect(page.getByText('Lançamentos de 01/10/2026 a 31/10/2026')).toBeVisible();
    await expect(page.getByText('16–30 de 60')).toBeVisible();
    await expect(code).toHaveValue('0312');
    await expect(page.getByRole('button', { name: 'Exportar' })).toBeDisabled();
    toasts.clear();
  },
};
export const SearchWithoutANetworkDark: Story = {
  ...SearchWithoutANetwork,
  name: 'Buscar sem conexão, escuro',
  globals: { theme: 'dark' },
};

export const ANewSearchStartsOnItsFirstPage: Story = {
  name: 'Uma busca nova começa na primeira página',
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    await userEvent.click(await page.findByRole('button', { name: 'Página 2' }));
    await expect(page.getByRole('button', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(page.getAllByRole('button', { name: 'Buscar' })[0] as HTMLElement);
    await waitFor(() =>
      expect(page.getByRole('button', { name: 'Página 1' })).toHaveAttribute('aria-current', 'page'),
    );
  },
};

const large = { valor: 123_456_789_012, vidas: 1_234_567, percentual: 123_456 };

/** Amounts, counts and their sums decide things, so they are never cut in the default columns. */
export const LargeValues: Story = {
  name: 'Valores grandes',
  parameters: withGiven(plainReport, large, { ...large, valor: -large.valor }, large),
  play: async ({ canvasElement }) => {
    const page = await seesReport(canvasElement, plainReport, headers);
    await expect(page.getAllByText('1.234.567.890,12').length).toBeGreaterThan(1);
    await expect(page.getByText('3.703.701')).toBeInTheDocument();
    const cells = [...page.getByRole('grid').querySelectorAll<HTMLElement>('td[data-whole], tfoot td')];
    const cut = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    await expect(cut.map(({ innerText }) => innerText)).toEqual([]);
  },
};

export const Loading: Story = states.Loading;
export const Failed: Story = states.Failed;
export const Offline: Story = states.Offline;
export const Forbidden: Story = states.Forbidden;
export const Empty: Story = {
  ...states.Empty,
  play: async ({ canvasElement }) => {
    await findScreen(canvasElement, plainReport.title);
    await seesText('Nenhum lançamento encontrado!');
    await seesText('Verifique o período e tente novamente.');
    await seesText('Nenhum lançamento encontrado! Verifique o período e tente novamente.');
  },
};
export const NoResult: Story = states.NoResult;
export const OneRow: Story = states.OneRow;
export const LongText: Story = states.LongText;
export const ManyRows: Story = states.ManyRows;
export const Dark: Story = states.Dark;
export const Narrow: Story = states.Narrow;
