// @module-tag embedded
import { estaEmCurso, type SituacaoDaTarefa } from '@vidas/api-client/shell/tarefa.kinds.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { Failure } from '../http/failure.ts';
import { type Servidor, servidorUnico } from '../servers/presenca.ts';
import { esqueceServidor } from '../servers/servidor.sql.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { emptyTables } from '../test/emptyTables.ts';
import { findResultado, findUltima, soltaTarefas } from './tarefa.sql.ts';
import { type Execucao, tarefasDe } from './tarefas.ts';

type Contagem = Execucao<{ ate: number }, { contados: number[] }>;

const alvo = { tipo: 'contagem', chave: 'a' };
const pedido = { login: 'USU_ana', parametros: { ate: 4 } };

let t: TestServer;
const begun: { fecha: () => Promise<void> }[] = [];

beforeAll(async () => {
  t = await testServer();
});
afterEach(async () => {
  await Promise.all(begun.splice(0).map(({ fecha }) => fecha()));
  await emptyTables(t.db, ['tarefa']);
});
afterAll(() => t.close());

/** Counts to the requested number; `antes` runs before each step. */
function contador(
  antes: (numero: number) => Promise<void> | void = () => undefined,
  { servidor = t.deps.servidor, ...como }: { olhaMs?: number; servidor?: Servidor } = {},
) {
  const executa = async ({ parametros, ponto, avanca }: Contagem) => {
    const contados = [...(ponto?.contados ?? [])];
    for (let numero = contados.length + 1; numero <= parametros.ate; numero += 1) {
      await antes(numero);
      contados.push(numero);
      await avanca({
        feito: numero,
        total: parametros.ate,
        passo: `contou ${numero}`,
        ponto: { contados },
      });
    }
    return { contados };
  };
  const kind = tarefasDe({ ...t.deps, servidor }, { tipo: alvo.tipo, executa }, como);
  begun.push(kind);
  return kind;
}

/** A gate that holds callers, and reports their arrival. */
const gate = () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  const hold = async (): Promise<void> => {
    reach();
    await opened;
  };
  return { hold, open, reached };
};

const situacao = async (): Promise<SituacaoDaTarefa | undefined> => (await findUltima(t.db, alvo))?.situacao;
const resultado = async () => (await findResultado<{ contados: number[] }>(t.db, alvo))?.resultado;
const vence = () => soltaTarefas(t.db);

it('is done in the background and keeps its result (TAR-2)', async () => {
  const { hold, open } = gate();
  const kind = contador(hold);
  expect(await kind.pede('a', pedido)).toMatchObject({ usuario: 'USU_ana', feito: 0 });
  open();
  await kind.quieta();
  expect(await findUltima(t.db, alvo)).toMatchObject({
    situacao: 'CONCLUÍDA',
    feito: 4,
    total: 4,
    passo: 'contou 4',
  });
  expect(await resultado()).toEqual({ contados: [1, 2, 3, 4] });
});

it('is joined by who asks for the same while it is in course, and only then (TAR-1, TAR-2)', async () => {
  const { hold, open, reached } = gate();
  const kind = contador(hold);
  const [first, second, other] = await Promise.all([
    kind.pede('a', pedido),
    kind.pede('a', { ...pedido, login: 'USU_bia' }),
    kind.pede('b', pedido),
  ]);
  await reached;
  expect(second.id).toBe(first.id);
  expect(other.id).not.toBe(first.id);
  open();
  await kind.quieta();
  const again = await kind.pede('a', { ...pedido, parametros: { ate: 1 } });
  expect(again.id).not.toBe(first.id);
  await kind.quieta();
  expect(await resultado()).toEqual({ contados: [1] });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from tarefa where chave = 'a' and resultado is not null`.execute(t.db);
  expect(rows).toEqual([{ n: 1 }]);
});

it('holds its key while it is being cancelled, until its worker has stopped (TAR-3)', async () => {
  const { hold, open, reached } = gate();
  const kind = contador((numero) => (numero === 2 ? hold() : undefined));
  const { id } = await kind.pede('a', pedido);
  await reached;
  expect(await kind.cancela(Number(id))).toMatchObject({ situacao: 'CANCELANDO', feito: 1 });
  expect((await kind.pede('a', pedido)).id).toBe(id);
  open();
  await kind.quieta();
  expect(await situacao()).toBe('CANCELADA');
  expect(await resultado()).toBeUndefined();
  expect((await kind.pede('a', pedido)).id).not.toBe(id);
});

it('is cancelled at once where nobody works on it (TAR-3)', async () => {
  const { hold, open, reached } = gate();
  const kind = contador(hold);
  await kind.pede('a', pedido);
  const { id } = await kind.pede('b', pedido);
  await reached;
  expect(await kind.cancela(Number(id))).toMatchObject({ situacao: 'CANCELADA' });
  open();
});

it('is dead when its worker was not heard of in time, and goes on in another from where it stood (TAR-4, TAR-5)', async () => {
  const { hold, open, reached } = gate();
  const byTheDead: number[] = [];
  const dead = contador((numero) => {
    byTheDead.push(numero);
    return numero === 3 ? hold() : undefined;
  });
  const { id } = await dead.pede('a', pedido);
  await reached;
  await vence();
  expect(await findUltima(t.db, alvo)).toMatchObject({ id, situacao: 'INTERROMPIDA', feito: 2 });
  const counted: number[] = [];
  const next = contador((numero) => void counted.push(numero));
  await next.retoma();
  await next.quieta();
  expect(counted).toEqual([3, 4]);
  expect(await findUltima(t.db, alvo)).toMatchObject({ id, situacao: 'CONCLUÍDA' });
  // The worker that seemed dead returns and finds that another one has the job.
  open();
  await dead.quieta();
  expect(byTheDead).toEqual([1, 2, 3]);
  expect(await resultado()).toEqual({ contados: [1, 2, 3, 4] });
});

it('goes on at the first look of who knows that its server died, and that of a server that lives stays there (TAR-4)', async () => {
  const { hold, open, reached } = gate();
  const { hold: holdToo, open: openToo, reached: reachedToo } = gate();
  const [morto, vivo] = [servidorUnico(), servidorUnico()];
  const dead = contador(hold, { servidor: morto });
  await dead.pede('a', pedido);
  await reached;
  const alive = contador(holdToo, { servidor: vivo });
  const { id } = await alive.pede('b', pedido);
  await reachedToo;
  await esqueceServidor(t.db, morto.id);
  expect(await situacao()).toBe('INTERROMPIDA');
  const next = contador();
  await next.retoma();
  await next.quieta();
  expect(await situacao()).toBe('CONCLUÍDA');
  expect(await next.find(Number(id))).toMatchObject({ situacao: 'EXECUTANDO' });
  open();
  openToo();
  await Promise.all([dead.quieta(), alive.quieta()]);
  expect(await next.find(Number(id))).toMatchObject({ situacao: 'CONCLUÍDA' });
});

it('is found by a server that was asked for nothing, once its worker is dead (SER-40)', async () => {
  // Started without any work to do.
  const beside = contador(undefined, { olhaMs: 20 });
  await beside.retoma();
  await beside.quieta();
  await sql`insert into tarefa (tipo, chave, login, parametros, pedida_em, situacao, dono, vale_ate, tomadas)
    values (${alvo.tipo}, ${alvo.chave}, ${pedido.login}, ${JSON.stringify(pedido.parametros)}::jsonb, '2026-11-21T09:00:00',
      'EXECUTANDO', gen_random_uuid(), clock_timestamp() - interval '1 second', 1)`.execute(t.db);
  await vi.waitFor(async () => expect(await situacao()).toBe('CONCLUÍDA'), { timeout: 20_000 });
});

it('goes on where it stood when the database was gone for a moment (SER-40)', async () => {
  const counted: number[] = [];
  const here = contador(
    (numero) => {
      counted.push(numero);
      if (counted.length === 3) throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    },
    { olhaMs: 20 },
  );
  await here.pede('a', pedido);
  await vi.waitFor(async () => expect(await situacao()).toBe('CONCLUÍDA'), { timeout: 20_000 });
  expect(counted).toEqual([1, 2, 3, 3, 4]);
});

it('is never taken by two', async () => {
  const { hold, open, reached } = gate();
  const counted: number[] = [];
  const count = (numero: number) => {
    counted.push(numero);
    return hold();
  };
  const [one, other] = [contador(count), contador(count)];
  await Promise.all([one.pede('a', pedido), other.pede('a', pedido)]);
  await reached;
  await other.retoma();
  open();
  await Promise.all([one.quieta(), other.quieta()]);
  expect(counted).toEqual([1, 2, 3, 4]);
});

it('ends its step when the server ends, and is taken up by the next start (TAR-5)', async () => {
  const { hold, open, reached } = gate();
  const old = contador((numero) => (numero === 2 ? hold() : undefined));
  await old.pede('a', pedido);
  await reached;
  const closing = old.fecha();
  open();
  await closing;
  expect(await findUltima(t.db, alvo)).toMatchObject({ situacao: 'INTERROMPIDA', feito: 2 });
  const counted: number[] = [];
  const next = contador((numero) => void counted.push(numero));
  await next.retoma();
  await next.quieta();
  expect(counted).toEqual([3, 4]);
  expect(await situacao()).toBe('CONCLUÍDA');
});

it('says why it failed, and lets its key go (TAR-6)', async () => {
  const refusing = contador((numero) => {
    if (numero === 2) throw new Failure(409, 'A competência foi fechada.');
  });
  const { id } = await refusing.pede('a', pedido);
  await refusing.quieta();
  expect(await findUltima(t.db, alvo)).toMatchObject({
    situacao: 'FALHOU',
    motivo: 'A competência foi fechada.',
    feito: 1,
  });
  // A refusal is logged, but not as an error.
  expect(t.logged()).toContain('uma tarefa foi recusada');
  expect(t.logged()).not.toContain('uma tarefa parou');
  const broken = contador(() => {
    throw new TypeError('undefined is not a function');
  });
  expect((await broken.pede('a', pedido)).id).not.toBe(id);
  await broken.quieta();
  expect(await findUltima(t.db, alvo)).toMatchObject({
    situacao: 'FALHOU',
    motivo: 'A tarefa parou por um erro do servidor. Fale com a TI.',
  });
  expect(t.logged()).toContain('"type":"TypeError"');
});

it('is given up when it was interrupted five times at the same point (TAR-6)', async () => {
  const { hold, open, reached } = gate();
  const dead = contador(hold);
  await dead.pede('a', pedido);
  await reached;
  await t.db.updateTable('tarefa').set({ tomadas: 5 }).execute();
  await vence();
  const next = contador();
  await next.retoma();
  await next.quieta();
  expect(await findUltima(t.db, alvo)).toMatchObject({
    situacao: 'FALHOU',
    motivo: expect.stringContaining('5 vezes'),
  });
  open();
});

it('ends as cancelled when its worker died while it was being cancelled (TAR-3)', async () => {
  const { hold, open, reached } = gate();
  const dead = contador(hold);
  const { id } = await dead.pede('a', pedido);
  await reached;
  await dead.cancela(Number(id));
  await vence();
  expect(await situacao()).toBe('CANCELADA');
  const next = contador();
  expect((await next.pede('a', pedido)).id).not.toBe(id);
  open();
});

it('is in course until it has ended (TAR-2)', () => {
  const all: SituacaoDaTarefa[] = ['NA FILA', 'EXECUTANDO', 'CANCELANDO', 'INTERROMPIDA'];
  expect(all.every((each) => estaEmCurso({ situacao: each }))).toBe(true);
  const ended: SituacaoDaTarefa[] = ['CANCELADA', 'CONCLUÍDA', 'FALHOU'];
  expect(ended.some((each) => estaEmCurso({ situacao: each }))).toBe(false);
});
