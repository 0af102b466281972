import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname, delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
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
  // This process's Node comes first: bins start with `env node`, and the system's may be older.
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
  const streams = write ? [child.stdout, child.stderr] : [];
  if (write) for (const stream of streams) stream?.on('data', write);
  const closed = new Promise((resolve) => child.once('close', resolve));
  running.add(child);
  try {
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    // The rest of its words still comes; what it left running in the background may hold the pipe for ever.
    await Promise.race([closed, wait(2000, undefined, { ref: false })]);
    for (const stream of streams) stream?.destroy();
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
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    }),
  );
};
