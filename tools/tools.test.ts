import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkWalls, readTree } from '../scripts/walls.ts';

const tools = fileURLToPath(new URL('.', import.meta.url));
let root = '';

const run = (tool: string, ...words: string[]) =>
  execFileSync(process.execPath, [join(tools, tool), ...words, `--into=${root}`], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

const put = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};

const pathsOf = () => readTree(root).map(({ path }) => path);
const exportsOf = (name: string) =>
  (
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    }
  ).exports;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tools-'));
  mkdirSync(join(root, 'apps'));
  for (const name of ['ui', 'api-client', 'screens'])
    put(`packages/${name}/package.json`, JSON.stringify({ name: `@vidas/${name}`, exports: {} }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('new-screen', () => {
  beforeEach(() => put('packages/screens/src/cadastro/manifest.ts', 'export const cadastro = {};\n'));

  it('writes a feature from its contract to its stories, inside the walls', () => {
    const said = run('new-screen.mjs', 'cadastro', 'minha-tela', "Minha 'tela'");
    expect(pathsOf()).toEqual(
      expect.arrayContaining([
        'packages/api-client/src/cadastro/minha-tela.contract.ts',
        'packages/api-client/src/cadastro/minha-tela.queries.ts',
        'packages/api-client/src/cadastro/minha-tela.fake.ts',
        'packages/screens/src/cadastro/minhaTelaColumns.ts',
        'packages/screens/src/cadastro/MinhaTelaScreen.tsx',
        'packages/screens/src/cadastro/MinhaTela.stories.tsx',
      ]),
    );
    expect(exportsOf('api-client')['./cadastro/minha-tela']).toBe('./src/cadastro/minha-tela.contract.ts');
    expect(said).toContain('manifest.ts');
    // Every file parses, every export stands, no wall is broken.
    expect(checkWalls(readTree(root))).toEqual([]);
  });

  it('writes nothing when one of its files exists', () => {
    put('packages/screens/src/cadastro/MinhaTelaScreen.tsx', 'export const a = 1;\n');
    const before = pathsOf();
    expect(() => run('new-screen.mjs', 'cadastro', 'minha-tela', 'Minha tela')).toThrow('já existe');
    expect(pathsOf()).toEqual(before);
  });

  it('asks for the module first', () => {
    expect(() => run('new-screen.mjs', 'frota', 'minha-tela', 'Minha tela')).toThrow('new-module');
  });

  it.each(['MinhaTela', 'minha_tela', 'açúcar', '-tela', '../fora'])('refuses the name %s', (name) => {
    expect(() => run('new-screen.mjs', 'cadastro', name, 'Minha tela')).toThrow('não serve de nome');
  });
});

it('new-component writes a component, its stories and its entry', () => {
  run('new-component.mjs', 'minha-caixa');
  expect(exportsOf('ui')).toEqual({ './minha-caixa': './src/minha-caixa/MinhaCaixa.tsx' });
  expect(pathsOf()).toContain('packages/ui/src/minha-caixa/MinhaCaixa.stories.tsx');
  expect(checkWalls(readTree(root))).toEqual([]);
});

it('new-module writes a manifest that a screen can then join', () => {
  run('new-module.mjs', 'frota', 'Frota', 'Veículos');
  expect(pathsOf()).toContain('apps/api/src/modules/frota/frota.routes.ts');
  run('new-screen.mjs', 'frota', 'veiculos', 'Veículos');
  expect(checkWalls(readTree(root))).toEqual([]);
});

it('says how it is used when words are missing', () => {
  expect(() => run('new-component.mjs')).toThrow('Uso: node tools/new-component.mjs');
});
