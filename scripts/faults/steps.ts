import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import type { Check } from './fault.ts';
import { bareName } from './plant.ts';
import type { VitestHosts } from './vitestHosts.ts';

/** Checks of one fault that run in one go. */
export interface Step {
  key: string;
  /** Paths of the checks' test files in the tree; empty for steps that have none. */
  files: readonly string[];
}

/** Result of a step: its failure, and every failed test, `file › title: message`. */
export interface Verdict {
  isFailed: boolean;
  failures: readonly string[];
}

/** Where and how the steps run. */
export interface Place {
  tree: string;
  hosts: VitestHosts;
  /** A PostgreSQL for the server tests; without one they take the embedded database. */
  databaseUrl: string | undefined;
}

const mostMs = 420_000;
const kindOf = (check: Check): string => {
  if (check.startsWith('pictures:')) return 'pictures';
  if (check.endsWith('.office.test.ts')) return 'office';
  if (check.endsWith('.test.ts')) return 'unit+server';
  if (check.endsWith('.test.tsx')) return 'browser';
  if (check.endsWith('.stories.tsx')) return 'stories';
  return check.endsWith('.spec.ts') ? 'e2e' : check;
};
const order = ['types', 'lint', 'unit+server', 'browser', 'stories', 'pictures', 'office', 'build', 'e2e'];
const isWithoutFiles = (key: string): boolean => ['types', 'lint', 'build'].includes(key);

/** The steps of some checks, cheapest first, and the checks that the tree does not have. */
export const stepsOf = (
  checks: readonly Check[],
  files: readonly string[],
): { steps: Step[]; missing: Check[] } => {
  const found = new Map(
    checks.map((check) => [
      check,
      files.filter((file) => bareName(file) === bareName(check.replace('pictures:', ''))),
    ]),
  );
  const missing = checks.filter((check) => !isWithoutFiles(kindOf(check)) && found.get(check)?.length === 0);
  const steps = order.flatMap((key): Step[] => {
    const mine = checks.filter((check) => kindOf(check) === key && !missing.includes(check));
    if (mine.length === 0) return [];
    return [{ key, files: isWithoutFiles(key) ? [] : mine.flatMap((check) => found.get(check) ?? []) }];
  });
  return { steps, missing };
};

const run = async (
  { tree }: Place,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; output: string }> => {
  const path = [dirname(process.execPath), join(tree, 'node_modules', '.bin'), process.env.PATH].join(
    delimiter,
  );
  const child = spawn(program, args, {
    cwd: tree,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
    detached: process.platform !== 'win32',
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const end = (): void => {
    if (child.pid !== undefined)
      process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  };
  const timer = setTimeout(end, mostMs);
  process.once('exit', end);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  process.removeListener('exit', end);
  return { code, output };
};

const vitest = async (
  { hosts }: Place,
  projects: readonly string[],
  files: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Verdict> => {
  const failures = await hosts.run({ projects, env }, files);
  return { isFailed: failures.length > 0, failures };
};

const firstLine = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').trim().slice(0, 160);

const commands = async (place: Place, lines: readonly (readonly string[])[]): Promise<Verdict> => {
  for (const line of lines) {
    const { code, output } = await run(place, line);
    const said =
      output.split('\n').find((one) => /error|×|✗|\.tsx?:\d|Weight|peso|acima/i.test(one)) ?? output;
    if (code !== 0) return { isFailed: true, failures: [firstLine(said)] };
  }
  return { isFailed: false, failures: [] };
};

const journeys = async (place: Place, files: readonly string[]): Promise<Verdict> => {
  const { code, output } = await run(place, ['playwright', 'test', '--reporter=line', '-x', ...files], {
    // A journey of the long form is asked for by name.
    JOURNEYS: 'all',
  });
  const lines = output.split('\n').filter((line) => /^\s+\d+\) \S/.test(line));
  const said = lines.length > 0 ? lines : output.trim().split('\n').slice(-1);
  return {
    isFailed: code !== 0,
    failures: code === 0 ? [] : said.map((line) => line.trim().replace(/^\d+\) (e2e\/)?/, '')),
  };
};

/** Runs one step in the tree as it stands now, up to its first failure. */
export const runStep = async (place: Place, { key, files }: Step): Promise<Verdict> => {
  switch (key) {
    case 'types':
      return commands(place, [['npm', 'run', '--silent', 'typecheck']]);
    case 'lint':
      return commands(place, [['npm', 'run', '--silent', 'lint']]);
    case 'unit+server':
      return vitest(place, ['unit', 'server', 'embedded'], files, {
        TEST_DATABASE_URL: place.databaseUrl ?? '',
      });
    case 'pictures':
      return vitest(place, ['stories'], files, { PICTURES: 'compare' });
    case 'build':
      return commands(place, [
        ['node', 'scripts/build.mjs'],
        ['node', 'scripts/budget.ts'],
      ]);
    case 'e2e':
      return journeys(place, files);
    default:
      return vitest(place, [key], files);
  }
};
