import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from './sources.ts';
import { checkWalls } from './walls.ts';

const broken = (path: string, text: string) =>
  checkWalls([{ path, text }]).map(({ wall, line }) => `${wall}:${line}`);

describe('a violation planted in a clean tree is found, with its line', () => {
  const cadastro = 'packages/screens/src/cadastro/XScreen.tsx';
  const card = 'packages/ui/src/kpi-card/KpiCard.tsx';
  it.each([
    ['a star', 'packages/api-client/src/a.ts', "export * from './b.ts';", 'barrels:1'],
    ['a named star', 'packages/api-client/src/a.ts', "export * as b from './b.ts';", 'barrels:1'],
    [
      'a root of a package',
      'packages/ui/src/index.ts',
      "export { Button } from './button/Button.tsx';",
      'barrels:1',
    ],
    ['a sibling module', cadastro, "\nimport { y } from '../vendas/y.ts';", 'siblings:2'],
    ['a sibling by export', cadastro, "export { y } from '../vendas/y.ts';", 'siblings:1'],
    ['a sibling asked for later', cadastro, "const y = () => import('../vendas/y.ts');", 'siblings:1'],
    ['a type of a sibling', cadastro, "type Y = import('../vendas/y.ts').Y;", 'siblings:1'],
    [
      'a module in a common folder',
      'packages/screens/src/report/F.tsx',
      "import { y } from '../vendas/y.ts';",
      'siblings:1',
    ],
    [
      'a common folder above',
      'packages/screens/src/app/F.tsx',
      "import { y } from '../report/y.ts';",
      'siblings:1',
    ],
    ['a helper of stories in a screen', cadastro, "import { y } from '../testing/y.ts';", 'siblings:1'],
    [
      'the frame of stories in a screen',
      cadastro,
      "import { F } from '../app-registry/F.tsx';",
      'siblings:1',
    ],
    [
      'more than a manifest',
      'packages/screens/src/app-registry/m.ts',
      "import { y } from '../vendas/y.ts';",
      'siblings:1',
    ],
    ['a list as arguments', 'apps/api/src/modules/cadastro/x.ts', '\nrows.push(...more);', 'spreads:2'],
    ['a comment that is a riddle', 'apps/api/src/modules/cadastro/x.ts', '\n// What it is.', 'comments:2'],
    [
      'a sum of what was paid',
      'apps/api/src/modules/cadastro/x.sql.ts',
      "\nconst soma = 'select sum(t.valor_pago_cents) from titulo t';",
      'conta:2',
    ],
    [
      'a day written by hand',
      'apps/api/src/modules/cadastro/x.ts',
      "\nconst dia = (iso: string) => iso.split('-').toReversed().join('/');",
      'words:2',
    ],
    [
      'a plural written by hand',
      'packages/screens/src/cadastro/x.ts',
      "const words = count === 1 ? 'linha' : 'linhas';",
      'words:1',
    ],
    [
      'a count with its plural, in ui too',
      'packages/ui/src/card/x.ts',
      "const words = count === 1 ? '1 linha' : `${count} linhas`;",
      'words:1',
    ],
    [
      'a folding of its own',
      'packages/screens/src/cadastro/x.ts',
      "const plain = text.normalize('NFD');",
      'words:1',
    ],
    ['the day of this computer', cadastro, '\nconst day = dayjs();', 'clock:2'],
    ['the moment of this computer', card, 'const now = new Date();', 'clock:1'],
    ['the hour of this computer', cadastro, 'const hour = new Date(at).getHours();', 'clock:1'],
    ['the zone of this computer', card, 'const zone = getLocalTimeZone();', 'clock:1'],
    [
      'a format without a zone',
      cadastro,
      "const f = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit' });",
      'clock:1',
    ],
    ['ky in a screen', cadastro, "import ky from 'ky';", 'importers:1'],
    [
      'ky elsewhere in api-client',
      'packages/api-client/src/cadastro/q.ts',
      "import ky from 'ky';",
      'importers:1',
    ],
    ['TanStack Table elsewhere', card, "import { useTable } from '@tanstack/react-table';", 'importers:1'],
    ['papaparse elsewhere', card, "import Papa from 'papaparse';", 'importers:1'],
    ['react-aria in a screen', cadastro, "import { Tabs } from 'react-aria-components/Tabs';", 'importers:1'],
    ['floating-ui in a screen', cadastro, "import { useHover } from '@floating-ui/react';", 'importers:1'],
    [
      'styled in an app',
      'apps/backoffice/src/main.tsx',
      "import { styled } from 'styled-components';",
      'importers:1',
    ],
    [
      'more than the sheet',
      'apps/ombudsman/src/server.tsx',
      "import { styled } from 'styled-components';",
      'importers:1',
    ],
    ['pg in a module', 'apps/api/src/modules/a/a.sql.ts', "import type { Pool } from 'pg';", 'importers:1'],
    [
      'a connection in a module',
      'apps/api/src/modules/a/a.sql.ts',
      "import { Kysely } from 'kysely';",
      'importers:1',
    ],
    ['sql in a route', 'apps/api/src/modules/a/a.routes.ts', "import { sql } from 'kysely';", 'importers:1'],
    ['px', card, 'const C = styled.div`\n  padding: 4px;`;', 'looks:2'],
    ['a colour by number', card, "const c = '#0a7d6f';", 'looks:1'],
    ['a colour by function', card, 'const C = styled.div`color: rgb(0 0 0 / 20%);`;', 'looks:1'],
    ['a colour by name', card, 'const C = styled.div`background: white;`;', 'looks:1'],
    ['px in a screen', cadastro, 'const width = `12px`;', 'looks:1'],
    ['a fixed style', cadastro, "const a = <p style={{ color: 'var(--text)' }} />;", 'looks:1'],
    ['a style tag', cadastro, 'const a = <style>{css}</style>;', 'looks:1'],
    ['a promise', cadastro, '// TODO finish', 'promises:1'],
  ])('%s', (_title, path, text, expected) => {
    expect(broken(path, text)).toContain(expected);
  });

  it.each([
    ['kebab-case', 'modules/a/send-file.ts'],
    ['a capital', 'modules/a/SendFile.ts'],
    ['a suffix nobody knows', 'modules/a/envio.service.ts'],
  ])('a file of the server in %s', (_title, path) => {
    expect(broken(`apps/api/src/${path}`, '')).toEqual(['names:1']);
  });

  it('a folder of 51 files', () => {
    const folder = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        path: `packages/ui/src/form/a${index}.ts`,
        text: '',
      }));
    expect(checkWalls(folder(51)).map(({ wall, file }) => [wall, file])).toEqual([
      ['folders', 'packages/ui/src/form'],
    ]);
    expect(checkWalls(folder(50))).toEqual([]);
  });

  it.each([
    ['each other', ["import { b } from './b.ts';", "import { a } from './a.ts';", '']],
    ['each other by a type', ["import type { b } from './b.ts';", "type A = import('./a.ts').A;", '']],
    [
      'each other over a third',
      ["import { b } from './b.ts';", "import { c } from './c.ts';", "export { a } from './a.ts';"],
    ],
  ])('files that import %s', (_title, texts) => {
    const files = texts.map((text, index) => ({ path: `packages/ui/src/x/${'abc'[index]}.ts`, text }));
    expect(checkWalls(files).map(({ wall }) => wall)).toEqual(['cycles']);
    expect(checkWalls(files.slice(1))).toEqual([]);
  });
});

describe('what the walls let through', () => {
  it.each([
    ['its own folder', 'packages/screens/src/cadastro/tabs/X.tsx', "import { y } from '../y.ts';"],
    ['a common folder', 'packages/screens/src/cadastro/X.tsx', "import { y } from '../report/y.ts';"],
    ['one common folder below', 'packages/screens/src/report/X.tsx', "import { y } from '../write/y.ts';"],
    [
      'the helpers in a story',
      'packages/screens/src/cadastro/X.stories.tsx',
      "import { y } from '../testing/y.ts';",
    ],
    [
      'the frame in a story',
      'packages/screens/src/cadastro/X.stories.tsx',
      "import { F } from '../app-registry/F.tsx';",
    ],
    [
      'the app in that frame',
      'packages/screens/src/app-registry/F.tsx',
      "import { y } from '../shell/y.ts';",
    ],
    [
      'the list of manifests',
      'packages/screens/src/app-registry/m.ts',
      "import { y } from '../vendas/manifest.ts';",
    ],
    ['ky at home', 'packages/api-client/src/http/http.ts', "import ky from 'ky';"],
    [
      'the sheet of the portal',
      'apps/ombudsman/src/server.tsx',
      "import { ServerStyleSheet } from 'styled-components';",
    ],
    ['a statement', 'apps/api/src/modules/a/a.sql.ts', "import { type Selectable, sql } from 'kysely';"],
    ['px in the theme', 'packages/ui/src/theme/scale.ts', "export const a = '4px';"],
    ['px in a comment', 'packages/ui/src/button/Button.tsx', '/* 4px, #fff */ const a = 1;'],
    ['an address with an anchor', 'packages/ui/src/button/Button.tsx', "const a = '#conteudo';"],
    [
      'a size known at run time',
      'packages/ui/src/button/Button.tsx',
      'const a = <p style={{ width: w }} />;',
    ],
    ['a path drawn', 'packages/ui/src/icon/icons.tsx', 'const a = <path d="M4 8h16" />;'],
  ])('%s', (_title, path, text) => {
    expect(broken(path, text)).toEqual([]);
  });
});

describe('the rules of the linter that are walls', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'walls-'));
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Names of the rules that speak about that one file. */
  const lint = (files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const bin = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint');
    try {
      return execFileSync(process.execPath, [bin, '--deny-warnings', '-f', 'unix'], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      return String((error as { stdout?: unknown }).stdout ?? error);
    }
  };

  it.each([
    ['packages/ui/src/a.ts', '@vidas/api-client/cadastro/contract'],
    ['packages/ui/src/a.ts', '../../screens/src/cadastro/b.ts'],
    ['packages/api-client/src/a.ts', '@vidas/ui/button/Button.tsx'],
    ['packages/api-client/src/cadastro/a.ts', '../../../ui/src/button/Button.tsx'],
    ['packages/screens/src/a.ts', '@vidas/api'],
    ['packages/screens/src/cadastro/a.ts', '@vidas/screens/vendas/x'],
    ['packages/screens/src/cadastro/a.ts', '../../../ui/src/button/Button.tsx'],
    ['packages/screens/src/cadastro/a.ts', '../../../../apps/api/src/app.ts'],
    ['apps/backoffice/src/a.ts', '@vidas/api/app'],
    ['apps/backoffice/src/a.ts', '../../ombudsman/src/b.ts'],
    ['apps/ombudsman/src/a.ts', '../../../packages/ui/src/button/Button.tsx'],
    ['apps/api/src/a.ts', '@vidas/screens/cadastro'],
    ['apps/api/src/a.ts', '@vidas/ui/theme/tokens.ts'],
    ['apps/api/src/a.ts', '@vidas/api-client/vendas/inicio/inicio.queries.ts'],
    ['apps/api/src/a.ts', '@vidas/api-client/http/http.ts'],
    ['apps/api/src/a.ts', 'react'],
  ])('%s may not import %s', (path, from) => {
    expect(lint({ [path]: `import { b } from '${from}';\nb();\n` })).toContain('no-restricted-imports');
  });

  it('lets each side import what it stands on', () => {
    const output = lint({
      'packages/screens/src/a.ts': "import { b } from '@vidas/api-client/cadastro/contract';\nb();\n",
      'apps/backoffice/src/a.ts': "import { b } from '@vidas/screens/shell';\nb();\n",
      'apps/api/src/a.ts': "import { b } from '@vidas/api-client/http/endpoint.ts';\nb();\n",
    });
    expect(output).not.toContain('no-restricted-imports');
  });

  it.each([
    [
      'a circle',
      'no-cycle',
      {
        'apps/api/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b();\n",
        'apps/api/src/b.ts': "import { a } from './a.ts';\nexport const b = () => a();\n",
      },
    ],
    [
      'a file of 301 lines',
      'max-lines',
      { 'apps/api/src/a.ts': `${'//\n'.repeat(300)}export const a = 1;\n` },
    ],
    ['a barrel', 'no-barrel-file', { 'packages/ui/src/all.ts': "export * from './button/Button.tsx';\n" }],
    ['any', 'no-explicit-any', { 'apps/api/src/a.ts': 'export const a: any = 1;\n' }],
    ['a print', 'no-console', { 'apps/api/src/a.ts': "console.log('a');\n" }],
    [
      'a test that is skipped',
      'no-disabled-tests',
      { 'apps/api/src/a.test.ts': "import { it } from 'vitest';\nit.skip('a', () => {});\n" },
    ],
    ['a default export', 'no-default-export', { 'apps/api/src/a.ts': 'export default 1;\n' }],
  ])('%s', (_title, rule, files) => {
    expect(lint(files)).toContain(rule);
  });
});
