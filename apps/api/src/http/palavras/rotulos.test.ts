import * as contracts from '@vidas/api-client/contracts.ts';
import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { refuseFields } from '../failure.ts';
import { mensagemDoProblema } from './mensagens.ts';
import { rotuloDe, rotuloDoNome } from './rotulos.ts';

interface Def {
  readonly shape?: Readonly<Record<string, Node>>;
  readonly innerType?: Node;
  readonly element?: Node;
  readonly in?: Node;
  readonly out?: Node;
  readonly options?: readonly Node[];
}
interface Node {
  readonly _zod: { readonly def: Def };
}

/** Every name that a schema accepts, at any depth. */
const namesOf = (schema: Node | undefined): string[] => {
  if (!schema) return [];
  const { shape = {}, innerType, element, in: from, out, options = [] } = schema._zod.def;
  const inner = [...Object.values(shape), innerType, element, from, out, ...options];
  return [...Object.keys(shape), ...inner.flatMap(namesOf)];
};

const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'reply' in value;
const endpointsOf = (value: unknown): Endpoint[] => {
  if (typeof value !== 'object' || value === null) return [];
  return isEndpoint(value) ? [value] : Object.values(value).flatMap(endpointsOf);
};
const calls = [...new Set(endpointsOf({ ...contracts }))];

describe('the words of the wire (REL-47)', () => {
  it('have a label each, in every call', () => {
    expect(calls.length).toBeGreaterThan(200);
    const names = calls.flatMap(({ params, query, body }) =>
      [params, query, body].flatMap((schema) => namesOf(schema as Node | undefined)),
    );
    expect([...new Set(names)].filter((name) => rotuloDoNome(name) === undefined)).toEqual([]);
  });

  it.each([
    ['tussCode', 'Código TUSS'],
    ['itensAlterados.2.qtdExecAprov', 'Quantidade aprovada (3º)'],
    ['ids.0', 'Linhas escolhidas (1º)'],
    ['toString', 'toString'],
    ['arquivo/outro', 'arquivo/outro'],
  ])('%s is read as %s', (field, label) => {
    expect(rotuloDe(field)).toBe(label);
  });

  it('stand beside those for people, for the machine', () => {
    const problems = [{ field: 'tussCode', message: 'use só algarismos, no máximo 8' }];
    expect(refuseFields(problems).body).toEqual({
      error: 'Código TUSS: use só algarismos, no máximo 8',
      message: 'Código TUSS: use só algarismos, no máximo 8',
      problems,
    });
  });

  const schema = z.object({
    texto: z.string(),
    quantos: z.int(),
    um: z.enum(['a', 'b']),
    curto: z.string().check(z.maxLength(2)),
    lista: z.array(z.string()).check(z.minLength(2)),
    outro: z.union([z.string(), z.number()]),
    uuid: z.uuid(),
  });
  const right = {
    texto: 'a',
    quantos: 1,
    um: 'a',
    curto: 'a',
    lista: ['a', 'b'],
    outro: 1,
    uuid: crypto.randomUUID(),
  };

  it.each([
    [{ texto: undefined }, 'não foi informado'],
    [{ outro: null }, 'não foi informado'],
    [{ um: undefined }, 'não foi informado'],
    [{ texto: 7 }, 'escreva um texto'],
    [{ quantos: '1' }, 'escreva um número'],
    [{ quantos: 1.5 }, 'escreva um número inteiro'],
    [{ um: 'c' }, 'não é um valor aceito'],
    [{ curto: 'abc' }, 'no máximo 2 caracteres'],
    [{ lista: [] }, 'no mínimo 2 itens'],
    [{ outro: true }, 'não é um valor aceito'],
    [{ uuid: 'x' }, 'não está no formato esperado'],
  ])('%o is refused with: %s', (given, message) => {
    const { error } = z.safeParse(schema, { ...right, ...given }, { error: mensagemDoProblema });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
