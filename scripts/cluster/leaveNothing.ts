import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { stopCommands } from '../command.ts';
import { madeFolders } from '../postgres.ts';
import { processesIn, programs, signalTo, until } from './program.ts';

const COMMAND_MS = 10_000;

/** Ends whatever this process started and what works in the folders that it made, and removes these. */
export const leaveNothing = async (): Promise<void> => {
  await Promise.race([stopCommands(), wait(COMMAND_MS, undefined, { ref: false })]);
  const left = (): number[] => [...madeFolders].flatMap(processesIn);
  await until(
    'tudo parado',
    async () => {
      for (const program of programs) program.signal('SIGKILL');
      const pids = left();
      for (const pid of pids) signalTo(pid, 'SIGKILL');
      return pids.length + programs.size === 0;
    },
    COMMAND_MS,
  ).catch((error: unknown) => console.error(error));
  for (const folder of madeFolders) rmSync(folder, { recursive: true, force: true });
};

/** Has a signal leave nothing behind. */
export const leaveNothingOnSignal = (): void => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => void leaveNothing().finally(() => process.exit(code)));
};
