import { expect, it } from 'vitest';
import { root } from './sources.ts';
import { readTexts } from './walls-rules.ts';
import { checkTested } from './walls-tested.ts';

const rules = {
  path: 'docs/regras/contas-medicas.md',
  text: '## A guia\n\n**CTM-1** Um.\n\n**CTM-2** Dois.\n',
};
const others = {
  path: 'docs/regras/tiss.md',
  text: '## A guia\n\n**TIS-1** Um.\n\n## O lote\n\n**TIS-2** Dois.\n',
};
const missing = (text: string, path = 'packages/a/a.rules.test.ts') =>
  checkTested([rules, { path, text }]).map(({ line, message }) => `${line} ${message.slice(0, 5)}`);

it.each([
  ["it('CTM-1: one', f); describe('CTM-2', f);", []],
  ["it('one', () => { expect(x).toEqual(['CTM-1', 'CTM-2']); });", ['3 CTM-1', '5 CTM-2']],
  ["it.each([\n  ['CTM-1', {}],\n  ['CTM-2', {}],\n])('%s: %o', f);", []],
  ["it.each([\n  ['CTM-1: none', {}],\n  [\n    'CTM-2: many',\n    {},\n  ],\n])('%s', f);", []],
  ["it.each(all)('CTM-1, CTM-2: %o', f);", []],
  ["// CTM-1\nit('CTM-2', f);", ['3 CTM-1']],
  ["it('CTM-10 and CTM-2', f);", ['3 CTM-1']],
])('of %s it misses %j', (text, lines) => {
  expect(missing(text)).toEqual(lines);
});

it('counts tests of rules alone for rules that are pure, and any test for the others', () => {
  expect(missing("it('CTM-1, CTM-2', f);", 'packages/a/a.rules.ts')).toHaveLength(2);
  expect(missing("it('CTM-1, CTM-2', f);", 'packages/a/a.test.ts')).toHaveLength(2);
  const left = (path: string) => checkTested([others, { path, text: "test('TIS-1: one', f);" }]).length;
  expect(['a.ts', 'a.test.ts', 'a.test.tsx', 'a.spec.ts', 'a.rules.test.ts'].map(left)).toEqual([
    2, 1, 1, 1, 1,
  ]);
  const inicio = { ...rules, text: rules.text.replace('A guia', 'O início') };
  expect(checkTested([inicio, { path: 'a.test.ts', text: "it('CTM-1, CTM-2', f);" }])).toEqual([]);
});

it.each([
  'cobranca',
  'retorno-bancario',
  'caixa',
  'comissao',
  'regras-comissao',
  'boleto',
  'financeiro',
  'conta',
  'remessa',
  'vendas',
  'mensageria',
  'retencao',
  'contabilidade',
  'tarefas',
])('asks for the numbers of %s.md, which decides money too', (name) => {
  const found = checkTested([
    { ...rules, path: `docs/regras/${name}.md` },
    { path: 'packages/a/a.test.ts', text: "it('CTM-1: one', f);" },
  ]);
  expect(found.map(({ message }) => message.slice(0, 5))).toEqual(['CTM-2']);
});

it('is not asked of documents that decide about something else', () => {
  expect(checkTested([{ ...rules, path: 'docs/regras/acesso.md' }])).toEqual([]);
});

it('each rule of the tree that decides what is paid has its test', () => {
  const texts = readTexts(root);
  expect(checkTested(texts)).toEqual([]);
  const without = texts.filter(({ path }) => !path.endsWith('guias/item.rules.test.ts'));
  expect(checkTested(without).length).toBeGreaterThan(10);
});
