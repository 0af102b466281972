/** Kinds of failure that screens distinguish. */
export type ApiErrorKind =
  | 'network'
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'challenge'
  | 'throttled'
  | 'unavailable'
  | 'server'
  | 'contract';

/** One problem of an input: its field or line, and the reason in Portuguese. */
export interface FieldProblem {
  field?: string | undefined;
  line?: number | undefined;
  message: string;
}

const kindOfStatus: Record<number, ApiErrorKind> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  428: 'challenge',
  429: 'throttled',
  503: 'unavailable',
};

/** The only error that `call()` throws. `message` may be shown to the person. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly problems: readonly FieldProblem[];
  /** The text of the server, when it sent one; screens show it longer than their own texts (REL-11). */
  readonly serverText: string | undefined;
  /** The body of the answer, for the few calls whose refusal carries data (the challenge of the follow-up). */
  readonly body: unknown;

  constructor(
    kind: ApiErrorKind,
    options: { status?: number; body?: unknown; message?: string; cause?: unknown } = {},
  ) {
    const text = serverTextOf(options.body);
    super(text ?? options.message ?? 'Verifique sua sessão ou conexão!', { cause: options.cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = options.status ?? 0;
    this.body = options.body;
    this.serverText = text;
    this.problems = problemsOf(options.body);
  }

  static fromStatus(status: number, body: unknown): ApiError {
    return new ApiError(kindOfStatus[status] ?? (status >= 500 ? 'server' : 'invalid'), { status, body });
  }
}

/** The text of a refusal, in `error`, `err` or `message`, depending on the server (SER-11). */
const serverTextOf = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  for (const name of ['error', 'err', 'message']) {
    const value = (body as Record<string, unknown>)[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
};

const problemsOf = (body: unknown): FieldProblem[] => {
  const list =
    typeof body === 'object' && body !== null ? (body as { problems?: unknown }).problems : undefined;
  if (!Array.isArray(list)) return [];
  return list.filter(
    (item): item is FieldProblem => typeof (item as FieldProblem | null)?.message === 'string',
  );
};
