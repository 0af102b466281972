import * as z from 'zod/mini';
import { type Endpoint, endpoint, type Schema } from '../http/endpoint.ts';
import type { Field } from './field.ts';
import { howToAsk, withButtons } from './howToAsk.ts';
import type { Question } from './question.ts';

/** The fields of a row under their names on the wire, in the order of its columns. */
export type Fields = Readonly<Record<string, Field>>;
type Questions = Readonly<Record<string, Question>>;

type RowSchema<F extends Fields> = z.ZodMiniObject<{ -readonly [Key in keyof F]: F[Key]['codec'] }>;
/** A row of such fields, in the values of our code. */
export type FieldsRow<F extends Fields> = z.output<RowSchema<F>>;
type ListSchema<F extends Fields> = z.ZodMiniArray<RowSchema<F>>;

/** Texts of a report for every question. */
export interface ReportTexts {
  /** The line below the title before the first search. */
  readonly ask: string;
  /** Advice in place of the rows before the first search; default: 'Escolha o período e use Buscar.'. */
  readonly idle: string;
  /** Title of the message when the rows could not be read; default 'Não foi possível carregar os dados!'. */
  readonly failed?: string;
  /** The line below that message, when its title is the server's text. */
  readonly failedAdvice?: string;
}

/** Comparison of the rows of a competence with the same rows of other competences (REL-22). */
export interface Comparison<F extends Fields = Fields> {
  /** The fields that together identify a row in every month. */
  readonly key: readonly (keyof F & string)[];
  /** The field with the row's month; a list of one month may have it only in its other months. */
  readonly month: keyof F & string;
  /** The compared figure: an amount, a count or a ratio. */
  readonly figure: keyof F & string;
  /** Fields from which a ratio of several rows is calculated, never added up. Without this, figures are added. */
  readonly together?: {
    readonly parts: readonly (keyof F & string)[];
    readonly of: (rows: readonly never[]) => number | null;
  };
  /** Columns before the figure in a comparison, for all questions or by question; the others follow. */
  readonly lead: readonly (keyof F & string)[] | Readonly<Record<string, readonly (keyof F & string)[]>>;
}

/** The fields that a comparison needs of each month. */
export const historyFields = <F extends Fields>(
  row: F,
  { key, month, figure, together }: Comparison<F>,
): Fields =>
  Object.fromEntries(
    [...key, month, figure, ...(together?.parts ?? [])].map((name) => [name, row[name]]),
  ) as Fields;

/** A row of one month with the fields of its comparison. */
export type LinhaDoHistorico = Readonly<Record<string, string | number | null | undefined>>;

/** The answer of a comparison: the key and the figure of each row in each month. */
export const historyReply = <F extends Fields>(row: F, comparison: Comparison<F>) =>
  z.array(rowSchema(historyFields(row, comparison))) as unknown as z.ZodMiniType<LinhaDoHistorico[]>;

interface Definition<F extends Fields, Q extends Questions> {
  /** Module and address of the screen: 'cadastro/auxilio-funeral'. */
  readonly route: `${string}/${string}`;
  readonly title: string;
  readonly texts: Omit<ReportTexts, 'idle'> & Partial<Pick<ReportTexts, 'idle'>>;
  /** File name for every question: 'pedidos-semana.csv'. */
  readonly file?: string;
  /**
   * Field, or fields together, that identify a row; without it one person may have several rows. A report with acts has one.
   */
  readonly key?: (keyof F & string) | readonly (keyof F & string)[];
  /** The questions, in the order of the screen; each name is also the one in the address. */
  readonly questions: Q;
  /** The columns, in the order of the screen, under their names on the wire. */
  readonly row: F;
  /** True for rows made in this product, not loaded from the core system. */
  readonly isMadeHere?: true;
  /** Fields that a question never has, by question: it has no columns for them (REL-28). */
  readonly lacks?: { readonly [Name in keyof Q]?: readonly (keyof F & string)[] };
  /** Allows the comparison of one competence's rows; each question by months gets a call for the twelve before it. */
  readonly compares?: Comparison<F>;
}

type Asks<F extends Fields, Q extends Questions> = {
  readonly [Name in keyof Q]: Q[Name] & {
    readonly endpoint: Q[Name]['method'] extends 'POST'
      ? Endpoint<undefined, undefined, Q[Name]['params'], ListSchema<F>>
      : Endpoint<Q[Name]['params'], undefined, undefined, ListSchema<F>>;
    readonly historico?: Endpoint;
  };
};

/** A complete report: calls, screen, columns, server and fakes are made from it. */
export interface Report<F extends Fields = Fields, Q extends Questions = Questions> extends Omit<
  Definition<F, Q>,
  'questions' | 'texts'
> {
  readonly texts: ReportTexts;
  readonly questions: Asks<F, Q>;
  /** The last part of the address; also the name of memory, files and queries. */
  readonly name: string;
  readonly module: string;
}

/** Any report, where its row does not matter. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyReport = Report<any, any>;

/** A row of a report, in the values of our code. */
export type RowOf<R extends AnyReport> = R extends Report<infer F, infer _> ? FieldsRow<F> : never;

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** Input of a question; undefined when it needs none. */
export type ParamsOf<R extends AnyReport, Name extends keyof R['questions']> = Out<
  R['questions'][Name]['params']
>;

/** The contract of a row. */
export const rowSchema = <F extends Fields>(row: F): RowSchema<F> =>
  z.object(
    Object.fromEntries(Object.entries(row).map(([name, { codec }]) => [name, codec])),
  ) as unknown as RowSchema<F>;

/** Declares a report: its questions become calls of the contract. */
export const report = <const F extends Fields, const Q extends Questions>(
  definition: Definition<F, Q>,
): Report<F, Q> => {
  const [module = '', name = ''] = definition.route.split('/');
  const reply = z.array(rowSchema(definition.row));
  const { row, compares } = definition;
  const asked = withButtons(definition.questions);
  const questions = asked.map(([key, question]) => {
    const { method, path, params, texts } = question;
    const asks = method === 'POST' ? { body: params } : { params };
    const historico =
      compares &&
      question.kind === 'months' &&
      endpoint(`${method} ${path}/historico`, {
        summary: `Para comparar, o mesmo da última competência pedida e das doze anteriores, só chave e número. ${texts.summary}`,
        ...asks,
        reply: historyReply(row, compares),
      });
    return [
      key,
      {
        ...question,
        endpoint: endpoint(`${method} ${path}`, { summary: texts.summary, ...asks, reply }),
        ...(historico ? { historico } : {}),
      },
    ];
  });
  return {
    ...definition,
    module,
    name,
    texts: { idle: howToAsk(asked.map(([, question]) => question)), ...definition.texts },
    questions: Object.fromEntries(questions) as Asks<F, Q>,
  };
};

/** The calls of a report. */
export const endpointsOf = ({ questions }: AnyReport): Endpoint[] =>
  Object.values(questions as Record<string, { endpoint: Endpoint; historico?: Endpoint }>).flatMap(
    ({ endpoint: list, historico }) => (historico ? [list, historico] : [list]),
  );

/** True for a result of `report()`. */
export const isReport = (value: unknown): value is AnyReport =>
  typeof value === 'object' && value !== null && 'questions' in value && 'row' in value;
