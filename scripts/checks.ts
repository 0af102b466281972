// npm run lint, npm run typecheck: every check of a group, side by side; what fails stands together at the end.
// `npm run lint -- walls states` runs these alone.
import { availableParallelism } from 'node:os';
import { command, stopCommands } from './command.ts';

type Check = readonly [program: string, ...args: string[]];

// What the compiler found is kept with the state of each file: a second run looks at what changed and what depends on that.
const types = (project: string, name: string): Check => [
  'tsc',
  '--noEmit',
  '--checkers',
  '1',
  '-p',
  project,
  '--incremental',
  '--tsBuildInfoFile',
  `node_modules/.cache/tsc/${name}.tsbuildinfo`,
];

/** The checks of each group by name, the longest first. */
export const groups: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  lint: {
    unused: ['knip', '--no-progress'],
    walls: ['node', 'scripts/walls.ts'],
    states: ['node', 'scripts/states.ts'],
    controls: ['node', 'scripts/controls.ts'],
    oxlint: ['oxlint', '--deny-warnings'],
    format: ['oxfmt', '--check'],
  },
  types: {
    screens: types('tsconfig.json', 'screens'),
    server: types('apps/api/tsconfig.json', 'server'),
  },
};

/** The checks that a command line asks for: `lint`, or `lint walls`. Throws at a word that it does not know. */
export const chosenChecks = ([group = '', ...names]: readonly string[]): [string, Check][] => {
  const checks = groups[group];
  if (checks === undefined)
    throw new Error(`Não conheço ${group}; os grupos são ${Object.keys(groups).join(', ')}.`);
  const unknown = names.filter((name) => !(name in checks));
  if (unknown.length > 0)
    throw new Error(`Não conheço ${unknown.join(', ')}; em ${group} há ${Object.keys(checks).join(', ')}.`);
  return Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
};

type Run = (check: Check, write: (piece: Buffer) => void) => Promise<void>;

/** Runs all of them, as many at once as given, each with its output in one piece; answers the names of those that failed. */
export const runChecks = async (
  checks: readonly [string, Check][],
  run: Run,
  lanes: number,
): Promise<string[]> => {
  const queue = [...checks];
  const failed = new Set<string>();
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, check] = next;
      const printed: Buffer[] = [];
      const start = Date.now();
      const error = await run(check, (piece) => printed.push(piece)).then(
        () => undefined,
        (reason: Error) => reason.message,
      );
      if (error !== undefined) failed.add(name);
      const seconds = ((Date.now() - start) / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
      process.stdout.write(Buffer.concat(printed));
      console.log(`== ${name}: ${error === undefined ? 'certo' : 'FALHOU'} em ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return checks.map(([name]) => name).filter((name) => failed.has(name));
};

const main = async (): Promise<number> => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void stopCommands().then(() => process.exit(130)));
  const lanes = Number(process.env.TEST_WORKERS ?? availableParallelism());
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const run: Run = ([program, ...args], write) => command(program, args, colours, write);
  const failed = await runChecks(chosenChecks(process.argv.slice(2)), run, lanes);
  if (failed.length > 0) console.error(`\nFalharam: ${failed.join(', ')}.`);
  return failed.length > 0 ? 1 : 0;
};

if (import.meta.main)
  process.exitCode = await main().catch((error: Error) => {
    console.error(error.message);
    return 1;
  });
