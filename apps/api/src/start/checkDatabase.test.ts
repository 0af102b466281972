// @module-tag embedded
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../db/database.ts';
import { openTestDatabase } from '../test/testDatabase.ts';
import { checkDatabase } from './checkDatabase.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

/** Checks as a role without ownership; the preparation is rolled back. */
const asStranger = (before: string, look: (db: Db) => Promise<void>): Promise<void> =>
  open.db.transaction().execute(async (trx) => {
    const role = `estranho_${process.pid}_${Date.now()}`;
    await sql.raw(`create role ${role}`).execute(trx);
    if (before !== '') await sql.raw(before).execute(trx);
    await sql.raw(`set local role ${role}`).execute(trx);
    await look(trx);
  });

describe('the database that is offered', () => {
  it('is taken when it is ours', async () => {
    await expect(checkDatabase(open.db)).resolves.toBeUndefined();
  });

  it('is taken from a role that may not create, once everything stands', async () => {
    await expect(asStranger('', (db) => checkDatabase(db))).resolves.toBeUndefined();
  });

  it('is refused with the remedy when the role may not create what is missing', async () => {
    const looked = asStranger('alter table kysely_migration rename to outra', (db) => checkDatabase(db));
    await expect(looked).rejects.toThrow(
      /^O usuário estranho_\w+ não pode criar tabelas no banco \w+: .*createdb -O/,
    );
  });

  it('is refused with the remedy when its replicas could not be waited for (SER-38)', async () => {
    const at = (mode: string, temReplicas: boolean) =>
      open.db.transaction().execute(async (trx) => {
        await sql`select set_config('synchronous_commit', ${mode}, true)`.execute(trx);
        await checkDatabase(trx, { temReplicas });
      });
    await expect(at('on', true)).resolves.toBeUndefined();
    await expect(at('off', false)).resolves.toBeUndefined();
    await expect(at('off', true)).rejects.toThrow(/alter database \w+ set synchronous_commit = on/);
  });

  it('is refused with the remedy when a pool at its front keeps the time limit of statements from it', async () => {
    const at = (prazo: string, statementTimeoutMs: number) =>
      open.db.transaction().execute(async (trx) => {
        await sql`select set_config('statement_timeout', ${prazo}, true)`.execute(trx);
        await checkDatabase(trx, { statementTimeoutMs });
      });
    await expect(at('45s', 45_000)).resolves.toBeUndefined();
    await expect(at('0', 45_000)).rejects.toThrow(
      /alter role \w+ in database \w+ set statement_timeout = '45000ms'/,
    );
  });
});
