import type { AnyReport } from '@vidas/api-client/report';
import { parameterOf, type Question, type QuestionKind } from '@vidas/api-client/report/question';
import type { Asked } from '@vidas/api-client/report/queries';
import { useSearchParams } from 'react-router-dom';
import { writeMonth } from '../write/writeMonth.ts';
import { readCompetencia } from './address.ts';
import { readPeriodo } from './periodo.ts';

type Params = Asked['params'];
type Read = (search: URLSearchParams, name: string, question: Question) => Params | null;

const one = (question: Question, value: string | null): Params | null =>
  value === null ? null : { [parameterOf(question)]: value };

const periodWith = (search: URLSearchParams, { beside }: Question): Params | null => {
  const periodo = readPeriodo(search);
  if (!periodo || !beside) return periodo && { ...periodo };
  const value = search.get(beside.name)?.trim();
  return value ? { ...periodo, [beside.name]: value } : null;
};

/** What each kind of question reads out of an address: ?inicio=2026-10-01&fim=2026-10-31, ?competencia=10-2026, ?empresa=0312, ?todos=1. */
const readers: Readonly<Record<QuestionKind, Read>> = {
  period: (search, _name, question) => periodWith(search, question),
  competence: (search, name, question) => one(question, readCompetencia(search.get(name))),
  code: (search, name, question) => one(question, search.get(name)?.trim() || null),
  all: (search, name) => (search.get(name) === '1' ? {} : null),
};

const questionsOf = ({ questions }: AnyReport) => Object.entries(questions as Record<string, Question>);

/** The question that an address asks; null for none. */
export const readAsked = (report: AnyReport, search: URLSearchParams): Asked | null =>
  questionsOf(report)
    .map(([name, question]) => ({ name, params: readers[question.kind](search, name, question) }))
    .find((found): found is Asked => found.params !== null) ?? null;

/** The address of a question. */
export const writeAsked = (report: AnyReport, { name, params }: Asked): Record<string, string> => {
  const kind = (report.questions as Record<string, Question>)[name]?.kind;
  if (kind === 'period') {
    const { start = '', end = '', ...beside } = params;
    return { inicio: start, fim: end, ...beside };
  }
  const value = Object.values(params)[0];
  if (value === undefined) return { [name]: '1' };
  return { [name]: kind === 'competence' ? writeMonth(value, '-') : value };
};

/** The question on show, kept in the address so that a reload, a bookmark and the back button keep it. Never personal data. */
export const useAsked = (report: AnyReport): readonly [Asked | null, (asked: Asked) => void] => {
  const [search, setSearch] = useSearchParams();
  return [readAsked(report, search), (asked) => setSearch(writeAsked(report, asked))];
};
