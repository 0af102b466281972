// @module-tag embedded
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { unpackTemplate } from '../../test/embeddedTemplate.ts';
import { openDatabase } from '../database.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-cheio-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a log that finds no room refuses everything with a code of the disk, and nothing acknowledged is missing once there is room', async () => {
  const dir = join(root, 'db');
  await unpackTemplate(dir);
  const { db, close } = openDatabase({ dir });
  const add = () => sql`insert into linha default values`.execute(db);
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from linha`.execute(db)).rows[0]?.n;
  await sql`create table linha (id serial)`.execute(db);
  await add();
  // A folder at the place of the next log part: writing fails like on a full disk.
  const next = join(dir, 'pg_wal', 'xlogtemp.42');
  mkdirSync(next);
  let emitted = 0;
  const fill = async () => {
    for (; emitted < 200; emitted += 1)
      await sql`select pg_logical_emit_message(false, 'teste', repeat('x', 1000000))`.execute(db);
  };
  await expect(fill()).rejects.toMatchObject({ severity: 'PANIC' });
  await expect(count()).rejects.toMatchObject({ code: '58030' });
  rmdirSync(next);
  expect(await count()).toBe(1);
  await add();
  expect(await count()).toBe(2);
  await close();
});
