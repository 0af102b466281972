import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { day } from '../kinds/day.ts';
import { type Sink, watchRows } from './arrivals.ts';
import { endpoint } from './endpoint.ts';
import { call, failureOf, flowing, getLinhas, http, rowOf, wanted, written } from './portions.fixture.ts';
import { portionsHeader, portionsOf } from './portions.ts';

beforeEach(() => vi.useRealTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a list in portions', () => {
  it('is the same wherever its bytes are cut, within a letter too', async () => {
    const bytes = new TextEncoder().encode(written(7, 3));
    for (const isOfBytes of [true, false])
      for (const size of [1, 2, 3, 7, 64, bytes.length]) {
        const flow = flowing({ isOfBytes });
        const { reply } = call();
        await Promise.resolve();
        for (let at = 0; at < bytes.length; at += size) flow.sendBytes(bytes.slice(at, at + size));
        flow.end();
        expect(await reply).toEqual(wanted(7));
      }
  });

  it('may have lines longer than what is held at first', async () => {
    const rows = Array.from({ length: 3 }, (_, at) => ({ ...rowOf(at), nome: 'ç'.repeat(900_000) }));
    const text = `[${rows.map((row) => JSON.stringify(row)).join()}\n,${JSON.stringify(rowOf(3))}\n]`;
    for (const isOfBytes of [true, false]) {
      const flow = flowing({ isOfBytes });
      const { reply } = call();
      flow.send(text);
      flow.end();
      const read = await reply;
      expect(read.map(({ nome }) => nome.length)).toEqual([900_000, 900_000, 900_000, 11]);
      expect(read[3]).toEqual(wanted(4)[3]);
    }
  });

  it('may have lines without a row, by which the server says that it works on', async () => {
    const flow = flowing();
    const { reply } = call();
    flow.send(written(5, 2).replaceAll('\n', '\n\n\n'));
    flow.end();
    expect(await reply).toEqual(wanted(5));
  });

  it('without a row is empty', async () => {
    for (const text of ['[\n]', '[]\n]'.replace('[]', '[')]) {
      const flow = flowing();
      const { reply } = call();
      flow.send(text);
      flow.end();
      expect(await reply).toEqual([]);
    }
  });

  it('is seen by who watches it before it is whole', async () => {
    const flow = flowing();
    const seen: number[] = [];
    const { reply } = call((rows) => seen.push(rows.length));
    const [first = '', ...rest] = written(5, 2).split('\n');
    flow.send(`${first}\n`);
    await vi.waitFor(() => expect(seen).toEqual([2]));
    flow.send(rest.join('\n'));
    flow.end();
    expect(await reply).toEqual(wanted(5));
    expect(seen).toEqual([2, 4, 5]);
  });

  it('that breaks, or ends before its bracket, is a broken connection', async () => {
    for (const [stop, isOfBytes] of [
      ['break', false],
      ['end', false],
      ['break', true],
      ['end', true],
    ] as const) {
      const flow = flowing({ isOfBytes });
      const { reply } = call();
      const failed = failureOf(reply);
      flow.send(`[${JSON.stringify(rowOf(0))}\n,${JSON.stringify(rowOf(1))}`);
      await Promise.resolve();
      flow[stop]();
      expect(await failed).toMatchObject({ kind: 'network', status: 0 });
    }
  });

  it('with a row that breaks the contract names its field and reads no further', async () => {
    const flow = flowing();
    const { reply } = call();
    flow.send(`[${JSON.stringify({ ...rowOf(0), valor: 'x' })}\n`);
    expect(await failureOf(reply)).toMatchObject({
      kind: 'contract',
      message: 'A resposta de /teste/getLinhas não segue o contrato no campo valor.',
    });
    expect(flow.cancel).toHaveBeenCalled();
  });

  it('flows for longer than a call may wait, and is given up when it stops flowing for 20 s', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const flow = flowing();
    const seen: number[] = [];
    const { reply } = call((rows) => seen.push(rows.length));
    const failed = failureOf(reply);
    const lines = written(8, 1).split('\n').slice(0, -1);
    for (const [at, line] of lines.entries()) {
      flow.send(`${line}\n`);
      await vi.waitFor(() => expect(seen.at(-1)).toBe(at + 1));
      await vi.advanceTimersByTimeAsync(19_000);
    }
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await failed).toMatchObject({ kind: 'network', message: 'O servidor parou de enviar as linhas.' });
    expect(seen.at(-1)).toBe(8);
  });

  it('that nobody wants any more is ended at the server', async () => {
    for (const isOfBytes of [true, false]) {
      const flow = flowing({ isOfBytes });
      const seen: number[] = [];
      const { controller, reply } = call((rows) => seen.push(rows.length));
      const failed = failureOf(reply);
      flow.send(`${written(4, 2).split('\n')[0]}\n`);
      await vi.waitFor(() => expect(seen).toEqual([2]));
      controller.abort();
      expect(await failed).toBeInstanceOf(DOMException);
      expect(flow.cancel).toHaveBeenCalled();
      expect(seen).toEqual([2]);
    }
  });
});

const getMoldura = endpoint('GET /teste/getMoldura', {
  summary: 'x',
  reply: z.object({ desde: day, linhas: getLinhas.reply, outras: getLinhas.reply, total: z.int() }),
});

describe('a list in an object', () => {
  const headers = { [portionsHeader]: portionsOf('linhas') };
  // Another list around the list has rows too.
  const around = (list: string) =>
    `{"desde":"21/11/2026","outras":[${JSON.stringify(rowOf(9))}],"linhas":\n${list},"total":5}`;
  const callFramed = (sink?: Sink) => {
    const { signal } = new AbortController();
    if (sink) watchRows(signal, sink);
    return http.call(getMoldura, {}, { signal });
  };

  it('is read in portions like any other and told whole, with what stands around it', async () => {
    const bytes = new TextEncoder().encode(around(written(5, 2)));
    for (const size of [1, 7, bytes.length]) {
      const flow = flowing({ headers });
      const seen: number[] = [];
      const reply = callFramed((rows) => seen.push(rows.length));
      for (let at = 0; at < bytes.length; at += size) flow.sendBytes(bytes.slice(at, at + size));
      flow.end();
      expect(await reply).toEqual({
        desde: '2026-11-21',
        linhas: wanted(5),
        outras: wanted(10).slice(9),
        total: 5,
      });
      expect(seen).toEqual([]);
    }
  });

  it('lets the page do other things between two portions', async () => {
    const flow = flowing({ headers });
    const reply = callFramed();
    const lines = around(written(2_000, 1_000)).split('\n');
    for (const line of lines.slice(0, -1)) flow.send(`${line}\n`);
    let clock = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (clock += 100));
    let tasks = 0;
    let isRead = false;
    const count = async () => {
      while (!isRead) {
        await new Promise((resolve) => setImmediate(resolve));
        tasks += 1;
      }
    };
    const counting = count();
    flow.send(lines.at(-1) ?? '');
    flow.end();
    expect((await reply).linhas).toHaveLength(2_000);
    isRead = true;
    await counting;
    expect(tasks).toBeGreaterThan(10);
  });

  it('that ends before its last bracket is a broken connection', async () => {
    const text = around(written(5, 2));
    for (const end of [-1, -5, -11, -13, -60]) {
      const flow = flowing({ headers });
      const failed = failureOf(callFramed());
      flow.send(text.slice(0, end));
      flow.end();
      expect(await failed).toMatchObject({ kind: 'network' });
    }
  });

  it('breaks the contract where a field around it does', async () => {
    const flow = flowing({ headers });
    const failed = failureOf(callFramed());
    flow.send(around(written(1, 1)).replace('"total":5', '"total":"5"'));
    flow.end();
    expect(await failed).toMatchObject({ kind: 'contract', message: expect.stringContaining('total') });
  });

  it('is read whole where the header names no list of the contract', async () => {
    for (const field of ['total', 'nenhuma']) {
      const flow = flowing({ headers: { [portionsHeader]: portionsOf(field) } });
      const reply = callFramed();
      flow.send(around(written(2, 1)));
      flow.end();
      expect((await reply).linhas).toEqual(wanted(2));
    }
  });
});

describe('a list of another server, in one piece', () => {
  it('is read whole, whatever its line ends mean, and shown to no one before', async () => {
    const flow = flowing({ headers: {} });
    const seen: number[] = [];
    const { reply } = call((rows) => seen.push(rows.length));
    flow.send(JSON.stringify([rowOf(0), rowOf(1)], null, 2));
    flow.end();
    expect(await reply).toEqual(wanted(2));
    expect(seen).toEqual([]);
  });
});
