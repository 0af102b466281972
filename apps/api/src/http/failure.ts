import type { FieldProblem } from '@vidas/api-client/http/api-error';

/** What a refusal may carry besides its text. */
export interface FailureDetails {
  problems?: readonly FieldProblem[];
  /** More fields of the JSON body. */
  body?: object;
  /** An absent value sends no header. */
  headers?: Readonly<Record<string, string | number | undefined>>;
  cause?: unknown;
}

/** A refusal, answered as JSON `{ error, message, problems }`; the text is Portuguese and may be shown. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, text: string, details: FailureDetails = {}) {
    super(text, { cause: details.cause });
    this.status = status;
    const problems = details.problems ? { problems: details.problems } : {};
    this.body = { ...details.body, error: text, message: text, ...problems };
    const given = Object.entries(details.headers ?? {}).filter(([, value]) => value !== undefined);
    this.headers = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
  }
}

/** A 400 that names each field, and says the problem when there is one alone. */
export const refuseFields = (problems: readonly FieldProblem[]): Failure => {
  const [first] = problems;
  const text =
    first && problems.length === 1
      ? `${first.field}: ${first.message}`
      : `Há ${problems.length} campos com problema.`;
  return new Failure(400, text, { problems });
};
