import { describe, expect, it } from 'vitest';
import { fold } from '../../fold/fold.ts';
import { foldTable, pushText, UnitBuffer } from './foldUnits.ts';
import { drawing } from './random.fake.ts';

const pushed = (texts: readonly string[], capacity = 4): string => {
  const buffer = new UnitBuffer(capacity);
  const known = foldTable();
  for (const text of texts) pushText(buffer, text, known);
  return String.fromCharCode(...buffer.units.slice(0, buffer.length));
};

describe('the table of folded letters', () => {
  it('agrees with the slow way on every Latin letter that folds to one plain letter', () => {
    const known = foldTable();
    for (let code = 0x20; code < known.length; code++) {
      const folded = fold(String.fromCharCode(code));
      const isPlain = folded.length === 1 && folded >= ' ' && folded <= '~';
      if (isPlain) expect([code, known[code]]).toEqual([code, folded.charCodeAt(0)]);
      else expect([code, known[code] === 0 || known[code] === folded.charCodeAt(0)]).toEqual([code, true]);
    }
  });

  it('turns the separators of lines into a space, since a line ends a row', () => {
    const known = foldTable();
    expect([known[10], known[13], known[9], known[0]]).toEqual([0x20, 0x20, 0x20, 0x20]);
  });

  it('is made once', () => {
    expect(foldTable()).toBe(foldTable());
  });
});

describe('a folded text', () => {
  it.each([
    ['Álvaro Conceição', 'alvaro conceicao'],
    ['ÇÃÕ ÀÉÎÖÜ', 'cao aeiou'],
    ['', ''],
    ['linha\num\r\ndois\tX', 'linha um  dois x'],
    ['ﬁm', 'fim'],
    ['½', '1⁄2'],
    ['−R$ 10', '-r$ 10'],
    ['R$\u00a01', 'r$ 1'],
    ['Ωμέγας', 'ωμεγασ'],
    ['😀 Ana', '😀 ana'],
    ['e\u0301', 'e'],
    ['I\u0307stanbul', 'istanbul'],
    ['İ', 'i'],
    ['ß', 'ß'],
  ])('of %j is %j', (text, folded) => {
    expect(pushed([text])).toBe(folded);
  });

  it('is the same by the table as by the slow way, whatever comes before it', () => {
    const { text } = drawing(7);
    const letters = [...'aÁbçZ 9-.', 'é', '\u00a0', '😀', 'ß', 'ﬁ', 'Ω', '中', '\u0301', 'Ǆ', 'ǆ'];
    const texts = Array.from({ length: 400 }, () => text(letters, 9));
    expect(pushed(texts)).toBe(texts.map(fold).join(''));
  });

  it('keeps what stands there when the buffer grows and widens', () => {
    const texts = ['abc', 'x'.repeat(1000), '中文', 'y'.repeat(3000), 'é'];
    expect(pushed(texts, 0)).toBe(`abc${'x'.repeat(1000)}中文${'y'.repeat(3000)}e`);
  });
});
