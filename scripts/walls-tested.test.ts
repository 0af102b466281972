import { expect, it } from 'vitest';
import { root } from './sources.ts';
import { readTexts } from './walls-rules.ts';
import { checkTested } from './walls-tested.ts';

const rules = {
  path: 'docs/regras/contas-medicas.md',
  text: '## A guia\n\n**CTM-1** Um.\n\n**CTM-2** Dois.\n\n## O início\n\n**CTM-3** Fora.\n',
};
const missing = (text: string, path = 'packages/a/a.rules.test.ts') =>
  checkTested([rules, { path, text }]).map(({ line, message }) => `${line} ${message.slice(0, 5)}`);

it.each([
  ["it('CTM-1: one', f); describe('CTM-2', f);", []],
  ["it('one', () => { expect(x).toEqual(['CTM-1', 'CTM-2']); });", ['3 CTM-1', '5 CTM-2']],
  ["it.each([\n  ['CTM-1', {}],\n  ['CTM-2', {}],\n])('%s: %o', f);", []],
  ["it.each(all)('CTM-1, CTM-2: %o', f);", []],
  ["// CTM-1\nit('CTM-2', f);", ['3 CTM-1']],
  ["it('CTM-10 and CTM-2', f);", ['3 CTM-1']],
])('of %s it misses %j', (text, lines) => {
  expect(missing(text)).toEqual(lines);
});

it('counts tests of rules alone', () => {
  expect(missing("it('CTM-1, CTM-2', f);", 'packages/a/a.rules.ts')).toHaveLength(2);
});

it('each rule of the tree that decides about money has its test', () => {
  const texts = readTexts(root);
  expect(checkTested(texts)).toEqual([]);
  const without = texts.filter(({ path }) => !path.endsWith('contas-medicas/item.rules.test.ts'));
  expect(checkTested(without).length).toBeGreaterThan(10);
});
