import { createHash } from 'node:crypto';
import { findSolucao, readDesafio, textoDaProva } from '@vidas/api-client/ouvidoria/prova';
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
/** Those of one server; every one of the database has the same secret. */
const challengesAt = (clock: () => Date) => new Challenges({ db: open.db, secret, clock });

const sha256 = (text: string) => createHash('sha256').update(text).digest();
const solve = (desafio: string): string =>
  findSolucao(desafio, (solucao) => sha256(textoDaProva(desafio, solucao))) ?? '';
const start = new Date('2026-11-21T12:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

test('a solution opens once', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue(6);
  const solucao = solve(desafio);
  expect(await challenges.redeem(desafio, solucao)).toBe(true);
  expect(await challenges.redeem(desafio, solucao)).toBe(false);
});

test('a solution that comes after 120 seconds is refused', async () => {
  let now = start;
  const challenges = challengesAt(() => now);
  const [early, late] = [await challenges.issue(4), await challenges.issue(4)];
  now = at(119);
  expect(await challenges.redeem(early, solve(early))).toBe(true);
  now = at(120);
  expect(await challenges.redeem(late, solve(late))).toBe(false);
});

test('a wrong counter is refused and does not spend the challenge', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue(12);
  const solucao = solve(desafio);
  const wrong = String(Number(solucao) + 1);
  expect(await challenges.redeem(desafio, wrong)).toBe(false);
  for (const text of ['', '-1', '1e3', ` ${solucao}`, `${solucao} `, '9'.repeat(17)])
    expect(await challenges.redeem(desafio, text)).toBe(false);
  expect(await challenges.redeem(desafio, solucao)).toBe(true);
});

test('nobody can make the challenge easier, longer or for another purpose', async () => {
  const challenges = challengesAt(() => start);
  const desafio = await challenges.issue(20);
  const [, signature] = desafio.split('.');
  const payload = readDesafio(desafio);
  for (const change of [{ b: 1 }, { e: 4_000_000_000, b: 1 }, { p: 'outra', b: 1 }]) {
    const forged = `${Buffer.from(JSON.stringify({ ...payload, ...change })).toString('base64url')}.${signature}`;
    expect(await challenges.redeem(forged, solve(forged))).toBe(false);
  }
});

test.each(['', '.', 'a.b', 'a.b.c', '{}', 'e30.e30', `${'A'.repeat(500)}.`])(
  '%j is no challenge of ours',
  async (text) => {
    expect(await challengesAt(() => start).redeem(text, '1')).toBe(false);
  },
);

test('a challenge of one server is good on another, and once for all of them', async () => {
  const [one, other] = [challengesAt(() => start), challengesAt(() => start)];
  const desafio = await one.issue(4);
  const solucao = solve(desafio);
  expect(await Promise.all([other.redeem(desafio, solucao), one.redeem(desafio, solucao)])).toEqual(
    expect.arrayContaining([true, false]),
  );
  const stranger = new Challenges({
    db: open.db,
    secret: new Uint8Array(32).fill(8),
    clock: () => start,
  });
  const another = await one.issue(0);
  expect(await stranger.redeem(another, '0')).toBe(false);
});

test('when the database has lost what was spent, no older challenge counts', async () => {
  const challenges = challengesAt(() => start);
  const [spent, fresh] = [await challenges.issue(0), await challenges.issue(0)];
  expect(await challenges.redeem(spent, '0')).toBe(true);
  // As after a crash, or on a replica that takes over.
  await sql`truncate desafio_gasto, desafio_epoca`.execute(open.db);
  expect(await challenges.redeem(spent, '0')).toBe(false);
  expect(await challenges.redeem(fresh, '0')).toBe(false);
  expect(await challenges.redeem(await challenges.issue(0), '0')).toBe(true);
});

test('the text to be hashed fits two blocks of SHA-256 (119 bytes)', async () => {
  expect(`${await challengesAt(() => start).issue(22)}:12345678`.length).toBeLessThanOrEqual(119);
});

test('spent challenges are forgotten when they could no longer be used anyway', async () => {
  let now = start;
  const challenges = challengesAt(() => now);
  for (let round = 0; round < 10; round += 1) {
    now = at(round * 200);
    const desafio = await challenges.issue(0);
    expect(await challenges.redeem(desafio, '0')).toBe(true);
    expect(await challenges.redeem(desafio, '0')).toBe(false);
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
