// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { tx } from '../db/tx.ts';
import { type TestServer, testServer } from '../test/harness.ts';
import { emptyTables } from '../test/emptyTables.ts';
import { servidorUnico } from './presenca.ts';
import { bate, esqueceServidor } from './servidor.sql.ts';
import { naVezDeTodos, soUm, TravaPerdida } from './trava.ts';
import { findAndamento } from './trava.sql.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer();
});
afterEach(() => emptyTables(t.db, ['trava', 'servidor']));
afterAll(() => t.close());

/** Dependencies of another server of the same database. */
const outro = () => ({ ...t.deps, servidor: servidorUnico() });
/** Stands for a long silence of the holder. */
const calou = () => sql`update trava set vale_ate = clock_timestamp() - interval '1 second'`.execute(t.db);

it('is held by one at a time, says how far it is, and is free when the work ends or fails', async () => {
  const done = await soUm(t.deps, 'coisa', async (trava) => {
    await trava.diz({ lidos: 3 });
    expect(await soUm(outro(), 'coisa', async () => 'nunca')).toBeUndefined();
    expect(await soUm(outro(), 'outra', async () => 'sim')).toEqual({ feito: 'sim' });
    expect(await findAndamento(t.db, 'coisa')).toEqual({ andamento: { lidos: 3 } });
    return 7;
  });
  expect(done).toEqual({ feito: 7 });
  expect(await findAndamento(t.db, 'coisa')).toBeUndefined();
  const fails = soUm(t.deps, 'coisa', () => Promise.reject(new Error('parou')));
  await expect(fails).rejects.toThrow('parou');
  expect(await soUm(outro(), 'coisa', async () => 'sim')).toEqual({ feito: 'sim' });
});

it('goes to another when its holder is silent, who then can make nothing count any more', async () => {
  const held = soUm(t.deps, 'coisa', async (trava) => {
    await calou();
    const taken = await soUm(outro(), 'coisa', async () => {
      await expect(tx(t.db, (trx) => trava.confirma(trx))).rejects.toThrow(TravaPerdida);
      await expect(trava.diz({})).rejects.toThrow(TravaPerdida);
      return 'tomada';
    });
    expect(taken).toEqual({ feito: 'tomada' });
    return 'fim';
  });
  expect(await held).toEqual({ feito: 'fim' });
});

it('a holder that ends late does not let go what is another’s by now', async () => {
  let end = (): void => undefined;
  const late = new Promise<void>((resolve) => (end = resolve));
  let begun = (): void => undefined;
  const started = new Promise<void>((resolve) => (begun = resolve));
  const first = soUm(t.deps, 'coisa', async () => {
    begun();
    await late;
  });
  await started;
  await calou();
  await soUm(outro(), 'coisa', async () => {
    end();
    await first;
    expect(await findAndamento(t.db, 'coisa')).toBeDefined();
  });
});

it('is free at once when its server is known to have ended', async () => {
  await bate(t.db, t.deps.servidor.id, 30_000);
  await soUm(t.deps, 'coisa', async () => {
    await esqueceServidor(t.db, t.deps.servidor.id);
    expect(await soUm(outro(), 'coisa', async () => 'sim')).toEqual({ feito: 'sim' });
  });
});

it('waits for its turn as long as it is told to', async () => {
  await soUm(t.deps, 'coisa', async () => {
    expect(await naVezDeTodos(outro(), { nome: 'coisa', esperaMs: 0 }, async () => 'nunca')).toBeUndefined();
  });
  let free = (): void => undefined;
  let begun = (): void => undefined;
  const started = new Promise<void>((resolve) => (begun = resolve));
  const held = soUm(t.deps, 'coisa', () => {
    begun();
    return new Promise<void>((resolve) => (free = resolve));
  });
  await started;
  const waiting = naVezDeTodos(outro(), { nome: 'coisa', esperaMs: 600_000 }, async () => 'sim');
  free();
  await held;
  expect(await waiting).toEqual({ feito: 'sim' });
});

it('counts the servers that are up, and neither who was silent nor who left', async () => {
  const [a, b] = [servidorUnico(), servidorUnico()];
  expect(await bate(t.db, a.id, 30_000)).toBe(1);
  expect(await bate(t.db, b.id, 30_000)).toBe(2);
  await sql`update servidor set vivo_ate = clock_timestamp() - interval '1 second' where id = ${a.id}::uuid`.execute(
    t.db,
  );
  expect(await bate(t.db, b.id, 30_000)).toBe(1);
  expect(await bate(t.db, a.id, 30_000)).toBe(2);
  await esqueceServidor(t.db, b.id);
  expect(await bate(t.db, a.id, 30_000)).toBe(1);
});
