import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { fold } from '../../fold/fold.ts';
import { formatValue } from '../formatValue.ts';
import { comparePortuguese } from './letterWeights.ts';
import { sortNumbers } from './selectRows.ts';
import { drawing } from './random.fake.ts';
import { blankRank } from './ranks.ts';
import { finish } from '../steps.ts';
import { buildTextKeys } from './textKeys.ts';
import { rankTexts } from './textRanks.ts';

interface Linha {
  readonly nome: string | null;
}
const nome = columnsOf<Linha>().field('nome', { header: 'Nome' });

const ranked = (names: readonly (string | null)[]) => {
  const rows = names.map((name) => ({ nome: name }));
  return finish(rankTexts(finish(buildTextKeys(rows, nome))));
};
const sorted = (names: readonly (string | null)[], isDescending = false) => {
  const rows = Uint32Array.from(names.keys());
  const order = finish(sortNumbers(rows, [{ ranks: ranked(names), isDescending }]));
  return Array.from(order, (row) => names[row] as string | null);
};

/** The reference result: a stable sort by the collator, blanks last. */
const simple = (names: readonly string[]) => {
  const isBlank = (name: string) => formatValue(name, 'text') === '';
  return [
    ...names.filter((name) => !isBlank(name)).toSorted((a, b) => comparePortuguese(fold(a), fold(b))),
    ...names.filter(isBlank),
  ];
};

describe('the order of texts', () => {
  it('is Portuguese: accents and case do not count, equals stay as they came', () => {
    const names = [
      'Zuleica',
      'égon',
      'Álvaro',
      'Eduardo',
      'Ítalo',
      'alvaro',
      'Ana',
      'Çelik',
      'Caio',
      'Denise',
    ];
    const expected = [
      'Álvaro',
      'alvaro',
      'Ana',
      'Caio',
      'Çelik',
      'Denise',
      'Eduardo',
      'égon',
      'Ítalo',
      'Zuleica',
    ];
    expect(sorted(names)).toEqual(expected);
  });

  it('of codes kept as text goes by their signs', () => {
    expect(sorted(['10', '9', '2'])).toEqual(['10', '2', '9']);
  });

  it('keeps equals as they came also downwards, and blanks last', () => {
    expect(sorted(['José', null, 'Ana', 'jose', ' ', 'JOSÉ'], true)).toEqual([
      'José',
      'jose',
      'JOSÉ',
      'Ana',
      null,
      ' ',
    ]);
  });

  it('puts the shorter of two first when it begins the other', () => {
    for (const length of [1, 3, 7, 8, 9, 15, 16, 17, 39, 40, 41]) {
      const base = 'ab'.repeat(length).slice(0, length);
      expect(sorted([`${base}a`, `${base} `, base])).toEqual(simple([`${base}a`, `${base} `, base]));
      expect(sorted([`${base}b`, `${base}a`, base])).toEqual([base, `${base}a`, `${base}b`]);
    }
  });

  it('ranks alike only what is alike', () => {
    const { ranks, count } = ranked(['b', 'Á', '', 'a', 'B', 'aa', null]);
    expect([...ranks]).toEqual([2, 0, blankRank, 0, 2, 1, blankRank]);
    expect(count).toBe(3);
    expect(ranked([]).count).toBe(0);
    expect(ranked([null, '']).count).toBe(0);
  });

  it('puts letters beyond Latin behind it, and emoji behind all', () => {
    expect(sorted(['😀', 'Ωμέγα', 'zebra', 'Ana', 'Ωα'])).toEqual(['Ana', 'zebra', 'Ωα', 'Ωμέγα', '😀']);
  });

  it('ranks emoji and Greek that are equal alike, whatever stands before them', () => {
    const { ranks } = ranked(['😀 b', 'Ω', '😀 b', 'ω', '😀 a', '😁 a']);
    expect(ranks[0]).toBe(ranks[2]);
    expect(ranks[1]).toBe(ranks[3]);
    expect(ranks[4]).toBeLessThan(ranks[0] as number);
    expect(ranks[0]).toBeLessThan(ranks[5] as number);
  });
});

const letters = [...'abcdefghijklmnopqrstuvwxyz', ...'ABCÁÀÂÃÇÉÊÍÓÔÕÚÜáàãçéõü', ...'0123456789'];
const marks = [...' .,-/()'];

describe('the order of any texts', () => {
  it.each([
    ['letters', letters, 6],
    ['two letters, so that many are alike', ['a', 'b'], 5],
    ['one letter', ['á', 'a'], 60],
    ['digits', [...'0123456789'], 9],
    ['long ones of few letters', ['a', 'b', 'ã'], 60],
    ['letters and marks', [...letters, ...marks], 8],
    ['Greek', [...'αβγδΑΒΓΔ'], 6],
  ])('is the stable sort by the collator: %s', (_, alphabet, most) => {
    const { text, one } = drawing(31);
    for (const rowCount of [1, 2, 3, 11, 12, 13, 14, 40, 300]) {
      const names = Array.from({ length: rowCount }, () => text(alphabet, most));
      expect(sorted(names)).toEqual(simple(names));
      const prefix = one([
        'Maria de ',
        'conceicao da silva',
        'x'.repeat(40),
        'Sociedade Beneficente e Hospitalar São ',
      ]);
      const alike = names.map((name) => `${prefix}${name}`);
      expect(sorted(alike)).toEqual(simple(alike));
    }
  });

  it('is the same with words and spaces as people write them', () => {
    const { one, whole } = drawing(37);
    const words = [
      'Ana',
      'Álvaro',
      'da',
      'de',
      'Silva',
      'Silvares',
      'Souza',
      'Conceição',
      'conceicao',
      'D',
      "D'Ávila",
    ];
    const names = Array.from({ length: 3000 }, () =>
      Array.from({ length: 1 + whole(5) }, () => one(words)).join(' '),
    );
    expect(sorted(names)).toEqual(simple(names));
  });

  it('of single marks is the collator’s', () => {
    expect(sorted([...marks, 'a', '1'])).toEqual(simple([...marks, 'a', '1']));
  });

  it('ranks rise with the order, equal ones together', () => {
    const { text } = drawing(41);
    const names = Array.from({ length: 5000 }, () => text(['a', 'á', 'b', ' '], 20));
    const { ranks, count } = ranked(names);
    const keyOf = (name: string) => (name.trim() === '' ? '' : fold(name));
    const keys = new Set(names.map(keyOf).filter((key) => key !== ''));
    expect(count).toBe(keys.size);
    for (let row = 1; row < names.length; row++) {
      const [a, b] = [names[row - 1] as string, names[row] as string];
      if (keyOf(a) === '' || keyOf(b) === '') continue;
      expect(ranks[row - 1] === ranks[row]).toBe(keyOf(a) === keyOf(b));
    }
  });
});
