import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Owner } from '../postgres.ts';

/** A program that a test started and ends. */
export interface Program {
  pid: number;
  /** Waits until it has said this; throws with its last words when it ends before, or after that many ms. */
  says: (text: string, ms?: number) => Promise<void>;
  /** Its last words. */
  words: () => string;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it and waits; `SIGKILL` after ten seconds. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Program to start, with its user and options; of our environment it gets only the path, unless `env` adds more. */
export interface Start {
  program: string;
  args: readonly string[];
  cwd?: string;
  owner?: Owner;
  env?: NodeJS.ProcessEnv;
}

/** The programs that were started and have not ended. */
export const programs = new Set<Program>();

const isOver = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Starts a program of its own group, which `signal` reaches as a whole. */
export const startProgram = ({ program, args, cwd = '/', owner = {}, env = {} }: Start): Program => {
  const child = spawn(program, [...args], {
    ...owner,
    cwd,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let words = '';
  const keep = (chunk: Buffer): void => void (words = (words + chunk.toString()).slice(-20_000));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const signal = (name: NodeJS.Signals): void => {
    if (isOver(child) || child.pid === undefined) return;
    signalTo(-child.pid, name);
  };
  const started: Program = {
    pid: child.pid ?? 0,
    words: () => words,
    signal,
    says: async (text, ms = 60_000) => {
      const until = performance.now() + ms;
      while (!words.includes(text)) {
        if (isOver(child) || performance.now() > until)
          throw new Error(`${program} não disse "${text}":\n${words.slice(-3000)}`);
        // Looking again is what waiting is.
        // oxlint-disable-next-line no-await-in-loop
        await wait(50);
      }
    },
    stop: async (name = 'SIGTERM') => {
      if (isOver(child)) return;
      const ended = once(child, 'exit');
      signal(name);
      await Promise.race([ended, wait(10_000, undefined, { ref: false })]);
      signal('SIGKILL');
      await ended;
    },
  };
  programs.add(started);
  child.once('exit', () => programs.delete(started));
  return started;
};

/** Sends a signal to a process that may have ended meanwhile. */
export const signalTo = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

/** The processes that work in that folder or below it, as the kernel tells: those of a PostgreSQL stand in its data folder. */
export const processesIn = (folder: string): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const place = readlinkSync(`/proc/${name}/cwd`);
      return place === folder || place.startsWith(`${folder}/`) ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** Resolves when the look says yes; throws after that many ms. */
export const until = async (what: string, look: () => Promise<boolean>, ms = 60_000): Promise<void> => {
  const end = performance.now() + ms;
  // Looking again is what waiting is.
  // oxlint-disable-next-line no-await-in-loop
  while (!(await look().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: não em ${ms / 1000} s.`);
    // oxlint-disable-next-line no-await-in-loop
    await wait(200);
  }
};
