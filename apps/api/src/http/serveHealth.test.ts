import { afterAll, describe, expect, it } from 'vitest';
import type { Deps } from '../deps.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { serveHealth } from './serveHealth.ts';
import { testApp } from './testApp.fixture.ts';

const open = await openTestDatabase();
const t = testApp((app) => serveHealth(app, { db: open.db } as Deps));
afterAll(() => t.app.close());

const ask = async (url: string) => {
  const { statusCode, body } = await t.app.inject({ url });
  return [statusCode, body];
};

describe('the health of the server', () => {
  it('is ready while the database answers and only alive when it does not, without a word about why', async () => {
    expect(await ask('/ready')).toEqual([200, '{"status":"ok"}']);
    await open.close();
    expect(await ask('/ready')).toEqual([503, '{"status":"indisponível"}']);
    expect(await ask('/live')).toEqual([200, '{"status":"ok"}']);
  });
});
