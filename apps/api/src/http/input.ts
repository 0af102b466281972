import type { FieldProblem } from '@vidas/api-client/http/api-error';
import type { Endpoint, Input, Schema } from '@vidas/api-client/http/endpoint';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { ptBR } from 'zod/locales';
import { refuseFields } from './failure.ts';
import { unknownFields } from './unknownFields.ts';
import { unstorableText } from './unstorableText.ts';

z.config(ptBR());

const problemsOf = (part: 'params' | 'query' | 'body', error: z.core.$ZodError): FieldProblem[] =>
  error.issues.map(({ path, message }) => ({ field: path.join('.') || part, message }));

const decode = (part: 'params' | 'query' | 'body', schema: Schema | undefined, wire: unknown): unknown => {
  if (!schema) return undefined;
  const parsed = z.safeDecode(schema, wire as never);
  if (!parsed.success) throw refuseFields(problemsOf(part, parsed.error));
  return parsed.data;
};

/** The input of a call in the values of our code. Throws `Failure` 400 naming each field. */
export const decodeInput = <E extends Endpoint>(
  endpoint: E,
  { params, query, body }: FastifyRequest,
): Input<E> => {
  const unstorable = Object.entries({ params, query, body }).flatMap(([part, sent]) =>
    unstorableText(part, sent),
  );
  if (unstorable.length > 0) throw refuseFields(unstorable);
  const unknown = endpoint.body ? unknownFields(endpoint.body, body) : [];
  if (unknown.length > 0)
    throw refuseFields(unknown.map((field) => ({ field, message: 'campo desconhecido' })));
  return {
    params: decode('params', endpoint.params, params),
    query: decode('query', endpoint.query, query),
    // A call whose fields may all be absent is often sent without any body.
    body: decode('body', endpoint.body, body ?? {}),
  } as Input<E>;
};
