import { describe, expect, it } from 'vitest';
import { fold, matches } from './fold.ts';

const marked = (text: string, term: string, ignored?: RegExp): string[] =>
  matches(text, [fold(term)], ignored).map(({ start, end }) => text.slice(start, end));

describe('fold', () => {
  it.each([
    ['Conceição', 'conceicao'],
    ['ÁÉÍÓÚ ÂÊÔ ÃÕ À Ç Ü', 'aeiou aeo ao a c u'],
    ['Conceic\u0327a\u0303o', 'conceicao'],
    ['R$\u00a01.234,56', 'r$ 1.234,56'],
    ['−38,81', '-38,81'],
    ['D’Ávila', "d'avila"],
    ['D´ávila', "d'avila"],
    ['“José”', '"jose"'],
    ['123\u2011456 – 7', '123-456 - 7'],
    ['Ma\u200bria\u00ad\u2003Sá', 'maria sa'],
    ['ＡＢＣ１２３', 'abc123'],
    ['ﬁcha nº 5', 'ficha no 5'],
    ['', ''],
    ['ΟΔΟΣ', 'οδοσ'],
    ['İ', 'i'],
  ])('compares %j as %j', (text, key) => {
    expect(fold(text)).toBe(key);
  });

  it('folds a text as the sum of its letters, so that a match can be found again', () => {
    for (const text of ['João ﬁel İstambul', 'Conceic\u0327a\u0303o', '😀 ção', 'ΟΔΟΣ a', '½ ª º ß']) {
      expect([...text].map(fold).join('')).toBe(fold(text));
    }
  });
});

describe('the marked match', () => {
  it.each([
    ['Álvaro Conceição', 'conceicao', ['Conceição']],
    ['Conceic\u0327a\u0303o Lima', 'CONCEIÇÃO', ['Conceic\u0327a\u0303o']],
    ['Silva Silvares', 'silva', ['Silva', 'Silva']],
    ['Joa\u0303 Lima', 'joa', ['Joa\u0303']],
    ['ﬁcha', 'f', ['ﬁ']],
    ['😀 Ação', 'acao', ['Ação']],
    ['R$\u00a0412,90', 'r$ 412', ['R$\u00a0412']],
    ['Souza', 'silva', []],
    ['aaaa', 'aa', ['aaaa']],
  ])('in %j by %j is %j', (text, term, expected) => {
    expect(marked(text, term)).toEqual(expected);
  });

  it('leaves out the points at its ends and takes those within', () => {
    expect(marked('123.456.789-09', '123', /[.\-/\s]/g)).toEqual(['123']);
    expect(marked('123.456.789-09', '2345', /[.\-/\s]/g)).toEqual(['23.45']);
  });

  it('joins what several terms find', () => {
    expect(matches('silvassouza', ['silvas', 'assou'])).toEqual([{ start: 0, end: 9 }]);
  });
});
