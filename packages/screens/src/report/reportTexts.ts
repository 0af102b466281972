import type { AnyReport, Report } from '@vidas/api-client/report';
import type { Question } from '@vidas/api-client/report/question';
import type { Asked } from '@vidas/api-client/report/queries';
import { fileNamePeriodo, type Periodo, writePeriodo } from './periodo.ts';
import type { ReportTexts } from './useReport.ts';
import { writeMonth } from '../write/writeMonth.ts';

const defaultFailure = 'Não foi possível carregar os dados!';

const questionOf = (report: AnyReport, { name }: Asked): Question =>
  (report.questions as Record<string, Question>)[name] as Question;

const periodoOf = ({ params }: Asked): Periodo => params as unknown as Periodo;

/** The messages of a report for the question asked. */
export const textsOf = (report: AnyReport, asked: Asked | null): ReportTexts => {
  const { failed = defaultFailure, failedAdvice } = (report as Pick<Report, 'texts'>).texts;
  const texts: ReportTexts = {
    success: ['Dados obtidos com sucesso!'],
    failure: ({ message }) => (failedAdvice === undefined ? [failed, message] : [message, failedAdvice]),
  };
  if (asked === null) return texts;
  const { empty } = questionOf(report, asked).texts;
  return { ...texts, empty: typeof empty === 'string' ? [failed, empty] : empty };
};

/** What stands in the place of the rows when none came. */
export const emptyTextOf = (report: AnyReport, asked: Asked | null): string | undefined => {
  if (asked === null) return undefined;
  const { empty } = questionOf(report, asked).texts;
  if (typeof empty === 'string') return empty;
  const [title, advice] = empty;
  return `${title}${/[.!?]$/.test(title) ? '' : '.'} ${advice}`;
};

/** The line below the title: 'Lançamentos de 01/10/2026 a 31/10/2026', 'Empresa 0312', or what to ask. */
export const subtitleOf = (report: AnyReport, asked: Asked | null): string => {
  if (asked === null) return report.texts.ask;
  const { kind, texts, beside } = questionOf(report, asked);
  const value = Object.values(asked.params)[0] ?? '';
  if (kind === 'period') {
    const period = writePeriodo(texts.says, periodoOf(asked));
    return beside ? `${period} · ${beside.label}: ${asked.params[beside.name]}` : period;
  }
  if (kind === 'competence') return `${texts.says} de ${writeMonth(value)}`;
  return kind === 'code' ? `${texts.says} ${value}` : texts.says;
};

/** The file of a question: 'auxilio-funeral-01-10-2026a31-10-2026.csv', 'empresa-conveniada-todos.csv', or the report's own. */
export const fileNameOf = (report: AnyReport, asked: Asked | null): string => {
  if (report.file !== undefined) return report.file;
  const isOnly = Object.keys(report.questions as object).length === 1;
  if (asked === null) return `${report.name}.csv`;
  const { kind } = questionOf(report, asked);
  const value = Object.values(asked.params)[0] ?? '';
  const parts = {
    period: () => fileNamePeriodo(periodoOf(asked)),
    competence: () => writeMonth(value, '-'),
    code: () => value,
    all: () => (isOnly ? '' : asked.name),
  };
  return `${[report.name, parts[kind]()].filter(Boolean).join('-')}.csv`;
};
