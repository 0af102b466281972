// @module-tag embedded
import { sql } from 'kysely';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database.ts';

const root = mkdtempSync(join(tmpdir(), 'vidas-trava-'));
const children: ChildProcess[] = [];
const fixture = new URL('writer.fixture.ts', import.meta.url).pathname;

/** A separate folder with a database; copying one is faster than creating one. */
const folder = (name: string): string => {
  const dir = join(root, name, 'db');
  mkdirSync(join(root, name));
  cpSync(join(root, 'modelo', 'db'), dir, { recursive: true });
  return dir;
};

const start = (dir: string, mode = 'espera') => {
  const child = spawn(process.execPath, ['--no-warnings', '--expose-gc', fixture, dir, mode], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const said = async (isIt: (line: string) => boolean): Promise<void> => {
    if (lines.some(isIt)) return;
    await new Promise<void>((resolve) => reader.on('line', (line) => isIt(line) && resolve()));
  };
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { lines, said, kill, ended: once(child, 'close') };
};

vi.setConfig({ testTimeout: 180_000 });
beforeAll(async () => {
  const open = openDatabase({ dir: join(root, 'modelo', 'db') });
  await sql`select 1`.execute(open.db);
  await open.close();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the folder of the embedded database', () => {
  it('is refused to a second process, in Portuguese, and free again right after kill -9', async () => {
    const dir = folder('a');
    const first = start(dir);
    await first.said((line) => line === 'aberto');
    const second = start(dir);
    expect((await second.ended)[0]).toBe(1);
    expect(second.lines.join()).toContain('está em uso por outro processo do Vidas');
    await first.kill();
    const third = start(dir);
    await third.said((line) => line === 'aberto');
    expect(third.lines).toContain('aberto');
  });

  it('is refused to this process as well, even after somebody copied the folder', async () => {
    const dir = folder('b');
    const open = openDatabase({ dir });
    await sql`select 1`.execute(open.db);
    cpSync(dir, join(root, 'b', 'copia'), { recursive: true });
    const second = start(dir);
    await second.ended;
    expect(second.lines.join()).toContain('em uso');
    expect(() => openDatabase({ dir })).toThrow('em uso');
    await open.close();
  });

  it('is readable for its owner alone', () => {
    expect(statSync(join(root, 'modelo', 'db')).mode & 0o077).toBe(0);
  });

  it('holds every commit that was acknowledged before kill -9', async () => {
    const dir = folder('d');
    let acknowledged = 0;
    for (const goal of [40, 90]) {
      const writer = start(dir, 'escreve');
      await writer.said((line) => Number(line) >= goal);
      await writer.kill();
      acknowledged = Math.max(...writer.lines.map(Number).filter(Number.isFinite));
    }
    const open = openDatabase({ dir });
    const { rows } = await sql<{ n: number }>`select n from diario order by n`.execute(open.db);
    await open.close();
    expect(rows.length).toBeGreaterThanOrEqual(acknowledged);
    expect(rows.map(({ n }) => n)).toEqual(rows.map((_, index) => index + 1));
  });

  it('starts over when the very first start was killed while it was made', async () => {
    const dir = join(root, 'e', 'db');
    const first = start(dir);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await first.kill();
    const open = openDatabase({ dir });
    await expect(sql`select 1`.execute(open.db)).resolves.toBeDefined();
    await open.close();
  });
});
