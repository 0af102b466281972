import { writeDay, writeMonth } from '@vidas/api-client/words/day.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import type { AnyReport, Report } from '@vidas/api-client/report/report.ts';
import type { Question } from '@vidas/api-client/report/question.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { type Periodo, writePeriodo } from './periodo.ts';
import { fileOf } from './fileOf.ts';
import type { ReportTexts } from './useReport.ts';

const defaultFailure = 'Não foi possível carregar os dados!';

/** The server's text about a failure; undefined without one. */
const reasonOf = (error: Error): string | undefined =>
  error instanceof ApiError ? error.serverText : error.message;

const questionOf = (report: AnyReport, { name }: Asked): Question =>
  (report.questions as Record<string, Question>)[name] as Question;

const monthsOf = ({ params: { start = '', end = '' } }: Asked, separator?: '-') =>
  [start, end].map((month) => writeMonth(month, separator));

const writeMonths = (what: string, asked: Asked): string => `${what} de ${monthsOf(asked).join(' a ')}`;

const periodoOf = ({ params }: Asked): Periodo => params as unknown as Periodo;

/** The messages of a report for the present question. */
export const textsOf = (report: AnyReport, asked: Asked | null): ReportTexts => {
  const { failed = defaultFailure, failedAdvice, ask } = (report as Pick<Report, 'texts'>).texts;
  const texts: ReportTexts = {
    success: ['Dados obtidos com sucesso!'],
    // No answer exists before the first question.
    empty: [ask],
    failure: ({ message }) => (failedAdvice === undefined ? [failed, message] : [message, failedAdvice]),
  };
  if (asked === null) return texts;
  const { empty, failed: withoutReason } = questionOf(report, asked).texts;
  return {
    ...texts,
    empty: typeof empty === 'string' ? [empty] : empty,
    ...(withoutReason === undefined
      ? {}
      : { failure: (error) => [failed, reasonOf(error) ?? withoutReason] }),
  };
};

/** Text in place of the rows when there are none. */
export const emptyTextOf = (report: AnyReport, asked: Asked | null): string | undefined => {
  if (asked === null) return undefined;
  const { empty } = questionOf(report, asked).texts;
  if (typeof empty === 'string') return empty;
  const [title, advice] = empty;
  return `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${advice}`;
};

/**
 * The line below the title: 'Lançamentos de 01/10/2026 a 31/10/2026', 'Empresa 0312', or the advice for the first question.
 */
export const subtitleOf = (report: AnyReport, asked: Asked | null): string => {
  if (asked === null) return report.texts.ask;
  const { kind, texts, beside } = questionOf(report, asked);
  const value = Object.values(asked.params)[0] ?? '';
  if (kind === 'period' || kind === 'months') {
    const span =
      kind === 'period' ? writePeriodo(texts.says, periodoOf(asked)) : writeMonths(texts.says, asked);
    const said = beside && asked.params[beside.name];
    return beside && said ? `${span} · ${beside.label}: ${isDay(said) ? writeDay(said) : said}` : span;
  }
  if (kind === 'competence') return `${texts.says} de ${writeMonth(value)}`;
  return kind === 'code' ? `${texts.says} ${value}` : texts.says;
};

/**
 * File name of a question: 'auxilio-funeral-01-10-2026a31-10-2026.csv', 'empresa-conveniada-todos-26-11-2026.csv', or the specification's
 * own. A question without a period uses the day of the file (REL-39).
 */
export const fileNameOf = (report: AnyReport, asked: Asked | null, today: string): string => {
  if (report.file !== undefined) return report.file;
  if (asked === null) return fileOf(report.name);
  const isOnly = Object.keys(report.questions as object).length === 1;
  const { kind, isPersonal } = questionOf(report, asked);
  const value = (isPersonal ? asked.name : Object.values(asked.params)[0]) ?? '';
  const parts = {
    period: () => [periodoOf(asked)],
    months: () => [monthsOf(asked, '-').join('a')],
    competence: () => [value],
    code: () => [value, today],
    all: () => [isOnly ? '' : asked.name, today],
  };
  return fileOf(report.name, ...parts[kind]());
};
