import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { supervise, watchFolders } from './supervise.mjs';

const root = mkdtempSync(join(tmpdir(), 'vidas-dev-'));
const sources = join(root, 'src');
const log = join(root, 'partidas');
// Writes what it read and its own number, then runs until it is told to end.
const server = `import { appendFileSync } from 'node:fs';
const { text } = await import('./src/texto.mjs');
appendFileSync(${JSON.stringify(log)}, text + ' ' + process.pid + '\\n');
setInterval(() => undefined, 1000);`;

const starts = () => readFileSync(log, 'utf8').trim().split('\n');
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** As vim and JetBrains save: another file takes the place of the old one. */
const saveByRename = (text: string) => {
  writeFileSync(join(sources, '.texto.mjs.swp'), `export const text = '${text}';\n`);
  renameSync(join(sources, '.texto.mjs.swp'), join(sources, 'texto.mjs'));
};
const patient = { timeout: 25_000, interval: 20 };

beforeAll(() => {
  mkdirSync(sources);
  writeFileSync(log, '');
  saveByRename('zero');
  writeFileSync(join(root, 'servidor.mjs'), server);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the server under development', () => {
  it('sees every save that puts another file in the place of the old one, and leaves nothing running', async () => {
    const api = supervise({ args: [join(root, 'servidor.mjs')], env: process.env, folders: [sources] });
    const texts = ['zero', 'um', 'dois', 'três'];
    for (const [index, text] of texts.entries()) {
      if (index > 0) saveByRename(text);
      await vi.waitFor(() => expect(starts().at(-1)).toMatch(new RegExp(`^${text} `)), patient);
    }
    await api.stop();
    const pids = starts().map((line) => Number(line.split(' ')[1]));
    expect(pids.filter(isAlive)).toEqual([]);
    expect(pids.length).toBeGreaterThanOrEqual(texts.length);
  });

  it('sees what lies in a folder that was made later, and no test', async () => {
    const changed = vi.fn<() => void>();
    const watcher = watchFolders([sources], changed);
    mkdirSync(join(sources, 'novo'));
    writeFileSync(join(sources, 'novo', 'a.test.ts'), '');
    await vi.waitFor(() => {
      writeFileSync(join(sources, 'novo', 'a.ts'), '');
      expect(changed).toHaveBeenCalled();
    }, patient);
    watcher.close();
  });
});
