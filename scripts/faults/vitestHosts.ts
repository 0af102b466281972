import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HostAnswer, HostRequest } from './vitestHost.ts';

const script = fileURLToPath(new URL('./vitestHost.ts', import.meta.url));
const mostMs = 400_000;

/** Options of one Vitest. */
export interface HostOptions {
  projects: readonly string[];
  env: NodeJS.ProcessEnv;
}

/** A Vitest that runs, and what was changed since it last read it; paths are relative to the tree. */
interface Host {
  process: ChildProcess;
  changed: Set<string>;
}

/** Keeps one Vitest for each set of projects in a tree. */
export class VitestHosts {
  readonly #hosts = new Map<string, Host>();
  readonly #tree: string;

  constructor(tree: string) {
    this.#tree = tree;
  }

  /** Says that a file of the tree changed. */
  changed(file: string): void {
    for (const host of this.#hosts.values()) host.changed.add(file);
  }

  /** Runs test files of the tree and answers the failures. */
  async run(options: HostOptions, files: readonly string[]): Promise<readonly string[]> {
    const key = JSON.stringify(options);
    const host = this.#hosts.get(key) ?? { process: this.#start(options), changed: new Set() };
    this.#hosts.set(key, host);
    const absolute = (paths: Iterable<string>) => [...paths].map((path) => join(this.#tree, path));
    const answer = once(host.process, 'message') as Promise<[HostAnswer]>;
    const end = once(host.process, 'exit').then(() => undefined);
    const timer = setTimeout(() => this.#stop(key), mostMs);
    host.process.send({ changed: absolute(host.changed), files: absolute(files) } satisfies HostRequest);
    host.changed.clear();
    try {
      const [said] = (await Promise.race([answer, end])) ?? [];
      if (said) return said.failures;
      this.#hosts.delete(key);
      return ['vitest: ended without an answer'];
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends them all. */
  stop(): void {
    for (const key of this.#hosts.keys()) this.#stop(key);
  }

  #start({ projects, env }: HostOptions): ChildProcess {
    return fork(script, [...projects], {
      cwd: this.#tree,
      env: { ...process.env, ...env, NO_COLOR: '1', NODE_ENV: 'test', VITEST: 'true' },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }

  #stop(key: string): void {
    this.#hosts.get(key)?.process.kill('SIGKILL');
    this.#hosts.delete(key);
  }
}
