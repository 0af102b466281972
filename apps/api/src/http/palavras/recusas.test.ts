import * as contracts from '@vidas/api-client/contracts.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { refuseFields } from '../failure.ts';
import { mensagemDoProblema } from './mensagens.ts';

interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly innerType?: Node;
  readonly element?: Node;
  readonly in?: Node;
  readonly options?: readonly Node[];
}
interface Node extends z.core.$ZodType {
  readonly _zod: z.core.$ZodType['_zod'] & { readonly def: Def };
}

/** Every object that a schema accepts, at any depth. */
const objectsOf = (schema: Node | undefined): Node[] => {
  if (!schema) return [];
  const { shape, innerType, element, in: from, options = [] } = schema._zod.def;
  const inner = [...Object.values(shape ?? {}), innerType, element, from, ...options];
  return [...(shape ? [schema] : []), ...inner.flatMap(objectsOf)];
};

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'reply' in value;
const endpointsOf = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsOf);
};
const calls = [...new Set(endpointsOf({ ...contracts }))];

const wrong: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(70_000),
  'São',
  '0000-00-00',
  '2026-13-41',
  '-1',
  -1,
  0,
  1.5,
  1e300,
  true,
  [],
  Array.from({ length: 300 }, () => 'x'),
  {},
];

/** Names of fields, and words of a library. */
const ofTheWire =
  /[a-záéíóúãõç][A-Z]|[A-Za-z]_[A-Za-z]|\b(?:invalid|expected|received|required|string|number|undefined|null|input|array|object|too|must|should|least|most|unrecognized|boolean|value)\b|input|\btrue\b|\bfalse\b/;

/** Also written like this in Portuguese. */
const known = /AAAA-MM-DD|eSocial|SHA-256/g;

it('of every call, whatever is wrong with a field, is said without a word of the wire (REL-47)', () => {
  expect(calls.length).toBeGreaterThan(200);
  const said = new Map<string, string>();
  for (const { path, params, query, body } of calls)
    for (const object of [params, query, body].flatMap((schema) => objectsOf(schema as Node | undefined)))
      for (const [field, schema] of Object.entries(object._zod.def.shape ?? {}))
        for (const value of wrong) {
          const { error } = z.safeParse(schema, value, { error: mensagemDoProblema });
          for (const { message, path: inner } of error?.issues ?? []) {
            const { message: text } = refuseFields([{ field: [field, ...inner].join('.'), message }]);
            said.set(text, `${path} ${field}`);
          }
        }
  expect(said.size).toBeGreaterThan(100);
  const bad = [...said].filter(([text]) => ofTheWire.test(text.replaceAll(known, '')));
  expect(bad).toEqual([]);
});
