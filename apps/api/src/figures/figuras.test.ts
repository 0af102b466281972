// @module-tag embedded
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { tx } from '../db/tx.ts';
import { createLog } from '../http/log.ts';
import { emptyTables } from '../test/emptyTables.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { esqueceFiguras } from './figura.sql.ts';
import { figurasDe, type LeFigura } from './figuras.ts';

let t: TestServer;
let app: FastifyInstance;
let figura: LeFigura;
const said: string[] = [];

beforeAll(async () => {
  t = await testServer();
});
const begin = () => {
  app = Fastify();
  const log = createLog({ write: (line) => said.push(line) > 0 });
  figura = figurasDe(app, { db: t.db, clock: () => t.clock.now(), log });
};
beforeEach(() => {
  said.length = 0;
  t.clock.set('2026-11-21T12:00:00Z');
  begin();
});
afterEach(async () => {
  await app.close();
  await emptyTables(t.db, ['figura_guardada']);
});
afterAll(() => t.close());

/** A counter that grows with each call. */
const contagem = () => {
  let vezes = 0;
  return async () => {
    vezes += 1;
    return { vezes };
  };
};
const noMinuto = (minuto: string) => t.clock.set(`2026-11-21T${minuto}:00Z`);
const ler = async (conta: () => Promise<{ vezes: number }>, chave = 'a') => {
  const { valor, calculadoEm } = await figura('n', chave, conta);
  return [valor.vezes, calculadoEm.slice(11)];
};

it('keeps a figure for ten minutes, also for the next process', async () => {
  const conta = contagem();
  expect(await ler(conta)).toEqual([1, '09:00']);
  noMinuto('12:10');
  expect(await ler(conta)).toEqual([1, '09:00']);
  await app.close();
  begin();
  expect(await ler(conta)).toEqual([1, '09:00']);
});

it('shows an older one once more and works it out behind the answer; one of more than an hour is not shown', async () => {
  const conta = contagem();
  await ler(conta);
  noMinuto('12:11');
  expect(await ler(conta)).toEqual([1, '09:00']);
  // Closing waits for running work.
  await app.close();
  begin();
  expect(await ler(conta)).toEqual([2, '09:11']);
  noMinuto('13:12');
  expect(await ler(conta)).toEqual([3, '10:12']);
});

it('is of its key, and of no moment to come', async () => {
  const conta = contagem();
  await ler(conta);
  expect(await ler(conta, 'b')).toEqual([2, '09:00']);
  noMinuto('11:00');
  expect(await ler(conta, 'b')).toEqual([3, '08:00']);
});

it('is worked out once for all who ask at the same time', async () => {
  const conta = contagem();
  // The work ends once all three have found nothing cached: the first creates the row, and the others find it
  // empty.
  const found = { count: 0 };
  const isFound = Promise.withResolvers<undefined>();
  const db = t.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined || result.rows.length > 0) found.count += 1;
      if (found.count === 3) isFound.resolve(undefined);
      return result;
    },
  });
  const juntas = figurasDe(app, { db, clock: () => t.clock.now(), log: createLog({ write: () => true }) });
  const demorada = async () => {
    await isFound.promise;
    return conta();
  };
  const ask = async () => (await juntas('n', 'a', demorada)).valor.vezes;
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
});

it('is forgotten with the change of what it is worked out from, and kept with one that fails', async () => {
  const conta = contagem();
  await ler(conta);
  const falha = tx(t.db, async (trx) => {
    await esqueceFiguras(trx, ['n']);
    throw new Error('a falha');
  });
  await expect(falha).rejects.toThrow('a falha');
  expect(await ler(conta)).toEqual([1, '09:00']);
  await tx(t.db, (trx) => esqueceFiguras(trx, ['n', 'nunca lida']));
  expect(await ler(conta)).toEqual([2, '09:00']);
});

it('is not kept when what it is worked out from changed meanwhile', async () => {
  const conta = contagem();
  const mudaNoMeio = async () => {
    await tx(t.db, (trx) => esqueceFiguras(trx, ['n']));
    return conta();
  };
  expect(await ler(mudaNoMeio)).toEqual([1, '09:00']);
  expect(await ler(conta)).toEqual([2, '09:00']);
});

it('stays when its work behind the answer fails, which the log says; before an answer the failure is told', async () => {
  const conta = contagem();
  const falha = () => Promise.reject(new Error('sem banco'));
  await ler(conta);
  noMinuto('12:30');
  expect(await ler(falha)).toEqual([1, '09:00']);
  await app.close();
  expect(said.join()).toContain('uma figura guardada não foi refeita');
  begin();
  await expect(ler(falha, 'b')).rejects.toThrow('sem banco');
});
