import { writeMonth } from '@vidas/api-client/words/day.ts';
import type { AnyReport } from '@vidas/api-client/report/report.ts';
import { parameterOf, type Question, type QuestionKind } from '@vidas/api-client/report/question.ts';
import type { Asked } from '@vidas/api-client/report/report.queries.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keptChoice } from './comparar/useComparar.ts';
import { readCompetencia, readMonths } from './address.ts';
import { type Periodo, readPeriodo } from './periodo.ts';

type Params = Asked['params'];
type Read = (search: URLSearchParams, name: string, question: Question) => Params | null;

const one = (question: Question, value: string | null): Params | null =>
  value === null ? null : { [parameterOf(question)]: value };

const withBeside = (search: URLSearchParams, { beside }: Question, span: Periodo | null): Params | null => {
  if (!span || !beside) return span && { ...span };
  const value = search.get(beside.name)?.trim() ?? '';
  return value || beside.isOptional ? { ...span, [beside.name]: value } : null;
};

/**
 * Readers of the address by kind of question: ?inicio=2026-10-01&fim=2026-10-31, ?inicio=01-2026&fim=10-2026, ?competencia=10-2026,
 * ?empresa=0312, ?todos=1.
 */
const readers: Readonly<Record<QuestionKind, Read>> = {
  period: (search, _name, question) => withBeside(search, question, readPeriodo(search)),
  months: (search, _name, question) => withBeside(search, question, readMonths(search)),
  competence: (search, name, question) => one(question, readCompetencia(search.get(name))),
  code: (search, name, question) =>
    question.isPersonal ? null : one(question, search.get(name)?.trim() || null),
  all: (search, name) => (search.get(name) === '1' ? {} : null),
};

const questionsOf = ({ questions }: AnyReport) => Object.entries(questions as Record<string, Question>);

const isSpan = ({ kind }: Question): boolean => kind === 'period' || kind === 'months';

/** True for a report with several questions of days or months: they look alike in an address, so it names which. */
const namesItsSpan = (report: AnyReport): boolean =>
  questionsOf(report).filter(([, question]) => isSpan(question)).length > 1;

/** The question in the address; null for none. */
export const readAsked = (report: AnyReport, search: URLSearchParams): Asked | null =>
  questionsOf(report)
    .filter(
      ([name, question]) => !isSpan(question) || !namesItsSpan(report) || search.get('pergunta') === name,
    )
    .map(([name, question]) => ({ name, params: readers[question.kind](search, name, question) }))
    .find((found): found is Asked => found.params !== null) ?? null;

/** The address of a question. */
export const writeAsked = (report: AnyReport, { name, params }: Asked): Record<string, string> => {
  const kind = (report.questions as Record<string, Question>)[name]?.kind;
  if (kind === 'period' || kind === 'months') {
    const { start = '', end = '', ...beside } = params;
    const [inicio, fim] = kind === 'period' ? [start, end] : [writeMonth(start, '-'), writeMonth(end, '-')];
    const filled = Object.entries(beside).filter(([, value]) => value !== '');
    const named = namesItsSpan(report) ? { pergunta: name } : {};
    return { ...named, inicio, fim, ...Object.fromEntries(filled) };
  }
  const value = Object.values(params)[0];
  if (value === undefined) return { [name]: '1' };
  return { [name]: kind === 'competence' ? writeMonth(value, '-') : value };
};

const isPersonal = (report: AnyReport, { name }: Asked): boolean => {
  const question = (report.questions as Record<string, Question>)[name];
  return question?.isPersonal === true || question?.beside?.isPersonal === true;
};

/**
 * The question on show, stored in the address for reload, bookmark and back button; null removes it. A question with a person's name stays
 * in the screen only, and its address asks nothing (REL-3).
 */
export const useAsked = (report: AnyReport): readonly [Asked | null, (asked: Asked | null) => void] => {
  const [search, setSearch] = useSearchParams();
  const [personal, setPersonal] = useState<Asked | null>(null);
  const setAsked = (asked: Asked | null) => {
    const isKeptHere = asked !== null && isPersonal(report, asked);
    setPersonal(isKeptHere ? asked : null);
    setSearch((before) => ({
      ...(asked === null || isKeptHere ? {} : writeAsked(report, asked)),
      ...keptChoice(before),
    }));
  };
  return [readAsked(report, search) ?? personal, setAsked];
};
