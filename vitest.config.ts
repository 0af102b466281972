import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { serverTests, type ServerTests } from './apps/api/src/test/projects.ts';
import { pictureMode } from './scripts/pictures-paths.ts';
import { quickestFolder } from './scripts/postgres.ts';
import { askedProjects } from './scripts/vitest-asked.ts';
import type * as Pages from './scripts/vitest-pages.ts';

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const never = ['**/node_modules/**', '**/dist/**'];

// npm test gives each of the steps that run side by side one.
const workers = Number(process.env.TEST_WORKERS ?? 2);

let found: ServerTests | undefined;
const ofServer = (): ServerTests => (found ??= serverTests());

/** With a database: files share what they have loaded, and each opens a database of its own. */
const withDatabase = {
  environment: 'node',
  exclude: never,
  pool: 'forks' as const,
  isolate: false,
  maxWorkers: workers,
  globalSetup: inRoot('scripts/say-database.ts'),
  // An embedded database and a process of its own take their time on a busy machine.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};
const serverEnv = () => ({
  NODE_ENV: 'test',
  TZ: 'America/Sao_Paulo',
  // A folder of the embedded database has a thousand files, each forced onto the disk.
  TMPDIR: quickestFolder(),
  // Of the processes that a test starts; each would read the sources of the server anew.
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
});

type Project = TestProjectInlineConfiguration;

const unit = (): Project => ({
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/{backoffice,ombudsman}/**/*.test.ts',
      '{scripts,tools,bench}/**/*.test.ts',
      ...ofServer().unit,
    ],
    exclude: [...never, '**/*.office.test.ts', 'scripts/cluster/**'],
    maxWorkers: workers,
    // Files share what they have loaded, a quarter of the processor's time; no test finds what another one left.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Checks of streams and of many keys take seconds on a busy machine.
    testTimeout: 30_000,
  },
});

const office = (): Project => ({
  test: {
    name: 'office',
    environment: 'node',
    include: ['scripts/**/*.office.test.ts'],
    exclude: never,
    maxWorkers: workers,
    // A spreadsheet program starts for each file.
    testTimeout: 90_000,
    hookTimeout: 300_000,
  },
});

// Programs beside PostgreSQL, started for the test: npm run test:cluster.
const cluster = (): Project => ({
  test: {
    name: 'cluster',
    environment: 'node',
    include: ['scripts/cluster/**/*.test.ts'],
    exclude: never,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

// On PostgreSQL where TEST_DATABASE_URL names one, otherwise on the embedded database.
const server = (): Project => ({
  test: { name: 'server', include: ofServer().server, env: serverEnv(), ...withDatabase },
});

const embedded = (): Project => ({
  test: {
    name: 'embedded',
    include: ofServer().embedded,
    env: { ...serverEnv(), TEST_DATABASE_URL: '' },
    ...withDatabase,
  },
});

// The plugins of a browser are loaded by a run that opens one. A literal path would be bundled into this file, with all that it imports.
const pages = (): Promise<typeof Pages> => import(new URL('scripts/vitest-pages.ts', import.meta.url).href);
const stories = async (): Promise<Project> => (await pages()).workbench();
const browser = async (): Promise<Project> => (await pages()).browser(never);

/** Each project by the name that `--project` gives it. Each that is built costs a server of Vite. */
const projects = { unit, office, cluster, server, embedded, stories, browser };

const asked = async (): Promise<Project[]> => {
  const names = askedProjects(process.argv);
  const known = names?.every((name) => Object.hasOwn(projects, name));
  const chosen = Object.entries(projects).filter(([name]) => !known || names?.includes(name));
  return Promise.all(chosen.map(([, build]) => build()));
};

export default defineConfig(async () => ({
  test: {
    tags: [{ name: 'embedded', description: 'may come out otherwise on the embedded database' }],
    // A missing picture is an error, not one to be written on the way.
    ...(pictureMode() === 'compare' ? { update: 'none' as const } : {}),
    projects: await asked(),
  },
}));
