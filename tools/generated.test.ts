import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../scripts/chromium.ts';
import { copyTree, project } from './copy-tree.fixture.ts';

// Runs the generator's output unchanged: nobody finishes it by hand before types, rules and tests see it.
let root = '';

const PATIENT_MS = 300_000;
const WRITTEN = [
  ['component', 'minha-caixa'],
  ['component', 'date-de-corte'],
  ['screen', 'cadastro/minha-tela', "Minha 'tela' de D&O"],
  ['module', 'frota-propria', 'Frota própria', 'Veículos e motoristas'],
  ['screen', 'frota-propria', 'veiculos', 'Veículos da frota'],
];

// Parts of paths: the menus, the palette, the walk over every call, the people of the demonstration, and the written files.
const CONCERNED = [
  'app-registry',
  'shell/palette',
  'test/walk',
  'demo/demo.test',
  'minhaTela',
  'frota-propria',
];

// And the stories: what was written, and the tiles of all modules.
const SHOWN = ['minha-caixa', 'date-de-corte', 'MinhaTela', 'frota-propria', 'shell/Modules'];

// The installed packages lie outside the copy, from where Vite serves nothing unless allowed to.
const STORIES_CONFIG = `import base from '../vitest.config.ts';
const server = { fs: { strict: false } };
const { projects, ...test } = base.test;
const workbench = projects.find((project) => project.test.name === 'workbench');
export default { ...base, server, test: { ...test, projects: [{ ...workbench, server }] } };
`;

// A run inside a run must not inherit the outer one's options.
const { PICTURES: _pictures, TEST_DATABASE_URL: _url, ...outer } = process.env;
const env = Object.fromEntries(
  Object.entries(outer).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)),
);

const run = async (folder: string, program: string, ...args: string[]) => {
  const child = spawn(process.execPath, [join(folder, program), ...args], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (said += String(piece)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
};

// Sentences with a count or a time differ anyway; only lines that name a file count.
const complaintsOf = (said: string): string[] =>
  said
    .split('\n')
    .map((line) => line.replace(/ \(\d+ms\)$/, '').trim())
    .filter(
      (line) =>
        line !== '' && !/^(Walls|Estados|Finished in|Format issues|Checking|Found|\d+ problem)/.test(line),
    );

/** What a check reports for the written tree but not for this one; this one is checked only when there is something to compare. */
const newComplaints = async (program: string, ...args: string[]): Promise<string[]> => {
  const written = await run(root, program, ...args);
  if (written.code === 0) return [];
  const before = new Set(complaintsOf((await run(project, program, ...args)).said));
  return complaintsOf(written.said).filter((line) => !before.has(line));
};

beforeAll(async () => {
  root = copyTree();
  for (const words of WRITTEN) {
    const { code, said } = await run(root, 'tools/new.mjs', ...words);
    if (code !== 0) throw new Error(said);
  }
}, PATIENT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('what was written, as it stands,', () => {
  it.concurrent.each([
    ['passes the types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json']],
    [
      'passes the types of the server',
      ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/api/tsconfig.json'],
    ],
    ['passes the linter', ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '--format=unix']],
    ['is formatted', ['node_modules/oxfmt/bin/oxfmt', '--check']],
    ['keeps the walls', ['scripts/walls.ts']],
    ['shows every state', ['scripts/states.ts']],
  ] as const)(
    '%s',
    async (_title, [program, ...args]) => {
      expect(await newComplaints(program, ...args)).toEqual([]);
    },
    PATIENT_MS,
  );

  it.concurrent(
    'passes its own tests and those that walk over every module and call',
    async () => {
      const { code, said } = await run(
        root,
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=unit',
        '--project=server',
        '--reporter=default',
        ...CONCERNED,
      );
      expect(said).toContain('minhaTela.test.ts');
      expect(said).toContain('veiculos.test.ts');
      expect(code, said.slice(-6_000)).toBe(0);
    },
    PATIENT_MS,
  );

  // Runs alone: a browser that shares two cores with the compilers runs into its timeouts.
  it.skipIf(!findChromium())(
    'shows its stories in Chromium',
    async () => {
      mkdirSync(join(root, 'dist'));
      writeFileSync(join(root, 'dist', 'stories.config.mjs'), STORIES_CONFIG);
      const { code, said } = await run(
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
