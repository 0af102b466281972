import { type AnyReport, endpointsOf, type RowOf } from '@vidas/api-client/report/report.ts';
import { answersOf, fakeRow, reportFakes } from '@vidas/api-client/report/report.fake.ts';
import type { Field } from '@vidas/api-client/report/field.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { parameterOf, type Question, type QuestionKind } from '@vidas/api-client/report/question.ts';
import { shellFakes } from '@vidas/api-client/shell/shell.fake.ts';
import { vendedoresFakes } from '@vidas/api-client/vendas/lancamentos/vendedores.fake.ts';
import { expect, waitFor, within } from 'storybook/test';
import { StaffStory } from '../app-registry/StaffStory.tsx';
import { writeAsked } from '../report/useAsked.ts';
import type { ReportStateName } from './reportStateNames.ts';
import { type FrameState, frameStates } from './frameStates.ts';
import { findScreen, longName, seesHeaders, seesNoRows, seesText } from './storyPlay.ts';

type Handlers = ReturnType<typeof reportFakes>;

const samples: Readonly<Record<QuestionKind, (parameter: string) => Asked['params']>> = {
  period: () => ({ start: '2026-10-01', end: '2026-10-31' }),
  months: () => ({ start: '2026-01', end: '2026-10' }),
  competence: (parameter) => ({ [parameter]: '2026-10' }),
  code: (parameter) => ({ [parameter]: '0301' }),
  all: () => ({}),
};

/** The address of a report with its first question: October 2026, the code 0301, or everything. */
export const askedPath = (report: AnyReport): string => {
  const [[name, question]] = Object.entries(report.questions) as [[string, Question]];
  const { kind, beside } = question;
  const more = beside ? { [beside.name]: beside.initial ?? (beside.isOptional ? '' : '40901122') } : {};
  const params = { ...samples[kind](parameterOf(question)), ...more };
  return `/modulos/${report.route}?${new URLSearchParams(writeAsked(report, { name, params }))}`;
};

/** Calls of a report: its rows, and the choices of the field beside its period. */
const fakesOf = (report: AnyReport, count?: number): Handlers => [
  ...reportFakes(report, count),
  ...vendedoresFakes(),
];

/** The handlers of a story: its own answers come first. */
export const withAnswers = (report: AnyReport, ...handlers: Handlers) => ({
  msw: [...handlers, ...fakesOf(report), ...shellFakes()],
});

/** A story with these rows from the server, for every question. */
export const withRows = <R extends AnyReport>(report: R, rows: readonly RowOf<R>[]) =>
  withAnswers(report, ...answersOf(report, rows));

/** A story with one invented row for each of these changes. */
export const withGiven = <R extends AnyReport>(report: R, ...rows: readonly Partial<RowOf<R>>[]) =>
  withRows(
    report,
    rows.map((given, index) => fakeRow(report, index + 1, given)),
  );

/** Common parts of a declared report's stories: its address in the app, and its fakes. */
export const reportMeta = (report: AnyReport) => ({
  component: StaffStory,
  args: { path: askedPath(report) },
  parameters: { layout: 'fullscreen', ...withAnswers(report) },
  beforeEach: () => localStorage.clear(),
});

/** The screen with the given columns in their order, after its rows have come. */
export const seesReport = async (
  canvasElement: HTMLElement,
  report: AnyReport,
  headers: readonly string[],
) => {
  const page = await findScreen(canvasElement, report.title);
  await seesText('Dados obtidos com sucesso!');
  await seesHeaders(canvasElement, headers);
  return page;
};

const textsOf = (report: AnyReport) =>
  Object.entries(report.row as Readonly<Record<string, Field>>).filter(([, { kind }]) => kind === 'nome');

/** The header of the first text-filtered column in the present question. */
const findTextHeader = async (canvasElement: HTMLElement, report: AnyReport): Promise<string> => {
  const headers = (Object.values(report.row) as Field[]).flatMap(({ look, header }) =>
    look.filter === 'text' ? [header] : [],
  );
  const shown = (header: string) =>
    within(canvasElement).queryByRole('button', { name: `Filtrar ${header}` }) !== null;
  return waitFor(() => {
    const found = headers.find(shown);
    if (found === undefined) throw new Error(`none of the columns is there: ${headers.join(', ')}`);
    return found;
  });
};

const longRow = (report: AnyReport) =>
  fakeRow(report, 1, Object.fromEntries(textsOf(report).map(([name]) => [name, longName])));

const emptyOf = ({ questions }: AnyReport): string => {
  const { empty } = (Object.values(questions)[0] as Question).texts;
  return typeof empty === 'string' ? empty : empty[0];
};

/** Every state in the frame of a plain report, with the report's own words and columns. */
export const reportStates = (report: AnyReport): Readonly<Record<ReportStateName, FrameState>> => {
  const find = (canvasElement: HTMLElement) => findScreen(canvasElement, report.title);
  const frame = frameStates({
    title: report.title,
    endpoints: endpointsOf(report),
    fakes: fakesOf(report),
    failed: report.texts.failedAdvice ?? report.texts.failed ?? 'Não foi possível carregar os dados!',
    column: (canvasElement) => findTextHeader(canvasElement, report),
  });
  return {
    // After the wait, the success message covers nothing in the picture.
    Default: {
      play: async ({ canvasElement }) => {
        await find(canvasElement);
        await seesText('Dados obtidos com sucesso!');
      },
    },
    NotAskedYet: { args: { path: `/modulos/${report.route}` } },
    ...frame,
    Empty: {
      parameters: withRows(report, []),
      play: async ({ canvasElement }) => {
        await find(canvasElement);
        await seesNoRows(emptyOf(report));
      },
    },
    OneRow: { parameters: withRows(report, [fakeRow(report, 7)]) },
    LongText: { parameters: withRows(report, [longRow(report), fakeRow(report, 2)]) },
    ManyRows: {
      parameters: { msw: [...fakesOf(report, 2_000), ...shellFakes()] },
      play: async ({ canvasElement }) => {
        await find(canvasElement);
        await waitFor(() => expect(within(canvasElement).getAllByText(/2\.000/)[0]).toBeVisible());
      },
    },
  };
};
