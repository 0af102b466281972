import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';
import { findPostgres, startCluster } from '../scripts/postgres.ts';
import { copyTree, project } from './copy-tree.fixture.ts';
import { generate } from './generate.ts';

// Runs the generator's output unchanged: nobody edits it before types, rules and tests see it.
let root = '';

// Two checkers would each work out the types that the files share.
const TSC = 'node_modules/typescript/bin/tsc';
const PATIENT_MS = 300_000;
const WRITTEN = [
  ['component', 'caixa-de-prova'],
  ['component', 'date-de-corte'],
  ['screen', 'cadastro/minha-tela', "Minha 'tela' de D&O", '--cartoes'],
  ['module', 'galpao-proprio', 'Galpão próprio', 'Veículos e motoristas'],
  ['screen', 'galpao-proprio', 'veiculos', 'Veículos do galpão', '--todos'],
  ['screen', 'galpao-proprio/multas', 'Multas/infrações', '--competencia', '--cartoes'],
];

// Parts of paths: the menus, the palette, the walk over every call, the people of the demonstration, and what was written.
const CONCERNED = [
  'app-registry',
  'scripts/story-groups',
  'shell/palette',
  'test/walk',
  'demo/demo.test',
  'minhaTela',
  'galpao-proprio',
];

// And the stories: what was written.
const SHOWN = ['caixa-de-prova', 'date-de-corte', 'minha-tela', 'src/galpao-proprio'];

// The installed packages lie outside the copy, where a server of Vite gives nothing away unless told to.
const STORIES_CONFIG = `import base from '../vitest.config.ts';
const server = { fs: { strict: false } };
export default async () => {
  const { test } = await base();
  return { server, test: { ...test, projects: test.projects.map((project) => ({ ...project, server })) } };
};
`;

// A run inside a run must not take the outer one's words for its own.
const { PICTURES: _pictures, TEST_DATABASE_URL: _url, ...outer } = process.env;
const env = Object.fromEntries(
  Object.entries(outer).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)),
);

const run = (folder: string, program: string, ...args: string[]) => runWith({}, folder, program, ...args);

const runWith = async (more: NodeJS.ProcessEnv, folder: string, program: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(folder, program), ...args], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};

// Sentences with a count or a time differ anyway; the lines that name a file are what counts.
const complaintsOf = (said: string): string[] =>
  said
    .split('\n')
    .map((line) => line.replace(/ \(\d+ms\)$/, '').trim())
    .filter(
      (line) =>
        line !== '' && !/^(Walls|Estados|Finished in|Format issues|Checking|Found|\d+ problem)/.test(line),
    );

/** New complaints of a check about the written tree; this tree is checked only when there are some. */
const newComplaints = async (program: string, ...args: string[]): Promise<string[]> => {
  const written = await run(root, program, ...args);
  if (written.code === 0) return [];
  const before = new Set(complaintsOf((await run(project, program, ...args)).said));
  return complaintsOf(written.said).filter((line) => !before.has(line));
};

// Written or changed files, relative to the copy: only these can be worse in a check that reads file by file.
let written: string[] = [];

beforeAll(() => {
  root = copyTree();
  const said: string[] = [];
  const keep = (line: string) => void said.push(line);
  vi.spyOn(console, 'log').mockImplementation(keep);
  vi.spyOn(console, 'error').mockImplementation(keep);
  const codes = WRITTEN.map((words) => generate([...words, `--into=${root}`]));
  vi.restoreAllMocks();
  if (codes.some((code) => code !== 0)) throw new Error(said.join('\n'));
  written = [...new Set(said.flatMap((line) => /^(?:escrito|mudado) +(\S+)$/.exec(line)?.[1] ?? []))];
}, PATIENT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }), PATIENT_MS);

describe('what was written, as it stands,', () => {
  it.concurrent.each([
    ['passes the types', [TSC, '--noEmit', '--checkers', '1', '-p', 'tsconfig.json']],
    ['passes the types of the server', [TSC, '--noEmit', '--checkers', '1', '-p', 'apps/api/tsconfig.json']],
    ['keeps the walls', ['scripts/walls.ts']],
    ['shows every state', ['scripts/states.ts']],
  ] as const)(
    '%s',
    async (_title, [program, ...args]) => {
      expect(await newComplaints(program, ...args)).toEqual([]);
    },
    PATIENT_MS,
  );

  it.concurrent.each([
    ['passes the linter', ['node_modules/oxlint/bin/oxlint', '--deny-warnings']],
    ['is formatted', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ] as const)(
    '%s',
    async (_title, [program, ...args]) => {
      const { code, said } = await run(root, program, ...args, ...written);
      expect(code, said).toBe(0);
    },
    PATIENT_MS,
  );

  it.concurrent(
    'passes its own tests and those that walk over every module and call',
    async () => {
      // Half the work of the embedded database, where there is a PostgreSQL.
      const bin = findPostgres();
      const cluster = bin === undefined ? undefined : await startCluster(bin);
      const { code, said } = await runWith(
        cluster ? { TEST_DATABASE_URL: cluster.url } : {},
        root,
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        '--project=server',
        '--reporter=default',
        ...CONCERNED,
      ).finally(() => cluster?.stop());
      expect(said).toContain('minhaTela.test.ts');
      expect(said).toContain('veiculos.test.ts');
      expect(said).toContain('multas.test.ts');
      expect(code, said.slice(-6_000)).toBe(0);
    },
    PATIENT_MS,
  );

  // By itself: a browser that shares two cores with the compilers loses its patience.
  it.skipIf(!findChromium())(
    'shows its stories in Chromium',
    async () => {
      mkdirSync(join(root, 'dist'));
      writeFileSync(join(root, 'dist', 'stories.config.mjs'), STORIES_CONFIG);
      // A new table is not in the ruler yet: the run measures it instead of comparing it.
      const { code, said } = await runWith(
        { REGUA: 'all' },
        root,
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=dist/stories.config.mjs',
        `--root=${root}`,
        '--project=stories',
        ...SHOWN,
      );
      expect(code, said.slice(-6_000)).toBe(0);
      expect(said).toMatch(/Test Files\s+5 passed/);
    },
    PATIENT_MS,
  );
});
