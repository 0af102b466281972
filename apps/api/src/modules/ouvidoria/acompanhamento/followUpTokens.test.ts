import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { FollowUpTokens } from './followUpTokens.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Follow-ups of one server. */
const tokensAt = (clock: () => Date) => new FollowUpTokens({ db: open.db, clock });
const rows = () => open.db.selectFrom('acompanhamento_aberto').selectAll().execute();

const clockAt = (start = new Date('2026-11-21T12:00:00Z')) => {
  let now = start.getTime();
  return { clock: () => new Date(now), later: (minutes: number) => void (now += minutes * 60_000) };
};

test('a token is 256 random bits and opens only its own report', async () => {
  const tokens = tokensAt(clockAt().clock);
  const [first, second] = [await tokens.start('a'), await tokens.start('b')];
  expect(Buffer.from(first, 'base64url')).toHaveLength(32);
  expect([
    await tokens.use(first),
    await tokens.use(second),
    await tokens.use(''),
    await tokens.use(`${first}x`),
  ]).toEqual(['a', 'b', undefined, undefined]);
});

test('a token is over after 15 minutes without use', async () => {
  const { clock, later } = clockAt();
  const tokens = tokensAt(clock);
  const token = await tokens.start('a');
  later(14.9);
  expect(await tokens.use(token)).toBe('a');
  later(15);
  expect(await tokens.use(token)).toBeUndefined();
});

test('a token ends 30 minutes after its start however often it is used', async () => {
  const { clock, later } = clockAt();
  const tokens = tokensAt(clock);
  const token = await tokens.start('a');
  const answers = [];
  for (let use = 0; use < 4; use += 1) {
    later(10);
    answers.push(await tokens.use(token));
  }
  expect(answers).toEqual(['a', 'a', undefined, undefined]);
});

test('an ended token is gone, and ending an unknown one is no error', async () => {
  const tokens = tokensAt(clockAt().clock);
  const token = await tokens.start('a');
  await tokens.end('unknown');
  await tokens.end(token);
  expect(await tokens.use(token)).toBeUndefined();
});

test('a token of one server is good on another, and one that ended is over on all of them', async () => {
  const { clock, later } = clockAt();
  const [one, other] = [tokensAt(clock), tokensAt(clock)];
  const token = await one.start('a');
  later(14);
  expect(await other.use(token)).toBe('a');
  later(14);
  expect(await one.use(token)).toBe('a');
  await other.end(token);
  expect(await one.use(token)).toBeUndefined();
});

test('the database tells of no follow-up which report it is about or when it was used, and forgets it', async () => {
  await open.db.deleteFrom('acompanhamento_aberto').execute();
  const { clock, later } = clockAt();
  const tokens = tokensAt(clock);
  const token = await tokens.start('denuncia-marcada');
  const [kept] = await rows();
  const text = Buffer.from(kept?.conteudo ?? []).toString('latin1');
  expect(text.length).toBeGreaterThan(1_000);
  expect(text).not.toContain('denuncia-marcada');
  expect(Buffer.from(kept?.chave ?? []).toString('base64url')).not.toBe(token);
  await expect(tokens.use(Buffer.from(kept?.chave ?? []).toString('base64url'))).resolves.toBeUndefined();
  for (let opened = 0; opened < 6; opened += 1) {
    later(31);
    await tokens.start('b');
    expect((await rows()).length).toBeLessThanOrEqual(3);
  }
});
