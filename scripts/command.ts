import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter, join } from 'node:path';
import { root } from './sources.ts';

let running: ChildProcess | undefined;

/** Runs a program of this project with the Node of this process and waits; rejects unless it ends with 0. */
export const command = async (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> => {
  // This process's Node comes first: bins start with `env node`, and the system's may be older.
  const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  });
  running = child;
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (code !== 0) throw new Error(`${program} ${args[0] ?? ''} terminou com ${signal ?? code}.`);
  } finally {
    running = undefined;
  }
};

/** Ends the running command, if there is one, and waits for its end. */
export const stopCommand = async (): Promise<void> => {
  const child = running;
  if (!child || child.exitCode !== null) return;
  const end = once(child, 'exit');
  child.kill('SIGTERM');
  await end;
};
