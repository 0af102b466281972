import { createHash } from 'node:crypto';
import { findSolucao, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova.rules.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { Challenges } from './challenge.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const secret = new Uint8Array(32).fill(7);
/** Challenges of one server; all servers of the database share the secret. */
const challengesAt = (clock: () => Date) => new Challenges({ db: open.db, secret, clock });

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const solve = (desafio: string): string =>
  findSolucao(desafio, (solucao) => sha256(textoDaProva(desafio, solucao))) ?? '';
/** Solution of a challenge without work. */
const easy = Array.from({ length: 32 }, (_, counter) => counter).join(',');
const redeem = async (challenges: Challenges, desafio: string, solucao: string): Promise<boolean> =>
  (await challenges.redeem('consulta', { desafio, solucao })) !== undefined;
const start = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('a solution opens once', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue('consulta', 6);
  const solucao = solve(desafio);
  expect(await redeem(challenges, desafio, solucao)).toBe(true);
  expect(await redeem(challenges, desafio, solucao)).toBe(false);
});

test('a solution that comes after 120 seconds is refused', async () => {
  let now = start;
  const challenges = challengesAt(() => now);
  const [early, late] = [await challenges.issue('consulta', 4), await challenges.issue('consulta', 4)];
  now = at(119);
  expect(await redeem(challenges, early, solve(early))).toBe(true);
  now = at(120);
  expect(await redeem(challenges, late, solve(late))).toBe(false);
});

test('a wrong counter is refused and does not spend the challenge', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue('consulta', 12);
  const solucao = solve(desafio);
  const [, ...rest] = solucao.split(',');
  const wrong = ['0', ...rest].join(',');
  expect(await redeem(challenges, desafio, wrong)).toBe(false);
  for (const text of ['', '-1', '1e3', easy, ` ${solucao}`, `${solucao} `, rest.join(',')])
    expect(await redeem(challenges, desafio, text)).toBe(false);
  expect(await redeem(challenges, desafio, solucao)).toBe(true);
});

test.each(['denuncia', 'mensagem'] as const)('a challenge for a %s opens nothing else', async (purpose) => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue(purpose, 0);
  expect(await redeem(challenges, desafio, easy)).toBe(false);
  expect(await challenges.redeem(purpose, { desafio, solucao: easy })).toMatchObject({ p: purpose, b: 0 });
});

test('a turn in the line is good from its moment on, for 120 seconds and once', async () => {
  let now = start;
  const challenges = challengesAt(() => now);
  const turns = await Promise.all(
    [1, 2].map(() => challenges.issueTurn('denuncia', { seconds: 900, kib: 30 })),
  );
  const take = (desafio = '') => challenges.redeem('denuncia', { desafio, solucao: easy });
  now = at(899);
  expect(await take(turns[0])).toBeUndefined();
  now = at(900);
  expect(await take(turns[0])).toMatchObject({ t: 30 });
  expect(await take(turns[0])).toBeUndefined();
  now = at(1_020);
  expect(await take(turns[1])).toBeUndefined();
});

test('a turn that was used stays spent as long as it could be used', async () => {
  for (let offset = 0; offset < 3_600; offset += 300) {
    let now = at(offset);
    const challenges = challengesAt(() => now);
    const desafio = await challenges.issueTurn('denuncia', { seconds: 0, kib: 1 });
    const take = () => challenges.redeem('denuncia', { desafio, solucao: easy });
    expect(await take()).toBeDefined();
    now = at(offset + 119);
    // Other challenges are spent meanwhile, which deletes the finished ones.
    await redeem(challenges, await challenges.issue('consulta', 0), easy);
    expect(await take()).toBeUndefined();
  }
});

test('nobody can make the challenge easier, longer or for another purpose', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue('consulta', 20);
  const [, signature] = desafio.split('.');
  const payload = readDesafio(desafio);
  for (const change of [{ b: 1 }, { e: 4_000_000_000, b: 1 }, { p: 'outra', b: 1 }, { b: 1, t: 99 }]) {
    const forged = `${Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url')}.${signature}`;
    expect(await redeem(challenges, forged, solve(forged))).toBe(false);
  }
});

test.each(['', '.', 'a.b', 'a.b.c', '{}', 'e30.e30', `${'A'.repeat(500)}.`])(
  '%j is no challenge of ours',
  async (text) => {
    expect(
      await redeem(
        challengesAt(() => start),
        text,
        '1',
      ),
    ).toBe(false);
  },
);

test('a challenge of one server is good on another, and once for all of them', async () => {
  const [one, other] = [challengesAt(() => start), challengesAt(() => start)];
  const desafio = await one.issue('consulta', 4);
  const solucao = solve(desafio);
  expect(await Promise.all([redeem(other, desafio, solucao), redeem(one, desafio, solucao)])).toEqual(
    expect.arrayContaining([true, false]),
  );
  const stranger = new Challenges({
    db: open.db,
    secret: new Uint8Array(32).fill(8),
    clock: () => start,
  });
  const another = await one.issue('consulta', 0);
  expect(await redeem(stranger, another, easy)).toBe(false);
});

test('when the database has lost what was spent, no older challenge counts', async () => {
  const challenges = challengesAt(() => start);
  const [spent, fresh] = [await challenges.issue('consulta', 0), await challenges.issue('consulta', 0)];
  expect(await redeem(challenges, spent, easy)).toBe(true);
  // Leaves the state after a crash, or of a replica that takes over.
  await sql`truncate desafio_gasto, desafio_epoca`.execute(open.db);
  expect(await redeem(challenges, spent, easy)).toBe(false);
  expect(await redeem(challenges, fresh, easy)).toBe(false);
  expect(await redeem(challenges, await challenges.issue('consulta', 0), easy)).toBe(true);
});

test('the text to be hashed fits two blocks of SHA-256 (119 bytes)', async () => {
  expect(`${await challengesAt(() => start).issue('consulta', 20)}:12345678`.length).toBeLessThanOrEqual(119);
});

test('spent challenges are forgotten when they could no longer be used anyway', async () => {
  let now = start;
  const challenges = challengesAt(() => now);
  for (let round = 0; round < 10; round += 1) {
    now = at(round * 1_000);
    const desafio = await challenges.issue('consulta', 0);
    expect(await redeem(challenges, desafio, easy)).toBe(true);
    expect(await redeem(challenges, desafio, easy)).toBe(false);
    const { length } = await open.db.selectFrom('desafio_gasto').select('vez').execute();
    expect(length).toBeLessThanOrEqual(4);
  }
});

test('no row of them says when it was written', async () => {
  const { rows } = await sql<{ type: string }>`
    select distinct data_type as type from information_schema.columns
    where table_name in ('desafio_gasto', 'desafio_epoca', 'acompanhamento_aberto') order by 1`.execute(
    open.db,
  );
  expect(rows.map(({ type }) => type)).toEqual(['bytea', 'smallint']);
});
