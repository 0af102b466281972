import { queryOptions, skipToken } from '@tanstack/react-query';
import type { Endpoint } from '../http/endpoint.ts';
import type { Http } from '../http/http.ts';
import type { Question } from './question.ts';
import type { AnyReport, LinhaDoHistorico, RowOf } from './report.ts';

/** A question with its input, in the values of our code: { name: 'periodo', params: { start, end } }. */
export interface Asked {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
}

type Asks = Pick<Question, 'fixed' | 'days'> & {
  readonly endpoint: Endpoint;
  readonly historico?: Endpoint;
};

/** Input of the call: a period in a body has other names than one in a path. */
const inputOf = (
  { endpoint, fixed, days: [first, last] = ['dtInicial', 'dtFinal'] }: Asks,
  asked: Asked['params'],
): object => {
  const { params, body } = endpoint;
  if (params) return { params: asked };
  if (!body) return {};
  const { start, end, ...others } = asked;
  const said = start === undefined ? asked : { [first]: start, [last]: end, ...others };
  return { body: { ...said, ...fixed } };
};

const questionOf = (report: AnyReport, { name }: Asked): Asks => {
  const question = (report.questions as Record<string, Asks>)[name];
  if (question === undefined) throw new TypeError(`${report.name} has no question ${name}.`);
  return question;
};

/** The rows for a question; null disables the query. */
export const reportQuery = <R extends AnyReport>(http: Http, report: R, asked: Asked | null) =>
  queryOptions<RowOf<R>[]>({
    queryKey: [report.module, report.name, asked],
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }) => {
            const question = questionOf(report, asked);
            const input = inputOf(question, asked.params);
            return http.call(question.endpoint, input as never, { signal }) as Promise<RowOf<R>[]>;
          },
  });

/**
 * Earlier months of a question's rows: key and figure of its month and the twelve before it; null disables the query.
 */
export const historicoQuery = (http: Http, report: AnyReport, asked: Asked | null) =>
  queryOptions<LinhaDoHistorico[]>({
    queryKey: [report.module, report.name, asked, 'historico'],
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }) => {
            const { historico, ...question } = questionOf(report, asked);
            if (historico === undefined)
              throw new TypeError(`${report.name} compares nothing of ${asked.name}.`);
            const input = inputOf({ ...question, endpoint: historico }, asked.params);
            return http.call(historico, input as never, { signal }) as Promise<LinhaDoHistorico[]>;
          },
  });
