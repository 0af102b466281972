import { expect, it } from 'vitest';
import { anchorsOf, knownOf, readDocuments, untrueIn } from './documents.ts';
import { root } from './sources.ts';

const known = {
  isThere: (path: string) => ['docs', 'docs/a.md', 'README.md', 'scripts/own.ts'].includes(path),
  scripts: new Set(['start', 'user:add']),
  textOf: () => '# A\n\n## Vários servidores\n\n```sh\n# no heading\n```\n',
};
const untrue = (text: string) => untrueIn({ path: 'docs/a.md', text }, known);

it('names only what is there: commands, paths and headings of all documents for people', () => {
  const documents = readDocuments(root);
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs/operacao.md']),
  );
  const real = knownOf(root);
  expect(documents.flatMap((document) => untrueIn(document, real))).toEqual([]);
});

it('keeps the README within ninety lines', () => {
  const [readme] = readDocuments(root).filter(({ path }) => path === 'README.md');
  expect(readme?.text.split('\n').length).toBeLessThanOrEqual(91);
});

it.each([
  ['`npm run user:add -- --login x`, `npm run -s start`', []],
  ['One.\n`npm run gone`', ['docs/a.md:2 npm run gone: package.json has no such script']],
  ['`scripts/own.ts` and `scripts/own.ts:12`, `packages/<module>/x.ts`, `apps/x/dist/y`', []],
  ['`scripts/gone.ts`', ['docs/a.md:1 scripts/gone.ts: is not there']],
  ['[a](a.md#vários-servidores) [b](#a) [c](https://example.org) [d](../README.md)', []],
  ['[b](b.md)', ['docs/a.md:1 b.md: is not there']],
  ['[a](a.md#no-heading)', ['docs/a.md:1 a.md#no-heading: docs/a.md has no such heading']],
])('of %j it says %j', (text, sentences) => {
  expect(untrue(text)).toEqual(sentences);
});

it('makes an anchor of a heading as GitHub does', () => {
  expect([...anchorsOf('## One act, from the button to the row\n### `a` b')]).toEqual([
    'one-act-from-the-button-to-the-row',
    'a-b',
  ]);
});
