import ky, { HTTPError } from 'ky';
import * as z from 'zod/mini';
import { ApiError } from './ApiError.ts';
import { columnsType, mayComeByColumn } from './columns.ts';
import { noteConsulta } from './consultaLida.ts';
import { type Endpoint, fillPath, type Input, type Reply } from './endpoint.ts';
import './jitless.ts';
import { type Portioned, portionedOf, readPortions } from './portions.ts';

/** Address of each service: absolute, or a path of the same origin, without a last slash. */
export type Bases = Record<Endpoint['base'], string>;

/** Settings of one app's connection to its server. */
export interface HttpOptions {
  bases: Bases;
  /** The session's token, sent as is in Authorization (ACE-7); undefined on the portal. */
  token?: () => string | undefined;
  /** Called for each 401 to a call with the token of the running session; receives the server's text. */
  onUnauthorized?: (refusal: ApiError) => void;
  /** Milliseconds until a call without any answer is cancelled; imports of large files pass their own. */
  timeoutMs?: number;
}

/** Options of one call besides its input. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The file of an endpoint with `file`. */
  file?: File | undefined;
  /** `false`: no timeout, wait as long as the server works (imports). */
  timeoutMs?: number | false | undefined;
  /** Token of a session that has just ended here. An answer 401 then ends no session. */
  token?: string | undefined;
  /** Extra headers, for the follow-up's token. */
  headers?: Record<string, string> | undefined;
}

/** Sends calls of the contract. Throws `ApiError` and nothing else. */
export interface Http {
  call<E extends Endpoint>(endpoint: E, input: Input<E>, options?: CallOptions): Promise<Reply<E>>;
}

export const createHttp = ({ bases, token, onUnauthorized, timeoutMs = 60_000 }: HttpOptions): Http => ({
  async call(endpoint, input, options = {}) {
    const carried = options.token ?? token?.();
    const response = await send(endpoint, input as Sent, {
      ...options,
      base: bases[endpoint.base],
      token: carried,
      timeoutMs: options.timeoutMs ?? timeoutMs,
    });
    noteConsulta(options.signal, response);
    const portioned = portionedOf(endpoint, response);
    if (portioned) return (await readList(endpoint, portioned, response, options)) as never;
    const body = response.status === 204 ? endpoint.whenEmpty : await readJson(response, options.signal);
    if (!response.ok) {
      const refusal = ApiError.fromStatus(response.status, body);
      // Another person may have entered since the call began.
      const isOfThisSession = carried !== undefined && carried === token?.();
      if (response.status === 401 && isOfThisSession) onUnauthorized?.(refusal);
      throw refusal;
    }
    const reply = endpoint.mayBeAlone && !Array.isArray(body) ? [body] : body;
    const parsed = z.safeDecode(endpoint.reply, reply as never);
    if (!parsed.success) throw breach(endpoint, parsed.error);
    return parsed.data as never;
  },
});

const readList = async (
  endpoint: Endpoint,
  portioned: Portioned,
  response: Response,
  { signal }: CallOptions,
): Promise<unknown> => {
  const { field } = portioned;
  try {
    const { rows, frame } = await readPortions(portioned, response.body as ReadableStream<Uint8Array>, {
      signal,
    });
    if (field === undefined) return rows;
    return { ...(z.decode(endpoint.reply, frame as never) as object), [field]: rows };
  } catch (cause) {
    if (cause instanceof z.core.$ZodError) throw breach(endpoint, cause);
    throw cause;
  }
};

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

/** Accept header. A server without columns answers rows. */
const byColumn = `${columnsType}, application/json, */*`;

type SendOptions = CallOptions & { base: string; token: string | undefined; timeoutMs: number | false };

const send = async (endpoint: Endpoint, input: Sent, options: SendOptions): Promise<Response> => {
  const address = options.base + fillPath(endpoint.path, encoded(endpoint.params, input.params));
  const query = searchOf(encoded(endpoint.query, input.query));
  const body = bodyOf(endpoint, input, options.file);
  try {
    return await ky(address + query, {
      method: endpoint.method,
      headers: {
        ...(mayComeByColumn(endpoint) ? { accept: byColumn } : {}),
        ...(options.token === undefined ? {} : { authorization: options.token }),
        ...options.headers,
      },
      ...body,
      ...(options.signal ? { signal: options.signal } : {}),
      timeout: options.timeoutMs,
      credentials: 'omit',
      retry: 0,
      throwHttpErrors: false,
    });
  } catch (cause) {
    if (cause instanceof HTTPError) return cause.response;
    if (options.signal?.aborted) throw cause;
    throw new ApiError('network', { cause });
  }
};

/** Input in the form of the wire. Input outside the contract is refused here at its field, as the server would. */
const encoded = (schema: z.ZodMiniType | undefined, value: unknown): Record<string, unknown> => {
  if (!schema) return {};
  const { data, error } = z.safeEncode(schema, value as never);
  if (!error) return data as Record<string, unknown>;
  const problems = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new ApiError('invalid', { body: { error: problems[0]?.message, problems } });
};

const bodyOf = (
  endpoint: Endpoint,
  input: Sent,
  file: File | undefined,
): { json: unknown } | { body: FormData } | object => {
  const wire = encoded(endpoint.body, input.body);
  if (endpoint.form || (endpoint.file !== undefined && file !== undefined)) {
    const form = new FormData();
    // Fields come before the file, so that a server knows them when the file begins.
    if (endpoint.form) appendFields(form, wire);
    if (endpoint.file !== undefined && file !== undefined) form.append(endpoint.file, file);
    return { body: form };
  }
  return endpoint.body ? { json: wire } : {};
};

const appendFields = (form: FormData, fields: object): void => {
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
};

const searchOf = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size > 0 ? `?${search}` : '';
};

/** The body; undefined when it is not JSON. A list without its end is a broken connection, not a short list. */
const readJson = async (response: Response, signal: AbortSignal | undefined): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    if (signal?.aborted) throw cause;
    throw new ApiError('network', { cause });
  }
};

const breach = (endpoint: Endpoint, error: z.core.$ZodError): ApiError => {
  const field = error.issues[0]?.path.join('.') ?? '';
  return new ApiError('contract', {
    message: `A resposta de ${endpoint.path} não segue o contrato${field ? ` no campo ${field}` : ''}.`,
    cause: error,
  });
};
