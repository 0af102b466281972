import type { AnyReport } from '@vidas/api-client/report';
import type { Question, QuestionKind } from '@vidas/api-client/report/question';
import type { Asked } from '@vidas/api-client/report/queries';
import { useSearchParams } from 'react-router-dom';
import { writeMonth } from '../write/writeMonth.ts';
import { readCompetencia } from './address.ts';
import { readPeriodo } from './periodo.ts';

const nameIn = (path: string): string => /\{(\w+)\}/.exec(path)?.[1] ?? '';

type Params = Asked['params'];
type Read = (search: URLSearchParams, name: string, path: string) => Params | null;

const one = (path: string, value: string | null): Params | null =>
  value === null ? null : { [nameIn(path)]: value };

/** What each kind of question reads out of an address: ?inicio=2026-10-01&fim=2026-10-31, ?competencia=10-2026, ?empresa=0312, ?todos=1. */
const readers: Readonly<Record<QuestionKind, Read>> = {
  period: (search) => {
    const found = readPeriodo(search);
    return found && { ...found };
  },
  competence: (search, name, path) => one(path, readCompetencia(search.get(name))),
  code: (search, name, path) => one(path, search.get(name)?.trim() || null),
  all: (search, name) => (search.get(name) === '1' ? {} : null),
};

const questionsOf = ({ questions }: AnyReport) => Object.entries(questions as Record<string, Question>);

/** The question that an address asks; null for none. */
export const readAsked = (report: AnyReport, search: URLSearchParams): Asked | null =>
  questionsOf(report)
    .map(([name, { kind, path }]) => ({ name, params: readers[kind](search, name, path) }))
    .find((found): found is Asked => found.params !== null) ?? null;

/** The address of a question. */
export const writeAsked = (report: AnyReport, { name, params }: Asked): Record<string, string> => {
  const kind = (report.questions as Record<string, Question>)[name]?.kind;
  if (kind === 'period') return { inicio: params['start'] ?? '', fim: params['end'] ?? '' };
  const value = Object.values(params)[0];
  if (value === undefined) return { [name]: '1' };
  return { [name]: kind === 'competence' ? writeMonth(value, '-') : value };
};

/** The question on show, kept in the address so that a reload, a bookmark and the back button keep it. Never personal data. */
export const useAsked = (report: AnyReport): readonly [Asked | null, (asked: Asked) => void] => {
  const [search, setSearch] = useSearchParams();
  return [readAsked(report, search), (asked) => setSearch(writeAsked(report, asked))];
};
