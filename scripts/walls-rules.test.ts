import { describe, expect, it } from 'vitest';
import { root } from './sources.ts';
import { checkRules, readTexts } from './walls-rules.ts';

const rules = { path: 'docs/regras/cobranca.md', text: '# Cobrança\n\n**COB-1** A busca tem tipo.\n' };
const broken = (path: string, text: string) =>
  checkRules([rules, { path, text }]).map(({ file, line, wall }) => `${file}:${line} ${wall}`);

describe('a pointer planted in a clean tree is found, with its line', () => {
  it.each([
    ['a rule that is not there', '\n/** Late (COB-99). */'],
    ['an area that has no rules', '\n/** Late (ZZZ-1). */'],
    ['a document by its number', '\n// As in spec 000 §2.'],
    ['the same, written out', '\n// As in Specification 002 §5.'],
    ['a decision by its number', '\n/** The cents (decisions Q92). */'],
    ['a document by its name', '\n// See security.md §1.'],
    ['another one', '\n// domain.md has the lengths.'],
    ['the looks', '\n// looks.md'],
    ['a folder beside the repository', "\nconst sample = new URL('../../../shared/samples/a.xml', here);"],
  ])('%s', (_title, text) => {
    expect(broken('packages/ui/src/a.ts', text)).toEqual(['packages/ui/src/a.ts:2 rules']);
  });

  it('a number that is given twice', () => {
    expect(broken('docs/regras/outra.md', '**COB-1** Outra regra.\n')).toEqual([
      'docs/regras/outra.md:1 rules',
    ]);
  });

  it('a pointer from one rule to another', () => {
    expect(broken('docs/regras/outra.md', '**OUT-1** Como em COB-2.\n')).toEqual([
      'docs/regras/outra.md:1 rules',
    ]);
  });
});

it('lets through rules that are there, norms and other words', () => {
  const text = '/** COB-1, UTF-8, SHA-256, ISO-8859-1; ABCD-12, AB-1; `specification` and "Decisions". */';
  expect(broken('apps/api/src/a.ts', text)).toEqual([]);
});

it('the tree points to its own rules alone', () => {
  const texts = readTexts(root);
  expect(texts.some(({ path }) => path === 'docs/regras/README.md')).toBe(true);
  expect(checkRules(texts)).toEqual([]);
});
