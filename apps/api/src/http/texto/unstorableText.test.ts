import { expect, it } from 'vitest';
import { unstorableText } from './unstorableText.ts';

const fieldsOf = (input: unknown) => unstorableText('body', input).map(({ field }) => field);

it.each([
  ['nothing', { nome: 'Ana', lista: [1, null, 'ção 😀'], data: '2026-11-21' }, []],
  ['U+0000', { nome: 'a\u0000b' }, ['nome']],
  ['half of a pair of UTF-16', { nome: 'a\ud83d', outro: '\ude00b' }, ['nome', 'outro']],
  ['what lies deep', { linhas: [{ texto: 'x' }, { texto: '\u0000' }] }, ['linhas.1.texto']],
  ['a name', { ['a\u0000']: 1 }, ['a']],
  ['a body that is a text', '\u0000', ['body']],
])('finds %s', (_, input, fields) => {
  expect(fieldsOf(input)).toEqual(fields);
});

it('is as deep as the input', () => {
  let deep: unknown = '\u0000';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(fieldsOf(deep)).toHaveLength(1);
});
