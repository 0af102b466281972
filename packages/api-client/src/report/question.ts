import * as z from 'zod/mini';
import { pathCompetencia } from '../kinds/competencia.ts';
import { pathDay } from '../kinds/day.ts';
import { typed } from '../kinds/text.ts';
import type { Schema } from '../http/endpoint.ts';

/** First and last day of a report, both inside; equal for one day. */
export const periodo = z.object({ start: pathDay, end: pathDay }).check(
  z.refine(({ start, end }) => start <= end, {
    message: 'a data inicial não pode ser posterior à final',
    path: ['start'],
  }),
);

/** What a question says on screen. */
export interface QuestionTexts {
  /** What the API's documentation says of the call, in a sentence. */
  readonly summary: string;
  /** The line below the title once it is asked; a period, month or code follows it. */
  readonly says: string;
  /** What stands where rows would be: one sentence, or a title with its advice. */
  readonly empty: string | readonly [title: string, advice: string];
  /** The button, where the question has one of its own. */
  readonly button?: string;
  /** The label of the field, where the question has one. */
  readonly label?: string;
}

/** One way to ask for a report. */
export interface Question<
  Kind extends QuestionKind = QuestionKind,
  Params extends Schema | undefined = Schema | undefined,
> {
  readonly kind: Kind;
  readonly path: `/${string}`;
  readonly params: Params;
  readonly texts: QuestionTexts;
}

export type QuestionKind = 'period' | 'competence' | 'code' | 'all';

type NameIn<Path extends string> = Path extends `${string}{${infer Name}}${string}` ? Name : never;
type One<Path extends string, Value extends Schema> = z.ZodMiniObject<Record<NameIn<Path>, Value>>;

const one = <Path extends string, Value extends Schema>(path: Path, value: Value): One<Path, Value> => {
  const name = /\{(\w+)\}/.exec(path)?.[1];
  if (name === undefined) throw new TypeError(`${path} names no parameter.`);
  return z.object({ [name]: value }) as One<Path, Value>;
};

/** From a first to a last day; the path has {start} and {end}. */
export const byPeriod = (
  path: `/${string}/{start}/{end}`,
  texts: QuestionTexts,
): Question<'period', typeof periodo> => ({ kind: 'period', path, params: periodo, texts });

/** One month; the path has one parameter. */
export const byCompetence = <const Path extends `/${string}`>(
  path: Path,
  texts: QuestionTexts,
): Question<'competence', One<Path, typeof pathCompetencia>> => ({
  kind: 'competence',
  path,
  params: one(path, pathCompetencia),
  texts,
});

const typedCode = typed(20);

/** A code that a person types, of at most 20 characters. */
export const byCode = <const Path extends `/${string}`>(
  path: Path,
  texts: QuestionTexts,
): Question<'code', One<Path, typeof typedCode>> => ({
  kind: 'code',
  path,
  params: one(path, typedCode),
  texts,
});

/** Everything, or everything of a sort: nothing to fill in. */
export const all = (path: `/${string}`, texts: QuestionTexts): Question<'all', undefined> => ({
  kind: 'all',
  path,
  params: undefined,
  texts,
});
