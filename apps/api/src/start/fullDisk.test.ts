// @module-tag embedded
import { sql } from 'kysely';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DatabaseError } from '../db/embedded/protocol.ts';
import { openDatabase } from '../db/database.ts';
import { unpackTemplate } from '../test/embeddedTemplate.ts';
import { explainStart } from './explain.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-cheio-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A system file that refuses writes, like a full disk. */
const FULL = '/dev/full';
const semLugar = (dir: string) => `O disco está cheio em ${dir}: libere espaço e comece de novo.`;

/** Message of the start about a database in this folder. */
const said = async (dir: string): Promise<string | undefined> => {
  let open: ReturnType<typeof openDatabase> | undefined;
  try {
    open = openDatabase({ dir });
    await sql`select 1`.execute(open.db);
    return 'aberto';
  } catch (error) {
    return explainStart(error);
  } finally {
    await open?.close().catch(() => undefined);
  }
};

describe('the start on a full disk says so', () => {
  it('where the lock of the folder finds no room, and names no other process', async () => {
    const dir = join(root, 'parado');
    // A folder in place of the lock: writing fails like without room.
    mkdirSync(`${dir}.lock`);
    symlinkSync(FULL, `${dir}.sonda`);
    expect(await said(dir)).toBe(semLugar(dir));
  });

  it('where the database finds none to recover after kill -9', async () => {
    const dir = join(root, 'morto');
    await unpackTemplate(dir);
    rmSync(join(dir, 'global', 'pg_control'));
    // A failure with another reason is no full disk.
    expect(await said(dir)).toBeUndefined();
    symlinkSync(FULL, `${dir}.sonda`);
    expect(await said(dir)).toBe(semLugar(dir));
  });
});

it('a folder that takes no lock is not called one in use', async () => {
  const dir = join(root, 'sem-trava');
  mkdirSync(`${dir}.lock`);
  expect(await said(dir)).toMatch(/^A pasta \S+ não pôde ser trancada \(.+\)\. Aponte DATA_DIR/);
});

it.each([
  [{ code: '53100' }, /^O disco está cheio: /],
  [{ code: '58030' }, /^O disco não deixa ler ou gravar: /],
])('an error %o of the embedded database is not put on DATABASE_URL', (fields, sentence) => {
  const error = new DatabaseError({ message: 'x', ...fields });
  expect(explainStart(new Error('y', { cause: error }))).toMatch(sentence);
});
