import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../db/database.ts';
import { drawSecrets } from '../../../config/secrets.ts';
import { emptyTables } from '../../../test/emptyTables.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { delayAfter, Throttle } from './throttle.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyTables(open.db, ['entrada_falha']));
afterAll(() => open.close());

const secrets = drawSecrets();

const build = () => {
  let now = Date.parse('2026-11-21T12:00:00Z');
  const waits: number[] = [];
  const throttle = new Throttle({
    db: open.db,
    secrets,
    clock: () => new Date(now),
    sleep: async (ms) => void waits.push(ms),
  });
  const fail = (account: string, source: string) =>
    throttle.guard({ account, source }, async () => undefined);
  return { throttle, waits, fail, later: (ms: number) => (now += ms) };
};

describe('the delay before a password is checked', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 250],
    [4, 500],
    [7, 4_000],
    [8, 5_000],
    [10_000, 5_000],
  ])('after %i failures is %i ms', (failures, ms) => {
    expect(delayAfter(failures, 3)).toBe(ms);
  });

  it('grows for an account from whatever place, and for a place at whatever account', async () => {
    const { fail, waits } = build();
    for (let n = 0; n < 5; n += 1) await fail('ana', `fonte${n}`);
    expect(waits).toEqual([0, 0, 0, 250, 500]);
    for (let n = 0; n < 22; n += 1) await fail(`conta${n}`, 'mesma');
    expect(waits.slice(-2)).toEqual([250, 500]);
  });

  it('ends with the right password and with time', async () => {
    const { throttle, fail, waits, later } = build();
    for (let n = 0; n < 6; n += 1) await fail('ana', 'a');
    await throttle.guard({ account: 'ana', source: 'b' }, async () => 'dentro');
    await fail('ana', 'c');
    expect(waits.at(-1)).toBe(0);
    for (let n = 0; n < 6; n += 1) await fail('ana', 'a');
    later(16 * 60_000);
    await fail('ana', 'd');
    expect(waits.at(-1)).toBe(0);
  });

  it('checks the attempts of one place one after the other and refuses only that place when too many wait', async () => {
    const { throttle } = build();
    let running = 0;
    let most = 0;
    const slow = async () => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return undefined;
    };
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, () => throttle.guard({ account: 'ana', source: 'a' }, slow)),
    );
    expect(most).toBe(1);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    await expect(throttle.guard({ account: 'ana', source: 'b' }, async () => 'dentro')).resolves.toBe(
      'dentro',
    );
  });

  it('grows on every server for an account, and ends on every one with the right password', async () => {
    const [one, other] = [build(), build()];
    for (let n = 0; n < 5; n += 1) await one.fail('ana', `fonte${n}`);
    await other.fail('ana', 'outra');
    expect(other.waits).toEqual([1_000]);
    await one.throttle.guard({ account: 'ana', source: 'a' }, async () => 'dentro');
    await other.fail('ana', 'outra');
    expect(other.waits).toEqual([1_000, 0]);
  });

  it('keeps of an account what only the secrets tell, of a place nothing, and nothing for long', async () => {
    const { fail, later } = build();
    const rows = () => open.db.selectFrom('entrada_falha').selectAll().execute();
    await fail('senha digitada no lugar do login', 'fonte');
    const kept = await rows();
    expect(kept.map(({ chave, quantas }) => [chave.length, quantas])).toEqual([
      [32, 1],
      [32, 1],
    ]);
    later(16 * 60_000);
    await fail('bia', 'fonte');
    expect(await rows()).toHaveLength(2);
  });
});
