import { contracts } from '@vidas/api-client/contracts.ts';
import { columnsType, fieldsByName } from '@vidas/api-client/http/columns.ts';
import { endpoint, type Endpoint, type Schema } from '@vidas/api-client/http/endpoint.ts';
import { portionedOf, portionsHeader, readPortions } from '@vidas/api-client/http/portions.ts';
import { day } from '@vidas/api-client/kinds/day.ts';
import { optionalText } from '@vidas/api-client/kinds/text.ts';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ContractBreach, encodeText, type Shape } from '../output.ts';
import { servePublic } from '../serve.ts';
import { testApp } from '../testApp.fixture.ts';
import { drawing, valueOf } from '../values.fixture.ts';
import { columnLines } from './columns.ts';
import { framed } from './framed.ts';
import { type Lines, piecesOf, rowLines } from './pieces.ts';
import { streamList } from './stream.ts';

const defOf = (schema: unknown) => (schema as z.core.$ZodTypes)._zod.def;
const rowOf = (reply: unknown): Schema | undefined => {
  const def = defOf(reply);
  return def.type === 'array' ? (def.element as unknown as Schema) : undefined;
};

const mixed = endpoint('GET /teste/misto', {
  summary: 'x',
  reply: z.array(
    z.object({ talvez: z.optional(z.nullable(day)), nota: optionalText, lista: z.array(z.int()) }),
  ),
});

/** Every list of the contract, nested ones included. */
const lists = [...Object.values(contracts).flat(), mixed].flatMap((one: Endpoint): [string, Shape][] => {
  const def = defOf(one.reply);
  const within = def.type === 'object' ? Object.entries(def.shape) : [['', one.reply] as const];
  return within.flatMap(([name, reply]): [string, Shape][] => {
    const row = rowOf(reply);
    if (row === undefined || fieldsByName(row) === undefined) return [];
    return [[`${one.method} ${one.path} ${name}`.trim(), { path: one.path, reply: reply as Schema }]];
  });
});

const linesOf = (list: Shape): Lines => {
  const lines = columnLines(list);
  if (lines === undefined) throw new Error(list.path);
  return lines;
};

async function* inTwo(rows: readonly unknown[]): AsyncGenerator<readonly unknown[]> {
  yield rows.slice(0, 7);
  yield rows.slice(7);
}

/** Rows that our client reads from our server's answer. */
const sentAndRead = async (list: Shape, rows: readonly unknown[], lines?: Lines): Promise<unknown> => {
  const stream = await streamList(list.path, piecesOf(inTwo(rows), lines ?? rowLines(list)));
  const body = Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
  const portioned = { row: rowOf(list.reply) as Schema, field: undefined, isByColumn: lines !== undefined };
  return (await readPortions(portioned, body, { signal: undefined })).rows;
};

const isRight = (list: Shape, row: unknown): boolean => z.safeEncode(list.reply, [row] as never).success;

describe('a list by column', () => {
  it.each(lists)('says the same as row by row: %s', async (_, list) => {
    const draw = drawing(3);
    const row = rowOf(list.reply) as Schema;
    const rows = Array.from({ length: 60 }, () => valueOf({ schema: row, draw, errors: 0 })).filter((one) =>
      isRight(list, one),
    );
    const byColumn = await sentAndRead(list, rows, linesOf(list));
    expect(byColumn).toHaveLength(rows.length);
    expect(byColumn).toEqual(await sentAndRead(list, rows));
  });

  it.each(lists)('refuses what the contract refuses: %s', (_, list) => {
    const draw = drawing(13);
    const row = rowOf(list.reply) as Schema;
    const { encode } = linesOf(list);
    for (let round = 0; round < 60; round += 1) {
      const rows = [0, 1, 2].map(() => valueOf({ schema: row, draw, errors: 30 }));
      if (rows.every((one) => isRight(list, one))) {
        expect(() => encode(rows)).not.toThrow();
        continue;
      }
      let message = '';
      try {
        encodeText(list, rows);
      } catch (error) {
        message = (error as Error).message;
      }
      expect(() => encode(rows)).toThrow(new ContractBreach(message));
    }
  });

  it('writes a value that repeats once, and where a row has none says so', () => {
    const { head, encode } = linesOf(mixed);
    expect(head).toBe('[["talvez","nota","lista"]]');
    const rows = [
      { nota: 'a', lista: [1], segredo: 's' },
      { talvez: null, nota: 'a', lista: [2] },
      { talvez: '2026-11-21', nota: 'a', lista: [] },
    ];
    expect(encode(rows)).toBe('[[[[null,"21/11/2026"],[-1,0,1]],[["a"],[0,0,0]],[[[1],[2],[]]]]]');
  });

  it('is no form for rows that are told by more than the values of their fields', () => {
    const ruled = z.object({ a: z.int(), b: z.int() }).check(z.refine(({ a, b }) => a <= b));
    for (const row of [ruled, z.looseObject({ a: z.int() }), z.int(), z.object({})])
      expect(
        columnLines({ path: '/teste', reply: z.array(row as never) as unknown as Schema }),
      ).toBeUndefined();
  });
});

const lista = endpoint('GET /teste/lista', {
  summary: 'x',
  reply: z.array(z.object({ id: z.string(), em: day })),
});
const moldura = endpoint('GET /teste/moldura', {
  summary: 'x',
  reply: z.object({ achou: z.boolean(), linhas: lista.reply, total: z.int() }),
});
const curta = endpoint('GET /teste/curta', { summary: 'x', reply: lista.reply });

type Linha = { id: string; em: string };
const linhas = (count: number): Linha[] =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), em: '2026-11-21' }));
let portions: () => AsyncGenerator<readonly Linha[]>;
async function* thenBreaks(): AsyncGenerator<readonly Linha[]> {
  yield linhas(1_000);
  throw new Error('MARCADOR');
}

const t = testApp((app) => {
  servePublic(app, lista, async () => portions());
  servePublic(app, curta, async () => linhas(3));
  servePublic(app, moldura, async () =>
    framed(moldura, {
      field: 'linhas',
      portions: portions(),
      before: (isEmpty) => ({ achou: !isEmpty }),
      after: () => ({ total: 7 }),
    }),
  );
});
let origin = '';
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(t.app.server.address() as AddressInfo).port}`;
});
afterAll(() => t.app.close());

const ask = (name: string, accept?: string) =>
  fetch(`${origin}/api/v1/teste/${name}`, accept === undefined ? {} : { headers: { accept } });
/** Rows that our client reads. */
const read = async (name: string, one: Endpoint) => {
  const answer = await ask(name, columnsType);
  const portioned = portionedOf(one, answer);
  if (portioned === undefined || answer.body === null) throw new Error('no portions');
  expect(portioned.isByColumn).toBe(true);
  return readPortions(portioned, answer.body as ReadableStream<Uint8Array>, { signal: undefined });
};

describe('who asks for a list', () => {
  beforeAll(() => {
    portions = async function* () {
      yield linhas(2);
      yield linhas(1);
    };
  });

  it.each([
    [undefined, 'application/json; charset=utf-8'],
    ['application/json', 'application/json; charset=utf-8'],
    ['*/*', 'application/json; charset=utf-8'],
    [`${columnsType}, application/json, */*`, columnsType],
    [`text/html, ${columnsType};q=0.8`, columnsType],
  ])('gets it as asked for: %s', async (accept, type) => {
    const answer = await ask('lista', accept);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get(portionsHeader)).toBe('lines');
    expect(answer.headers.get('vary')).toBe('accept');
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual(
      type === columnsType
        ? [
            ['id', 'em'],
            [[['0', '1']], [['21/11/2026'], [0, 0]]],
            [[['0']], [['21/11/2026']]],
          ]
        : [...linhas(2), ...linhas(1)].map(({ id }) => ({ id, em: '21/11/2026' })),
    );
    expect(text.split('\n')).toHaveLength(type === columnsType ? 4 : 3);
  });

  it('gets a short one, and a refusal, as plain JSON', async () => {
    const short = await ask('curta', columnsType);
    expect(short.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await short.json()).toEqual(linhas(3).map(({ id }) => ({ id, em: '21/11/2026' })));
    portions = async function* () {
      yield [{ id: '1', em: 'ontem' }];
    };
    const refused = await ask('lista', columnsType);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      500,
      'application/json; charset=utf-8',
    ]);
    expect(t.logged()).toContain('/teste/lista breaks the contract at *.em');
  });
});

describe('our client of our server', () => {
  it.each([0, 1, 2_500])('reads a list of %i rows, alone and in an object', async (count) => {
    portions = async function* () {
      if (count > 0) yield linhas(count);
      if (count > 0) yield linhas(1);
    };
    const wanted = count > 0 ? [...linhas(count), ...linhas(1)] : [];
    expect((await read('lista', lista)).rows).toEqual(wanted);
    expect(await read('moldura', moldura)).toEqual({
      rows: wanted,
      frame: { achou: count > 0, linhas: [], total: 7 },
    });
  });

  it('takes no list that broke for a whole one', async () => {
    portions = thenBreaks;
    await expect(read('lista', lista)).rejects.toMatchObject({ kind: 'network' });
    await expect(read('moldura', moldura)).rejects.toMatchObject({ kind: 'network' });
  });
});
