import type { FieldProblem } from '@vidas/api-client/http/ApiError.ts';
import type { Endpoint, Input, Schema } from '@vidas/api-client/http/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cleanFields } from './texto/cleanFields.ts';
import { refuseFields } from './failure.ts';
import { mensagemDoProblema } from './palavras/mensagens.ts';
import { unknownFields } from './unknownFields.ts';
import { unstorableText } from './texto/unstorableText.ts';

z.config({ localeError: mensagemDoProblema });

/** Query of a call without parameters, which refuses every name. */
const nothing = z.object({});

const problemsOf = (part: 'params' | 'query' | 'body', error: z.core.$ZodError): FieldProblem[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || part, message }));

/**
 * Decodes a part of the input. For a nested list zod passes each problem as an argument, and a call takes about
 * 120,000.
 */
const parse = (part: 'params' | 'query' | 'body', schema: Schema, wire: unknown) => {
  try {
    return z.safeDecode(schema, wire as never);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw refuseFields([{ field: part, message: 'uma lista tem problemas demais' }]);
  }
};

const decode = (part: 'params' | 'query' | 'body', schema: Schema | undefined, wire: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = parse(part, schema, wire);
  if (!parsed.success) throw refuseFields(problemsOf(part, parsed.error));
  return parsed.data;
};

/** Decodes the input of a call into our values. Throws `Failure` 400 naming each field. */
export const decodeInput = <E extends Endpoint>(
  endpoint: E,
  { params, query, body }: FastifyRequest,
): Input<E> => {
  const unstorable = Object.entries({ params, query, body }).flatMap(([part, sent]) =>
    unstorableText(part, sent),
  );
  if (unstorable.length > 0) throw refuseFields(unstorable);
  const unknown = [
    ...unknownFields(endpoint.query ?? nothing, query).map((field) => ({
      field,
      message: 'parâmetro desconhecido',
    })),
    ...(endpoint.body ? unknownFields(endpoint.body, body) : []).map((field) => ({
      field,
      message: 'campo desconhecido',
    })),
  ];
  if (unknown.length > 0) throw refuseFields(unknown);
  cleanFields(body);
  return {
    params: decode('params', endpoint.params, params),
    query: decode('query', endpoint.query, query),
    // Clients often omit the body when all of its fields are optional.
    body: decode('body', endpoint.body, body ?? {}),
  } as Input<E>;
};
