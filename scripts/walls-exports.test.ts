import { describe, expect, it } from 'vitest';
import { checkWalls } from './walls.ts';

const broken = (path: string, text: string) =>
  checkWalls([{ path, text }]).map(({ wall, line }) => `${wall}:${line}`);

const screen = 'packages/screens/src/cadastro/x/XScreen.tsx';
const from = (file: string) => `import { y } from '${file}';`;

describe('what a package shows', () => {
  it.each([
    ['.', 'the root'],
    ['./*', 'a whole folder'],
    ['./card', 'a name that is not on disk'],
  ])('exports of %s: %s', (key) => {
    const text = JSON.stringify({ exports: { './*.ts': './src/*.ts', [key]: './src/card/Card.tsx' } });
    expect(broken('packages/ui/package.json', text)).toEqual(['exports:1']);
  });

  it.each([
    ['the inside of a component', screen, '@vidas/ui/report-table/grid/y.ts', 'insides:1'],
    ['a story of a component', screen, '@vidas/ui/card/Card.stories.tsx', 'insides:1'],
    [
      'one screen in an app',
      'apps/backoffice/src/main.tsx',
      '@vidas/screens/vendas/XScreen.tsx',
      'insides:1',
    ],
    [
      'another screen in a form',
      'packages/screens/src/cadastro/x/X.tsx',
      '../../vendas/YScreen.tsx',
      'siblings:1',
    ],
    ['a piece of another module', screen, '../../vendas/y/Y.tsx', 'siblings:1'],
  ])('is not %s', (_title, path, file, expected) => {
    expect(broken(path, from(file))).toEqual([expected]);
  });

  it.each([
    ['a component', screen, '@vidas/ui/card/Card.tsx'],
    ['a field, in its folder', screen, '@vidas/ui/form/fields/TextField.tsx'],
    ['the frame, to an app', 'apps/backoffice/src/main.tsx', '@vidas/screens/shell/StaffRoutes.tsx'],
    ['a whole screen, to a screen', screen, '../../vendas/y/YScreen.tsx'],
    ['a menu line, to a manifest', 'packages/screens/src/cadastro/manifest.ts', '../vendas/sharedItems.ts'],
  ])('is %s', (_title, path, file) => {
    expect(broken(path, from(file))).toEqual([]);
  });
});

describe('the report table', () => {
  const inside = from('../report-table/files/csvCell.ts');
  const table = from('../report-table/ReportTable.tsx');

  it.each([
    ['its inside in a component', 'card/Card.tsx', inside],
    ['its inside in a story', 'card/Card.stories.tsx', inside],
    ['the table itself in a component', 'card/Card.tsx', table],
    ['a component in a leaf', 'fold/fold.ts', from('../card/Card.tsx')],
  ])('is not %s', (_title, path, text) => {
    expect(broken(`packages/ui/src/${path}`, text)).toEqual(['table:1']);
  });

  it('is shown by stories and tests, and takes from the leaves', () => {
    expect(broken('packages/ui/src/card/Card.stories.tsx', table)).toEqual([]);
    expect(broken('packages/ui/src/report-table/a/b.ts', from('../../fold/fold.ts'))).toEqual([]);
  });
});

describe('a folder that modules stand on', () => {
  it('imports no module and not the start; its tests and the demonstration may', () => {
    const text = from('../modules/caixa/quem.ts');
    expect(broken('apps/api/src/http/serve.ts', text)).toEqual(['upward:1']);
    expect(broken('apps/api/src/http/serve.ts', from('../start/ports.ts'))).toEqual(['upward:1']);
    expect(broken('apps/api/src/http/serve.test.ts', text)).toEqual([]);
    expect(broken('apps/api/src/demo/sales.ts', text)).toEqual([]);
  });

  it.each(['bench/a', 'scripts/a', 'e2e/a'])('a circle is found around the product too, in %s', (folder) => {
    const files = ['b', 'a'].map((other, at) => ({
      path: `${folder}/${'ab'[at]}.ts`,
      text: `import { x } from './${other}.ts';`,
    }));
    expect(checkWalls(files).map(({ wall }) => wall)).toEqual(['cycles']);
  });
});
