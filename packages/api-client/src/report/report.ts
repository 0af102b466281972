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

/** What a report says whatever was asked. */
export interface ReportTexts {
  /** The line below the title before anything is asked. */
  readonly ask: string;
  /** What stands where the rows will be, before anything is asked; default how to ask: 'Escolha o período e use Buscar.'. */
  readonly idle: string;
  /** The title of the message when the rows could not be read; default 'Não foi possível carregar os dados!'. */
  readonly failed?: string;
  /** The line below that message, where its title is what the server said. */
  readonly failedAdvice?: string;
}

/** How the rows of a competence are compared with the same rows of other competences (REL-22). */
export interface Comparison<F extends Fields = Fields> {
  /** The fields that together name a row in every month. */
  readonly key: readonly (keyof F & string)[];
  /** The field with the row's month; a list of one month may leave it to its other months. */
  readonly month: keyof F & string;
  /** The figure that is compared: an amount, a count or a ratio. */
  readonly figure: keyof F & string;
  /** A ratio of several rows together is worked out of these fields, never added up; figures without this are added. */
  readonly together?: {
    readonly parts: readonly (keyof F & string)[];
    readonly of: (rows: readonly never[]) => number | null;
  };
  /** The columns that stay before the figure while rows are compared, all or by the name of the question; the others follow. */
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
  /** The name of its file, where it is the same for every question: 'pedidos-semana.csv'. */
  readonly file?: string;
  /** The field that tells rows apart, or several together; without it one person may have several rows. A report with acts has one. */
  readonly key?: (keyof F & string) | readonly (keyof F & string)[];
  /** The ways to ask, in the order of the screen; each name is also the one in the address. */
  readonly questions: Q;
  /** The columns, in the order of the screen, under their names on the wire. */
  readonly row: F;
  /** Its rows are made in this product, not by the core system whose data are loaded. */
  readonly isMadeHere?: true;
  /** The fields that a question never has, by its name: it has no columns of them (REL-28). */
  readonly lacks?: { readonly [Name in keyof Q]?: readonly (keyof F & string)[] };
  /** Lets a person compare the rows of one competence; each question by months gets a call for the twelve before it. */
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

/** A report declared whole: calls, screen, columns, server and fakes are made from it. */
export interface Report<F extends Fields = Fields, Q extends Questions = Questions> extends Omit<
  Definition<F, Q>,
  'questions' | 'texts'
> {
  readonly texts: ReportTexts;
  readonly questions: Asks<F, Q>;
  /** The last part of the address: names memory, files and queries. */
  readonly name: string;
  readonly module: string;
}

/** Any report, where its row does not matter. */
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyReport = Report<any, any>;

/** A row of a report, in the values of our code. */
export type RowOf<R extends AnyReport> = R extends Report<infer F, infer _> ? FieldsRow<F> : never;

type Out<S> = S extends Schema ? z.output<S> : undefined;

/** What a question of a report is asked with; undefined where there is nothing to say. */
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

/** True for what `report()` has made. */
export const isReport = (value: unknown): value is AnyReport =>
  typeof value === 'object' && value !== null && 'questions' in value && 'row' in value;
