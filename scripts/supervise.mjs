// Keeps the server of `npm run dev` running, anew after each change of its sources. `node --watch` watches files, and loses one that an
// editor saves by replacing it; a folder sees this.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/** After the last of several changes at once. */
const QUIET_MS = 120;
/** A server that does not end is killed; the database survives it. */
const PATIENCE_MS = 8_000;

const isSource = (name) => name === null || (/\.(?:m?[jt]s|json)$/.test(name) && !/\.test\.\w+$/.test(name));

/** @param {string} folder @returns {string[]} it and every folder below it */
const foldersOf = (folder) => [
  folder,
  ...readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist')
    .flatMap((entry) => foldersOf(join(folder, entry.name))),
];

/**
 * Calls back for each change of a source below the folders, however it was saved.
 * @param {readonly string[]} tops @param {() => void} changed
 */
export const watchFolders = (tops, changed) => {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watched = new Map();
  const forget = (folder) => {
    watched.get(folder)?.close();
    watched.delete(folder);
  };
  const look = () => {
    for (const folder of tops.flatMap(foldersOf)) {
      if (watched.has(folder)) continue;
      const watcher = watch(folder, (event, name) => {
        if (event === 'rename') look();
        if (isSource(name)) changed();
      });
      watcher.on('error', () => forget(folder));
      watched.set(folder, watcher);
    }
  };
  look();
  return { close: () => [...watched.keys()].forEach(forget) };
};

/**
 * Starts the program and starts it anew after changes; one that ended by itself waits for the next change. `stop` resolves when
 * nothing of it runs any more.
 * @param {{ args: readonly string[], env: NodeJS.ProcessEnv, folders: readonly string[], tell?: (text: string) => void }} options
 */
export const supervise = ({ args, env, folders, tell = () => undefined }) => {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let isStopped = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let last = Promise.resolve();

  const end = async () => {
    const running = child;
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGTERM');
    const impatience = setTimeout(() => running.kill('SIGKILL'), PATIENCE_MS);
    await gone;
    clearTimeout(impatience);
  };
  const start = () => {
    if (isStopped) return;
    child = spawn(process.execPath, [...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('exit', (code) => {
      if (code !== 0 && code !== null && !isStopped)
        tell('O servidor parou; a próxima mudança o começa de novo.');
    });
  };
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(end).then(start);
    }, QUIET_MS);
  };
  const watcher = watchFolders(folders, again);
  start();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      watcher.close();
      await last;
      await end();
    },
  };
};
