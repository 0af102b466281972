import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter, join } from 'node:path';
import { root } from './sources.ts';

/** Receives what a program prints, in pieces. */
export type Write = (piece: Buffer) => void;

const running = new Set<ChildProcess>();

/** Runs a program of this project with the Node of this process and waits; rejects unless it ends with 0. */
export const command = async (
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
  write?: Write,
): Promise<void> => {
  // The Node of this process first: bins start with `env node`, and the system's may be older.
  const path = [dirname(process.execPath), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  const out = write ? 'pipe' : 'inherit';
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', out, out],
    env: { ...process.env, PATH: path, ...env },
    shell: process.platform === 'win32',
  });
  if (write) for (const stream of [child.stdout, child.stderr]) stream?.on('data', write);
  running.add(child);
  try {
    // `close` and not `exit`: by then everything it printed has come.
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    const words = [program, ...args.filter((arg) => !arg.startsWith('-')).slice(0, 2)];
    if (code !== 0) throw new Error(`${words.join(' ')} terminou com ${signal ?? code}.`);
  } finally {
    running.delete(child);
  }
};

/** Ends the commands that run now and waits for their end. */
export const stopCommands = async (): Promise<void> => {
  await Promise.all(
    [...running].map(async (child) => {
      const end = once(child, 'close');
      child.kill('SIGTERM');
      await end;
    }),
  );
};
