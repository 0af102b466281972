import * as z from 'zod/mini';
import { competencia, pathCompetencia } from '../kinds/competencia.ts';
import { day, dayOrBlank, pathDay } from '../kinds/day.ts';
import { inOrder } from '../kinds/periodo.ts';
import { typed } from '../kinds/text.ts';
import type { Schema } from '../http/endpoint.ts';

/** First and last day of a report, both inside; equal for one day. */
export const periodo = z.object({ start: pathDay, end: pathDay }).check(inOrder('start', 'end'));

/** The same period in a body, under the names of its calls. */
const sentPeriodo = z.object({ dtInicial: day, dtFinal: day }).check(inOrder('dtInicial', 'dtFinal'));

/** Texts of a question on screen. */
export interface QuestionTexts {
  /** Sentence about the call in the API's documentation. */
  readonly summary: string;
  /** The line below the title after a search; a period, month or code follows it. */
  readonly says: string;
  /** Message when there are no rows: one sentence, or a title with its advice. */
  readonly empty: string | readonly [title: string, advice: string];
  /** Advice below a failure without the server's reason; default the text of REL-12. */
  readonly failed?: string;
  /** Text of the button; default 'Buscar', or 'Buscar todos' for all rows beside another question. */
  readonly button?: string;
  /** The label of the field, if the question has one. */
  readonly label?: string;
}

/** A field beside the period: its name on the wire and in the address, and its label. */
export interface BesidePeriod {
  readonly name: string;
  readonly label: string;
  /** Value before the first search. */
  readonly initial?: string;
  /** True when it may stay empty; empty text is sent. */
  readonly isOptional?: true;
  /** True for a person's name or number, which is never in the address (REL-3). */
  readonly isPersonal?: true;
}

/** One kind of search in a report. */
export interface Question<
  Kind extends QuestionKind = QuestionKind,
  Params extends Schema | undefined = Schema | undefined,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly kind: Kind;
  readonly method: Method;
  readonly path: `/${string}`;
  /** Parameters in the path of a GET, in the body of a POST. */
  readonly params: Params;
  readonly texts: QuestionTexts;
  readonly beside?: BesidePeriod;
  /** Field of the body, for a question with one value. */
  readonly parameter?: string;
  /** Most characters of the input. */
  readonly maxLength?: number;
  /** True when a person's name or number may be typed: it is never in the address, nor in the record of readings (REL-3, PRV-8). */
  readonly isPersonal?: true;
  /** Period that the fields propose before the first search; default the last whole month. */
  readonly proposes?: Proposal;
  /** Constant fields of the body. */
  readonly fixed?: object;
  /** Names of the first and last day in a body; default dtInicial and dtFinal. */
  readonly days?: readonly [start: string, end: string];
}

/**
 * Proposed period: the present month ('mes'), the present year, or that many days up to today. It is the period of
 * the home that opens the screen.
 */
export type Proposal = 'mes' | 'ano' | number;

export type QuestionKind = 'period' | 'months' | 'competence' | 'code' | 'all';

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${string}` ? Name : never;
type One<Path extends string, Value extends Schema> = z.ZodMiniObject<Record<NameIn<Path>, Value>>;

/** Name of a question's only value on the wire: the parameter of its path, or the field of its body. */
export const parameterOf = ({ path, parameter }: Question): string =>
  parameter ?? /\{(\w+)\}/.exec(path)?.[1] ?? '';

const one = <Path extends string, Value extends Schema>(path: Path, value: Value): One<Path, Value> => {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) throw new TypeError(`${path} names no parameter.`);
  return z.object({ [name]: value }) as One<Path, Value>;
};

/** From a first to a last day; the path has {start} and {end}. */
export const byPeriod = (
  path: `/${string}/{start}/{end}`,
  texts: QuestionTexts,
): Question<'period', typeof periodo, 'GET'> => ({
  kind: 'period',
  method: 'GET',
  path,
  params: periodo,
  texts,
});

/** From a first to a last day, sent in the body as dtInicial and dtFinal. */
export const byPostedPeriod = (
  path: `/${string}`,
  texts: QuestionTexts,
): Question<'period', typeof sentPeriodo, 'POST'> => ({
  kind: 'period',
  method: 'POST',
  path,
  params: sentPeriodo,
  texts,
});

/** From a first to a last day, sent in the body under names of its own. */
export const byPostedDays = <const Start extends string, const End extends string>(
  path: `/${string}`,
  days: readonly [Start, End],
  texts: QuestionTexts,
): Question<'period', z.ZodMiniObject<Record<Start | End, typeof day>>, 'POST'> => {
  const [start, end] = days;
  const params = z.object({ [start]: day, [end]: day }).check(inOrder<string, string>(start, end));
  return {
    kind: 'period',
    method: 'POST',
    path,
    params: params as unknown as z.ZodMiniObject<Record<Start | End, typeof day>>,
    days,
    texts,
  };
};

interface Beside<Name extends string> extends BesidePeriod {
  readonly name: Name;
  readonly codec: z.ZodMiniType<string>;
}

type Texts<Name extends string> = z.ZodMiniType<Record<Name, string>, Record<Name, string>>;

const periodAnd = <Start extends string, End extends string, Name extends string>(
  start: Start,
  end: End,
  { name, codec }: Beside<Name>,
) =>
  z
    .object({ [start]: pathDay, [end]: pathDay, [name]: codec })
    .check(inOrder<string, string>(start, end)) as unknown as Texts<Start | End | Name>;

/** From a first to a last day and one value more; the path has {start}, {end} and the name of that value. */
export const byPeriodAnd = <const Name extends string>(
  path: `/${string}/{start}/{end}/{${Name}}`,
  beside: Beside<Name>,
  texts: QuestionTexts,
): Question<'period', Texts<'start' | 'end' | Name>, 'GET'> => ({
  kind: 'period',
  method: 'GET',
  path,
  params: periodAnd('start', 'end', beside),
  beside,
  texts,
});

/** The same in a body, with days in the form of a path. */
export const byPostedPeriodAnd = <const Name extends string>(
  path: `/${string}`,
  beside: Beside<Name>,
  texts: QuestionTexts,
): Question<'period', Texts<'dtInicial' | 'dtFinal' | Name>, 'POST'> => ({
  kind: 'period',
  method: 'POST',
  path,
  params: periodAnd('dtInicial', 'dtFinal', beside),
  beside,
  texts,
});

/** From a first to a last day and, optionally, another day; all in the body. */
export const byPostedPeriodAndDay = <const Name extends string>(
  path: `/${string}`,
  { name, label }: { readonly name: Name; readonly label: string },
  texts: QuestionTexts,
): Question<'period', Texts<'dtInicial' | 'dtFinal' | Name>, 'POST'> => ({
  kind: 'period',
  method: 'POST',
  path,
  params: z
    .object({ dtInicial: day, dtFinal: day, [name]: dayOrBlank })
    .check(inOrder<string, string>('dtInicial', 'dtFinal')) as unknown as Texts<
    'dtInicial' | 'dtFinal' | Name
  >,
  beside: { name, label, isOptional: true },
  texts,
});

/** From a first to a last month and one value more, in the body as dtInicial, dtFinal and the name of that value. */
export const byPostedMonthsAnd = <const Name extends string>(
  path: `/${string}`,
  { codec, ...beside }: Beside<Name>,
  texts: QuestionTexts,
): Question<'months', Texts<'dtInicial' | 'dtFinal' | Name>, 'POST'> => ({
  kind: 'months',
  method: 'POST',
  path,
  params: z
    .object({ dtInicial: competencia, dtFinal: competencia, [beside.name]: codec })
    .check(inOrder<string, string>('dtInicial', 'dtFinal')) as unknown as Texts<
    'dtInicial' | 'dtFinal' | Name
  >,
  beside,
  texts,
});

/** One month; the path has one parameter. */
export const byCompetence = <const Path extends `/${string}`>(
  path: Path,
  texts: QuestionTexts,
): Question<'competence', One<Path, typeof pathCompetencia>, 'GET'> => ({
  kind: 'competence',
  method: 'GET',
  path,
  params: one(path, pathCompetencia),
  texts,
});

/** One month in a body, as its field competencia; `fixed` are the constant fields. */
export const byPostedCompetence = <const Params extends z.ZodMiniType<{ competencia?: string | undefined }>>(
  path: `/${string}`,
  { params, fixed }: { readonly params: Params; readonly fixed: Omit<z.output<Params>, 'competencia'> },
  texts: QuestionTexts,
): Question<'competence', Params, 'POST'> => ({
  kind: 'competence',
  method: 'POST',
  path,
  params,
  parameter: 'competencia',
  fixed,
  texts,
});

const typedCode = typed(20);
const typedText = typed(60).check(z.trim(), z.minLength(1, 'diga o que procurar'));

/** A code of at most 20 characters. */
export const byCode = <const Path extends `/${string}`>(
  path: Path,
  texts: QuestionTexts,
): Question<'code', One<Path, typeof typedCode>, 'GET'> => ({
  kind: 'code',
  method: 'GET',
  path,
  params: one(path, typedCode),
  texts,
});

/** A search text of at most 60 characters, in a field of the body. */
export const byPostedText = <const Name extends string>(
  path: `/${string}`,
  parameter: Name,
  texts: QuestionTexts,
): Question<'code', z.ZodMiniObject<Record<Name, typeof typedText>>, 'POST'> => ({
  kind: 'code',
  method: 'POST',
  path,
  params: z.object({ [parameter]: typedText }) as z.ZodMiniObject<Record<Name, typeof typedText>>,
  parameter,
  maxLength: 60,
  texts,
});

/** The same for a text that may be a person's name or number. */
export const byPersonalText = <const Name extends string>(
  path: `/${string}`,
  parameter: Name,
  texts: QuestionTexts,
): Question<'code', z.ZodMiniObject<Record<Name, typeof typedText>>, 'POST'> => ({
  ...byPostedText(path, parameter, texts),
  isPersonal: true,
});

/** The same question with a proposed period, which is that of the home, so that both show the same rows. */
export const proposing = <Q extends Question>(proposes: Proposal, question: Q): Q => ({
  ...question,
  proposes,
});

/** A question without input, for all rows or all of one sort. */
export const all = (path: `/${string}`, texts: QuestionTexts): Question<'all', undefined, 'GET'> => ({
  kind: 'all',
  method: 'GET',
  path,
  params: undefined,
  texts,
});
