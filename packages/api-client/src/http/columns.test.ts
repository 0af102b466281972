import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { columnsType } from './columns.ts';
import { endpoint } from './endpoint.ts';
import { call, failureOf, flowing, http, rowOf, wanted } from './portions.fixture.ts';
import { portionsHeader, portionsOf } from './portions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a list by column', () => {
  const headers = { [portionsHeader]: portionsOf(), 'content-type': columnsType };
  const portion = (from: number, to: number): string => {
    const rows = Array.from({ length: to - from }, (_, at) => rowOf(from + at));
    return JSON.stringify([
      [['21/11/2026'], rows.map(() => 0)],
      [rows.map(({ valor }) => valor)],
      [rows.map(({ nome }) => nome)],
    ]);
  };
  const lines = ['[["dia","valor","nome"]\n', `,${portion(0, 2)}\n`, `,${portion(2, 5)}\n`, ']'];

  it('is asked for where a list can come so, and of a server that knows none plain JSON is as good', async () => {
    const accepts: (string | null)[] = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      accepts.push(request.headers.get('accept'));
      return Response.json([rowOf(0)]);
    });
    const getUm = endpoint('GET /teste/getUm', { summary: 'x', reply: z.array(z.int()) });
    expect(await call().reply).toEqual(wanted(1));
    await failureOf(http.call(getUm, {}));
    expect(accepts).toEqual([`${columnsType}, application/json, */*`, null]);
  });

  it('is the same wherever its bytes are cut', async () => {
    const bytes = new TextEncoder().encode(lines.join(''));
    for (const size of [1, 7, bytes.length]) {
      const flow = flowing({ headers, isOfBytes: true });
      const { reply } = call();
      await Promise.resolve();
      for (let at = 0; at < bytes.length; at += size) flow.sendBytes(bytes.slice(at, at + size));
      flow.end();
      expect(await reply).toEqual(wanted(5));
    }
  });

  it('is seen from its first row on, before it is whole', async () => {
    const flow = flowing({ headers });
    const seen: number[] = [];
    const { reply } = call((rows) => seen.push(rows.length));
    flow.send(lines[0] ?? '');
    flow.send(lines[1] ?? '');
    await vi.waitFor(() => expect(seen).toEqual([2]));
    flow.send(lines.slice(2).join(''));
    flow.end();
    expect(await reply).toEqual(wanted(5));
    expect(seen).toEqual([2, 5]);
  });

  it('that breaks, or ends before its bracket, is a broken connection', async () => {
    for (const stop of ['break', 'end'] as const)
      for (const sent of [lines.slice(0, 1), lines.slice(0, 2), lines.slice(0, 3)]) {
        const flow = flowing({ headers });
        const { reply } = call();
        const failed = failureOf(reply);
        flow.send(sent.join(''));
        await Promise.resolve();
        flow[stop]();
        expect(await failed).toMatchObject({ kind: 'network', status: 0 });
      }
  });

  it('with a value that breaks the contract names its field', async () => {
    const flow = flowing({ headers });
    const { reply } = call();
    flow.send(lines[0] + `,${portion(0, 2).replace('"1,00"', '"x"')}\n`);
    expect(await failureOf(reply)).toMatchObject({
      kind: 'contract',
      message: 'A resposta de /teste/getLinhas não segue o contrato no campo valor.',
    });
    expect(flow.cancel).toHaveBeenCalled();
  });

  it('that nobody wants any more is ended at the server', async () => {
    const flow = flowing({ headers });
    const seen: number[] = [];
    const { controller, reply } = call((rows) => seen.push(rows.length));
    const failed = failureOf(reply);
    flow.send(lines.slice(0, 2).join(''));
    await vi.waitFor(() => expect(seen).toEqual([2]));
    controller.abort();
    expect(await failed).toBeInstanceOf(DOMException);
    expect(flow.cancel).toHaveBeenCalled();
  });
});
