import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Environment that a process needs to be found, and to start quickly. */
export const plainEnv = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** A program of this project as a process with a minimal environment. */
export const run = (script: string, args: readonly string[], env: Record<string, string>) => {
  const child: ChildProcess = spawn(process.execPath, ['--no-warnings', `${root}${script}`, ...args], {
    env: { ...plainEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  /** Resolves when the output contains this; rejects with the output when the process ends before. */
  const says = async (text: string): Promise<void> => {
    while (!output.includes(text)) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(output);
      await setTimeout(20);
    }
  };
  return { child, ended, says, output: () => output };
};
