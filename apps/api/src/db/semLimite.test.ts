// @module-tag embedded
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { tx } from './tx.ts';

it('a statement of a transaction that lifted the limit is waited for, and one after it given up again', async () => {
  const server = process.env['TEST_DATABASE_URL'];
  const short = openDatabase({
    ...(server ? { url: server } : { memory: true }),
    statementTimeoutMs: 300,
  });
  const long = sql`select pg_sleep(0.5)`;
  for (const lift of [
    sql`set local statement_timeout = 0`,
    sql`select set_config('statement_timeout', '0', true)`,
  ])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await tx(short.db, async (trx) => {
      await lift.execute(trx);
      await long.execute(trx);
    });
  await expect(long.execute(short.db)).rejects.toMatchObject({ code: '57014' });
  await short.close();
});
