import { expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

it.each([
  ['Ana Prado', 'Ana Prado'],
  ['  Ana   Prado ', 'Ana Prado'],
  ['Ana\u00a0Prado', 'Ana Prado'],
  ['Ana\tPrado\u3000', 'Ana Prado'],
  ['Pra\u00addo', 'Prado'],
  ['\u202aana@exemplo.com.br\u202c\ufeff', 'ana@exemplo.com.br'],
  ['Jo\u200bão', 'João'],
  ['um \r\n  dois\r\rtrês', 'um\n dois\n\ntrês'],
  ['👩‍⚕️ e 👨‍👩‍👧', '👩‍⚕️ e 👨‍👩‍👧'],
  ['a\u200db', 'ab'],
  ['', ''],
])('FMT-16: %j is kept as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept);
  expect(cleanText(kept)).toBe(kept);
});

it('FMT-16: makes one line where lines have no place', () => {
  expect(cleanText('um\r\n\u0007dois', { lines: false })).toBe('um dois');
  expect(cleanText('um\ndois', { lines: false })).toBe('um dois');
});
