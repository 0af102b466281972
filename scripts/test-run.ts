import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, stopCommand } from './command.ts';
import { findChromium, onPath } from './chromium.ts';
import { originHere, originOfPictures, otherOrigin } from './pictures-origin.ts';
import { findSoffice } from './office/soffice.ts';
import { findPostgres, startCluster, type Cluster } from './postgres.ts';
import { readCounts, type Counts } from './test-counts.ts';

/** A step fails by throwing; its test counts are read from the reports it leaves in `reports`. */
interface Step {
  key: string;
  title: string;
  run: () => Promise<void>;
}

const reports = mkdtempSync(join(tmpdir(), 'vidas-test-'));
let cluster: Cluster | undefined;

const vitest = (report: string, projects: string[], env: NodeJS.ProcessEnv = {}) =>
  command(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, `${report}.json`)}`,
    ],
    env,
  );

const serverTests = async () => {
  await vitest('server-pglite', ['server'], { TEST_DATABASE_URL: '' });
  const given = process.env.TEST_DATABASE_URL;
  if (!given) cluster = await startCluster(findPostgres() ?? '');
  await vitest('server-postgres', ['server'], { TEST_DATABASE_URL: given ?? cluster?.url });
  await cluster?.stop();
  cluster = undefined;
};

// One pass over the stories: the play function, axe, the picture, then axe in the dark theme.
const stories = async () => {
  await command('node', ['scripts/pictures.ts', 'check']);
  const other = otherOrigin(originOfPictures(), originHere());
  if (other) console.log(other);
  await vitest('stories', ['stories', 'browser'], other ? {} : { PICTURES: 'compare' });
};

const e2e = () =>
  command('playwright', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json'),
  });

const steps: Step[] = [
  { key: 'types', title: 'Tipos', run: () => command('npm', ['run', '--silent', 'typecheck']) },
  { key: 'lint', title: 'Regras, formato e paredes', run: () => command('npm', ['run', '--silent', 'lint']) },
  { key: 'unit', title: 'Módulos puros e lockfile', run: () => vitest('unit', ['unit']) },
  { key: 'server', title: 'Servidor em PGlite e em PostgreSQL', run: serverTests },
  { key: 'stories', title: 'Histórias no Chromium, nos dois temas, com imagens', run: stories },
  { key: 'office', title: 'Arquivos no LibreOffice, ida e volta', run: () => vitest('office', ['office']) },
  {
    key: 'build',
    title: 'Construção e peso das telas',
    run: async () => {
      await command('node', ['scripts/build.mjs']);
      await command('node', ['scripts/budget.ts']);
    },
  },
  { key: 'e2e', title: 'Jornadas no servidor real', run: e2e },
];

/** What this machine lacks for those steps, each with how to get it. */
const missingFor = (keys: string[]): string[] => {
  const needsBrowser = ['stories', 'office', 'e2e'].some((key) => keys.includes(key));
  const lines: string[] = [];
  if (needsBrowser && !findChromium())
    lines.push('Falta o Chromium: `apt-get install chromium`, ou aponte CHROMIUM_PATH para o executável.');
  if (keys.includes('unit') && !onPath('zbarimg'))
    lines.push('Falta o leitor de códigos de barras: `apt-get install zbar-tools`.');
  if (keys.includes('unit') && !onPath('pdftoppm'))
    lines.push('Faltam os leitores de PDF: `apt-get install poppler-utils`.');
  if (keys.includes('office') && !findSoffice())
    lines.push(
      'Falta o LibreOffice: `apt-get install libreoffice-calc-nogui libreoffice-l10n-pt-br`, ou aponte SOFFICE_PATH para o executável.',
    );
  if (keys.includes('server') && !process.env.TEST_DATABASE_URL && !findPostgres())
    lines.push(
      'Falta o PostgreSQL: `apt-get install postgresql`, ou aponte TEST_DATABASE_URL para um banco de teste.',
    );
  return lines;
};

const chosenSteps = (args: string[]): Step[] => {
  const only = args
    .find((arg) => arg.startsWith('--only='))
    ?.slice('--only='.length)
    .split(',');
  const known = steps.map(({ key }) => key);
  const unknown = [
    ...args.filter((arg) => !arg.startsWith('--only=')),
    ...(only ?? []).filter((key) => !known.includes(key)),
  ];
  if (unknown.length > 0)
    throw new Error(`Não conheço ${unknown.join(', ')}; as etapas são ${known.join(', ')}.`);
  return only ? steps.filter(({ key }) => only.includes(key)) : steps;
};

const cleanUp = async () => {
  await cluster?.stop();
  rmSync(reports, { recursive: true, force: true });
};

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const summary = ({ passed, failed }: Counts) => console.log(`${passed} passed, ${failed} failed`);

/** Runs the steps in order and stops at the first that fails; the last line counts every test. Returns the exit code. */
export const runTests = async (args: string[]): Promise<number> => {
  const stop = (code: number) => async () => {
    await stopCommand();
    await cleanUp();
    process.exit(code);
  };
  process.on('SIGINT', stop(130)).on('SIGTERM', stop(143));
  try {
    const chosen = chosenSteps(args);
    const missing = missingFor(chosen.map(({ key }) => key));
    for (const line of missing) console.error(line);
    if (missing.length > 0) return 1;
    for (const [index, { title, run }] of chosen.entries()) {
      const start = Date.now();
      console.log(`\n== ${index + 1}/${chosen.length} ${title}`);
      try {
        await run();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        console.error(`\n== ${title}: FALHOU em ${seconds(start)}; as etapas seguintes não rodaram.`);
        const counts = readCounts(reports);
        // A step that fails without a failed test (types, rules, a server that does not start) counts as one failure.
        summary({ passed: counts.passed, failed: Math.max(1, counts.failed) });
        return 1;
      }
      console.log(`== ${title}: certo em ${seconds(start)}`);
    }
    summary(readCounts(reports));
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  } finally {
    await cleanUp();
  }
};
