import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { day, pathDay } from '../kinds/day.ts';
import { money } from '../kinds/decimal.ts';
import type { ApiError } from './ApiError.ts';
import { endpoint } from './endpoint.ts';
import { createHttp } from './http.ts';

const getLinhas = endpoint('GET /teste/getLinhas/{start}', {
  summary: 'Linhas de teste.',
  params: z.object({ start: pathDay }),
  query: z.object({ codCidade: z.array(z.string()) }),
  reply: z.array(z.object({ dia: day, valor: money })),
});
const gravar = endpoint('POST /teste/gravar', {
  base: '/api-site/v1',
  summary: 'Grava.',
  body: z.object({ dia: day }),
  reply: z.object({ message: z.string() }),
});
const enviar = endpoint('POST /teste/enviar', {
  summary: 'Envia.',
  file: 'arquivo',
  reply: z.object({ message: z.string() }),
});
const importar = endpoint('POST /teste/importar', {
  summary: 'Importa.',
  form: true,
  file: 'arquivo',
  body: z.object({ dia: day, repetir: z.optional(z.boolean()), nome: z.string() }),
  reply: z.object({ message: z.string() }),
});

let asked: Request[] = [];
const server = (answer: () => Response | Promise<Response>) => {
  asked = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.clone());
    return answer();
  });
};
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bases = {
  '/api/v1': 'http://api.test/api/v1',
  '/api-site/v1': 'http://site.test/api-site/v1',
} as const;
const input = { params: { start: '2026-11-21' }, query: { codCidade: ['1', '2'] } };
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: ApiError) => error,
  );

describe('a call', () => {
  it('fills the path, repeats the query, sends the raw token, and reads the answer in our values', async () => {
    server(() => Response.json([{ dia: '21/11/2026', valor: '1.234,50', segredo: 1 }]));
    const http = createHttp({ bases, token: () => 'token-cru' });
    expect(await http.call(getLinhas, input)).toEqual([{ dia: '2026-11-21', valor: 123_450 }]);
    expect(asked[0]?.url).toBe('http://api.test/api/v1/teste/getLinhas/21_11_2026?codCidade=1&codCidade=2');
    expect(asked[0]?.headers.get('authorization')).toBe('token-cru');
  });

  it('writes its body in the wire form, at the base of its service', async () => {
    server(() => Response.json({ message: 'ok' }));
    await createHttp({ bases }).call(gravar, { body: { dia: '2026-11-21' } });
    expect(asked[0]?.url).toBe('http://site.test/api-site/v1/teste/gravar');
    expect(await asked[0]?.json()).toEqual({ dia: '21/11/2026' });
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends a file as form data under the name of the contract', async () => {
    server(() => Response.json({ message: 'ok' }));
    await createHttp({ bases }).call(enviar, {}, { file: new File(['abc'], 'a.xml') });
    expect(await asked[0]?.formData()).toSatisfy(
      (form: FormData) => (form.get('arquivo') as File).name === 'a.xml',
    );
  });

  it('sends the fields of a form before its file, without those that were not said', async () => {
    server(() => Response.json({ message: 'ok' }));
    const body = { dia: '2026-11-21', repetir: undefined, nome: 'Ação' };
    await createHttp({ bases }).call(importar, { body }, { file: new File(['abc'], 'a.csv') });
    const form = await asked[0]?.formData();
    expect([...(form?.entries() ?? [])].map(([name, value]) => [name, String(value)])).toEqual([
      ['dia', '21/11/2026'],
      ['nome', 'Ação'],
      ['arquivo', '[object File]'],
    ]);
  });

  it('reads one row without its list where the contract allows it, and nowhere else (CTM-65)', async () => {
    const linha = { dia: '21/11/2026', valor: '1,00' };
    const lenient = { ...getLinhas, mayBeAlone: true };
    server(() => Response.json(linha));
    const alone = await createHttp({ bases }).call(lenient, input);
    expect(alone).toEqual([{ dia: '2026-11-21', valor: 100 }]);
    server(() => Response.json([linha]));
    expect(await createHttp({ bases }).call(lenient, input)).toEqual(alone);
    server(() => Response.json(linha));
    expect(await failureOf(createHttp({ bases }).call(getLinhas, input))).toMatchObject({ kind: 'contract' });
  });

  it('reads 204 as no data, which is null for some calls', async () => {
    server(() => new Response(null, { status: 204 }));
    expect(await createHttp({ bases }).call(getLinhas, input)).toEqual([]);
    const getUm = endpoint('GET /um', { summary: 'Um.', reply: z.nullable(z.object({})), whenEmpty: null });
    server(() => new Response(null, { status: 204 }));
    expect(await createHttp({ bases }).call(getUm, {})).toBeNull();
  });
});

describe('a call that fails', () => {
  it.each([
    [400, 'invalid'],
    [401, 'unauthorized'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'conflict'],
    [422, 'invalid'],
    [428, 'challenge'],
    [429, 'throttled'],
    [500, 'server'],
    [503, 'unavailable'],
  ])('with %i is %s and carries the text of the server', async (status, kind) => {
    server(() =>
      Response.json(
        { err: 'Texto do servidor', problems: [{ field: 'dia', message: 'inválido' }, 7] },
        { status },
      ),
    );
    expect(await failureOf(createHttp({ bases }).call(getLinhas, input))).toMatchObject({
      kind,
      status,
      message: 'Texto do servidor',
      serverText: 'Texto do servidor',
      problems: [{ field: 'dia', message: 'inválido' }],
    });
  });

  it('ends the session on 401 only when a token was sent', async () => {
    server(() => Response.json({ error: 'Seus módulos mudaram.', motivo: 'modulos' }, { status: 401 }));
    const onUnauthorized = vi.fn();
    await failureOf(createHttp({ bases, onUnauthorized }).call(getLinhas, input));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await failureOf(createHttp({ bases, token: () => 'x', onUnauthorized }).call(getLinhas, input));
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        serverText: 'Seus módulos mudaram.',
        body: expect.objectContaining({ motivo: 'modulos' }),
      }),
    );
  });

  it('ends no session with the 401 of another one, that had ended or was left meanwhile', async () => {
    const onUnauthorized = vi.fn();
    const sent: (string | null)[] = [];
    let running = 'a';
    server(() => {
      sent.push(asked.at(-1)?.headers.get('authorization') ?? null);
      running = 'b';
      return Response.json({}, { status: 401 });
    });
    const http = createHttp({ bases, token: () => running, onUnauthorized });
    await failureOf(http.call(getLinhas, input));
    await failureOf(http.call(getLinhas, input, { token: 'c' }));
    expect(sent).toEqual(['a', 'c']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('names the field of a request that the contract does not take, and sends nothing', async () => {
    server(() => Response.json({ message: 'ok' }));
    const limited = endpoint('POST /teste/limitado', {
      summary: 'Grava.',
      body: z.object({ regra: z.object({ meses: z.int().check(z.lte(120, 'no máximo 120')) }) }),
      reply: z.object({ message: z.string() }),
    });
    const call = createHttp({ bases }).call(limited, { body: { regra: { meses: 121 } } });
    const problems = [{ field: 'regra.meses', message: 'no máximo 120' }];
    expect(await failureOf(call)).toMatchObject({ kind: 'invalid', message: 'no máximo 120', problems });
    expect(asked).toEqual([]);
  });
  it('names the field of an answer that breaks the contract', async () => {
    server(() => Response.json([{ dia: 'ontem', valor: '1,00' }]));
    const error = await failureOf(createHttp({ bases }).call(getLinhas, input));
    expect(error).toMatchObject({ kind: 'contract', message: expect.stringContaining('0.dia') });
  });

  it('whose list breaks off on its way is a broken connection', async () => {
    const half = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"dia":"21/11/2026","valor":"1,00"}'));
      },
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    server(() => new Response(half, { headers: { 'content-type': 'application/json' } }));
    expect(await failureOf(createHttp({ bases }).call(getLinhas, input))).toMatchObject({
      kind: 'network',
      message: 'Verifique sua sessão ou conexão!',
    });
  });

  it('without an answer says to check the connection', async () => {
    server(() => Promise.reject(new TypeError('fetch failed')));
    expect(await failureOf(createHttp({ bases }).call(getLinhas, input))).toMatchObject({
      kind: 'network',
      status: 0,
      message: 'Verifique sua sessão ou conexão!',
    });
  });

  it('waits as long as the call itself says, and for an import as long as the server works', async () => {
    vi.useFakeTimers();
    server(() => new Promise(() => {}));
    const http = createHttp({ bases, timeoutMs: 60_000 });
    const ended: string[] = [];
    for (const timeoutMs of [20_000, undefined, false] as const)
      void failureOf(http.call(getLinhas, input, { timeoutMs })).then((error) =>
        ended.push(`${String(timeoutMs)} ${error?.kind}`),
      );
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ended).toEqual(['20000 network']);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(ended).toEqual(['20000 network', 'undefined network']);
  });
});
