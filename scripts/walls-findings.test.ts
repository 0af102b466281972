import { expect, it } from 'vitest';
import { root } from './sources.ts';
import { checkFindings } from './walls-findings.ts';
import { readTexts } from './walls-rules.ts';

const test = { path: 'a.test.ts', text: "it('does so', f);" };
const found = (list: string) =>
  checkFindings([{ path: 'docs/achados.md', text: list }, test]).map(
    ({ line, message }) => `${line} ${message}`,
  );

it.each([
  ['- **A1** Um.\n  - `a.test.ts`: "does so"', []],
  ['- **AB1** Um.\n- **AB2** Dois.\n  - `a.test.ts`: "does so"', ['1 no test stands below it']],
  ['- **A1** Um.\n  - `b.test.ts`: "does so"', ['2 b.test.ts does not exist']],
  ['- **A1** Um.\n  - `a.test.ts`: "does"', ['2 a.test.ts has no test "does"']],
  ['- **A1** Um.\n  - `a.test.ts`: "does so"\n  - a.test.ts', ['3 a test is written as `file`: "title"']],
])('of %j it says %j', (list, said) => {
  expect(found(list)).toEqual(said);
});

it('each finding of the first days has its tests', () => {
  const texts = readTexts(root);
  expect(checkFindings(texts)).toEqual([]);
  const without = texts.filter(({ path }) => !path.endsWith('/searchForms.test.tsx'));
  expect(checkFindings(without)).toHaveLength(2);
});
