import { originHere, originOfPictures, otherOrigin } from './pictures-origin.ts';
import { findPostgres, startCluster } from './postgres.ts';

/** Tools of a step: its output and its reports go where the runner wants them. */
export interface Tools {
  print: (line: string) => void;
  run: (program: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<void>;
  /** Runs projects of vitest.config.ts. */
  vitest: (projects: string[], env?: NodeJS.ProcessEnv) => Promise<void>;
  /** Where Playwright writes its JSON report. */
  playwrightReport: string;
}

/** A step throws to fail; what it counted stands in the reports it leaves. */
export interface Step {
  key: string;
  title: string;
  /** Keeps all cores busy by itself: it runs alone and prints while it runs. */
  isWide?: boolean;
  /** Steps that must have ended before, where they run at all. */
  after?: readonly string[];
  run: (tools: Tools) => Promise<void>;
}

/** Rows live shortly: with more room for the young ones they are gone before they would be moved, an eighth of these tests' processor. */
const roomForYoung = {
  NODE_OPTIONS: [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

const onPostgres = async ({ vitest }: Tools) => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return vitest(['server'], roomForYoung);
  const cluster = await startCluster(findPostgres() ?? '');
  try {
    await vitest(['server'], { ...roomForYoung, TEST_DATABASE_URL: cluster.url });
  } finally {
    await cluster.stop();
  }
};

// One pass over the stories: the play function, axe, the picture, then the colours in the dark theme.
const stories = async ({ run, vitest, print }: Tools, env: NodeJS.ProcessEnv) => {
  const other = otherOrigin(originOfPictures(), originHere());
  if (other) print(other);
  const outcomes = [
    await Promise.allSettled([run('node', ['scripts/pictures.ts', 'check'])]),
    await Promise.allSettled([vitest(['stories', 'browser'], other ? env : { ...env, PICTURES: 'compare' })]),
  ].flat();
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
};

/**
 * The steps of `npm test`; `isAll` is the long form: every server test on both databases, every story of the workbench,
 * every screen in a journey.
 * One queue takes them, the longest first; a wide one has all cores (test-queue.ts).
 */
export const stepsOf = (isAll: boolean): Step[] => [
  { key: 'unit', title: 'Módulos puros e gerador', run: ({ vitest }) => vitest(['unit']) },
  {
    key: 'build',
    title: 'Construção e peso das telas',
    run: async ({ run }) => {
      await run('node', ['scripts/build.mjs']);
      await run('node', ['scripts/budget.ts']);
    },
  },
  { key: 'office', title: 'Arquivos no LibreOffice, ida e volta', run: ({ vitest }) => vitest(['office']) },
  { key: 'types', title: 'Tipos', run: ({ run }) => run('npm', ['run', '--silent', 'typecheck']) },
  {
    key: 'lint',
    title: 'Regras, formato e paredes',
    run: ({ run }) => run('npm', ['run', '--silent', 'lint']),
  },
  { key: 'server', title: 'Servidor no PostgreSQL', isWide: true, run: onPostgres },
  {
    key: 'embedded',
    title: isAll ? 'Servidor inteiro no PGlite' : 'Servidor no PGlite, o que nele pode diferir',
    isWide: true,
    run: ({ vitest }) => vitest([isAll ? 'server' : 'embedded'], { ...roomForYoung, TEST_DATABASE_URL: '' }),
  },
  {
    key: 'stories',
    title: isAll
      ? 'Todas as histórias no Chromium, nos dois temas, com imagens'
      : 'Histórias no Chromium, nos dois temas, com imagens',
    isWide: true,
    run: (tools) => stories(tools, isAll ? { STORIES: 'all' } : {}),
  },
  {
    key: 'e2e',
    title: isAll ? 'Jornadas no servidor real, todas as telas' : 'Jornadas no servidor real',
    isWide: true,
    // Its servers give away what the build made.
    after: ['build'],
    run: ({ run, playwrightReport }) =>
      run('playwright', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
        ...(isAll ? { JOURNEYS: 'all' } : {}),
      }),
  },
];

const FLAGS = ['--all', '--tempos'];

/** Reads `--only=unit,server`, `--all` and `--tempos`; throws at a word or a step that it does not know. */
export const chosenSteps = (args: readonly string[]): Step[] => {
  const steps = stepsOf(args.includes('--all'));
  const onlyArgs = args.filter((arg) => arg.startsWith('--only='));
  const only = onlyArgs.flatMap((arg) => arg.slice('--only='.length).split(','));
  const known = steps.map(({ key }) => key);
  const unknown = [
    ...args.filter((arg) => !FLAGS.includes(arg) && !onlyArgs.includes(arg)),
    ...only.filter((key) => !known.includes(key)),
  ];
  if (unknown.length > 0)
    throw new Error(`Não conheço ${unknown.join(', ')}; as etapas são ${known.join(', ')}.`);
  return onlyArgs.length > 0 ? steps.filter(({ key }) => only.includes(key)) : steps;
};
