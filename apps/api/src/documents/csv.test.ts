import { expect, test } from 'vitest';
import { csvLines } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['-5', "'-5"],
  ['\uff1dA1', "'\uff1dA1"],
  ['a;b', '"a;b"'],
  ['diz "oi"', '"diz ""oi"""'],
  ['Conceição', 'Conceição'],
])('the CSV cell of %s is %s (REL-9)', (value, cell) => {
  expect(csvLines([['h'], [value, 'x']])).toBe(`h\r\n${cell};x\r\n`);
});
