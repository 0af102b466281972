import { contracts } from '@vidas/api-client/contracts.ts';
import type { Endpoint, Schema } from '@vidas/api-client/http/endpoint.ts';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** A schema in its wire form. */
const wireSchema = (schema: Schema): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

const propertiesOf = (schema: Schema | undefined): [string, Json][] =>
  schema ? Object.entries((wireSchema(schema)['properties'] ?? {}) as Record<string, Json>) : [];

const parametersOf = ({ params, query }: Endpoint): Json[] => [
  ...propertiesOf(params).map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
  ...propertiesOf(query).map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
];

const bodyOf = ({ body, file, form }: Endpoint): Json | undefined => {
  if (file !== undefined || form) {
    const fields: Json = form && body ? wireSchema(body) : { type: 'object' };
    const binary = file === undefined ? {} : { [file]: { type: 'string', format: 'binary' } };
    const required = [...((fields['required'] ?? []) as string[]), ...Object.keys(binary)];
    const schema = {
      ...fields,
      properties: { ...(fields['properties'] as Json | undefined), ...binary },
      required,
    };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return body ? { required: true, content: { 'application/json': { schema: wireSchema(body) } } } : undefined;
};

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Recusa' } } },
});

const operationOf = (module: string, endpoint: Endpoint, isPublic: boolean): Json => {
  const requestBody = bodyOf(endpoint);
  return {
    tags: [module],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...(requestBody ? { requestBody } : {}),
    security: isPublic ? [] : [{ token: [] }],
    responses: {
      200: {
        description: 'Resposta',
        content: { 'application/json': { schema: wireSchema(endpoint.reply) } },
      },
      400: failure('Um campo tem problema; `problems` diz qual.'),
      ...(isPublic ? {} : { 401: failure('Sem sessão válida.'), 403: failure('Sem acesso ao módulo.') }),
    },
  };
};

/** The contract as an OpenAPI 3.1 document. `isPublic` marks calls without a session. */
export const openApiDocument = (title: string, isPublic: (endpoint: Endpoint) => boolean): Json => {
  const paths: Record<string, Json> = {};
  for (const [module, endpoints] of Object.entries(contracts)) {
    for (const endpoint of endpoints) {
      const path = endpoint.base + endpoint.path;
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operationOf(module, endpoint, isPublic(endpoint)),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Datas como DD/MM/AAAA e valores com vírgula decimal.' },
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'O token de /auth/login, sem prefixo.',
        },
      },
      schemas: {
        Recusa: {
          type: 'object',
          required: ['error', 'message'],
          properties: {
            error: { type: 'string' },
            message: { type: 'string' },
            problems: {
              type: 'array',
              items: {
                type: 'object',
                required: ['message'],
                properties: {
                  field: { type: 'string' },
                  line: { type: 'integer' },
                  message: { type: 'string' },
                },
              },
            },
          },
        },
      },
    },
  };
};
