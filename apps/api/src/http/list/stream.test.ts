import { endpoint } from '@vidas/api-client/http/endpoint.ts';
import { portionsHeader } from '@vidas/api-client/http/portions.ts';
import { day } from '@vidas/api-client/kinds/day.ts';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { answerOf, read } from './answers.fixture.ts';
import { framed } from './framed.ts';
import { piecesOf, rowLines } from './pieces.ts';
import { streamList } from './stream.ts';
import { servePublic } from '../serve.ts';
import { testApp } from '../testApp.fixture.ts';

interface Linha {
  id: string;
  em: string;
}
const lista = endpoint('GET /teste/lista', {
  summary: 'x',
  reply: z.array(z.object({ id: z.string(), em: day })),
});

const moldura = endpoint('GET /teste/moldura', {
  summary: 'x',
  reply: z.object({ achou: z.boolean(), linhas: lista.reply, ultima: z.nullable(day) }),
});

/** Rows that the next call's handler returns. */
let portions: () => AsyncGenerator<readonly Linha[]>;
/** Counts of requested portions and of closings. */
const seen = { asked: 0, closed: 0 };

const linhas = (from: number, count: number): Linha[] =>
  Array.from({ length: count }, (_, n) => ({
    id: `${from + n}`.padStart(500, 'x'),
    em: '2026-11-21',
    segredo: 's',
  }));

async function* many(count: number, broken?: () => never): AsyncGenerator<readonly Linha[]> {
  try {
    for (let at = 0; at < count; at += 1) {
      seen.asked += 1;
      if (broken && at === count - 1) broken();
      yield linhas(at * 1_000, 1_000);
    }
  } finally {
    seen.closed += 1;
  }
}

const t = testApp((app) => {
  servePublic(app, lista, async () => portions());
  servePublic(app, moldura, async () => {
    let ultima: string | null = null;
    return framed(moldura, {
      field: 'linhas',
      portions: (async function* () {
        for await (const some of portions()) {
          ultima = some.at(-1)?.em ?? ultima;
          yield some;
        }
      })(),
      before: (isEmpty) => ({ achou: !isEmpty }),
      after: () => ({ ultima }),
    });
  });
});
let port = 0;
beforeAll(async () => {
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = t.app.server.address() as AddressInfo);
});
beforeEach(() => Object.assign(seen, { asked: 0, closed: 0 }));
afterAll(() => t.app.close());

const ask = (name = 'lista') => answerOf(port, `/api/v1/teste/${name}`);

/** Text without the line ends between portions, equal to JSON.stringify. */
const inOneLine = (text: string): string => text.replaceAll('\n', '');

describe('a list in portions', () => {
  it('is the same JSON as in one piece, with the fields of the contract alone', async () => {
    portions = async function* () {
      yield [];
      yield linhas(0, 2);
      yield [];
      yield linhas(2, 1);
    };
    const answer = await ask();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    const text = await read(answer);
    expect(inOneLine(text)).toBe(JSON.stringify(linhas(0, 3).map(({ id }) => ({ id, em: '21/11/2026' }))));
    // A client detects a complete portion by its line.
    expect(answer.headers[portionsHeader]).toBe('lines');
    const lines = text.split('\n');
    expect(lines.map((line) => line.slice(0, 1))).toEqual(['[', ',', ']']);
    expect(JSON.parse(`[${lines[1]?.slice(1)}]`)).toEqual([{ id: linhas(2, 1)[0]?.id, em: '21/11/2026' }]);
  });

  it.each([[[]], [[[]]], [[[], []]]])('without rows is the empty list: %j', async (all: Linha[][]) => {
    portions = async function* () {
      yield* all;
    };
    expect(inOneLine(await read(await ask()))).toBe('[]');
  });

  it('that fails before its first row is an ordinary error', async () => {
    portions = () =>
      many(1, () => {
        throw new Error('MARCADOR');
      });
    const answer = await ask();
    expect(answer.statusCode).toBe(500);
    expect(JSON.parse(await read(answer))).toMatchObject({ error: 'Ocorreu um erro no servidor.' });
    expect(seen.closed).toBe(1);
  });

  it('whose first row breaks the contract is an ordinary error too', async () => {
    portions = async function* () {
      yield [{ id: '1', em: 'ontem' }];
    };
    expect((await ask()).statusCode).toBe(500);
    expect(t.logged()).toContain('/teste/lista breaks the contract at *.em');
  });

  it.each([
    [
      'the database fails',
      () =>
        many(4, () => {
          throw new Error('MARCADOR');
        }),
    ],
    [
      'a row breaks the contract',
      async function* () {
        yield linhas(0, 1_000);
        yield [{ id: '1', em: 'ontem' }];
      },
    ],
  ])(
    'that fails later breaks the connection, so that half of it is never read as a whole: %s',
    async (_, broken) => {
      portions = broken;
      const answer = await ask();
      expect(answer.statusCode).toBe(200);
      await expect(read(answer)).rejects.toThrow('aborted');
      expect(t.logged()).not.toContain('MARCADOR');
    },
  );

  it('says that it is still worked on, in what JSON does not see', async () => {
    let goOn = (): void => undefined;
    const second = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = (async function* () {
      yield linhas(0, 1);
      await second;
      yield linhas(1, 1);
    })();
    const stream = await streamList(lista.path, piecesOf(slow, rowLines(lista)), { beatMs: 1 });
    let text = '';
    for await (const piece of stream) {
      text += String(piece);
      if (text.endsWith('\n\n\n')) goOn();
    }
    expect(JSON.parse(text)).toHaveLength(2);
    expect(text).toContain('}\n\n\n');
  });

  it('waits for a reader that does not read, and goes on with it', async () => {
    portions = () => many(400);
    const answer = await ask();
    answer.pause();
    await setTimeout(300);
    const { asked } = seen;
    await setTimeout(200);
    // Only the buffers of the two sockets are read ahead.
    expect(seen.asked).toBe(asked);
    expect(asked).toBeLessThan(60);
    expect(JSON.parse(await read(answer))).toHaveLength(400_000);
    expect(seen).toEqual({ asked: 400, closed: 1 });
  });

  it('is given up when its reader goes away', async () => {
    portions = () => many(400);
    const answer = await ask();
    answer.destroy();
    await vi.waitFor(() => expect(seen.closed).toBe(1));
    expect(seen.asked).toBeLessThan(400);
  });

  it('waits in line when six others are on their way', async () => {
    portions = () => many(400);
    const first = await Promise.all(Array.from({ length: 6 }, () => ask()));
    for (const answer of first) answer.pause();
    const seventh = ask();
    await setTimeout(100);
    expect(seen.closed).toBe(0);
    const { asked } = seen;
    first[0]?.destroy();
    const answer = await seventh;
    expect(seen.asked).toBeGreaterThan(asked);
    for (const one of [...first, answer]) one.destroy();
    await vi.waitFor(() => expect(seen.closed).toBe(7));
  });
});

describe('an object around a list in portions', () => {
  it('is the same JSON as in one piece, with what is known before and after the rows', async () => {
    portions = async function* () {
      yield [];
      yield linhas(0, 2);
      yield linhas(2, 1);
    };
    const rows = linhas(0, 3).map(({ id }) => ({ id, em: '21/11/2026' }));
    const answer = await ask('moldura');
    const text = await read(answer);
    expect(inOneLine(text)).toBe(JSON.stringify({ achou: true, linhas: rows, ultima: '21/11/2026' }));
    // The fields before the list have their own line, for portion-wise readers.
    expect(answer.headers[portionsHeader]).toBe('lines linhas');
    const lines = text.split('\n');
    expect(lines[0]).toBe('{"achou":true,"linhas":');
    expect(lines.slice(1).map((line) => line.slice(0, 1))).toEqual(['[', ',', ']']);
  });

  it('without rows says so', async () => {
    portions = async function* () {
      yield [];
    };
    expect(inOneLine(await read(await ask('moldura')))).toBe('{"achou":false,"linhas":[],"ultima":null}');
  });

  it('whose last field breaks the contract never reads as a whole', async () => {
    portions = async function* () {
      yield linhas(0, 1_000);
      yield [{ id: '1', em: '2026-02-30' }];
    };
    await expect(read(await ask('moldura'))).rejects.toThrow('aborted');
  });
});
