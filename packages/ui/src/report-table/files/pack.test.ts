import { describe, expect, it } from 'vitest';
import { columnsOf, type CellValue } from '../columns.ts';
import { hostileTexts } from './hostile.fake.ts';
import { buffersOf, packSlice, unpack } from './pack.ts';

interface Linha {
  readonly valor: CellValue;
}
const columns = [columnsOf<Linha>().computed('valor', ({ valor }) => valor, { header: 'Valor' })];
const pack = (values: readonly CellValue[]) => {
  const slice = packSlice(
    values.map((valor) => ({ valor })),
    columns,
  );
  const [packed] = slice.columns;
  if (!packed) throw new Error('no column');
  return { slice, packed };
};

describe('a run of values', () => {
  it.each<[string, readonly CellValue[], 'texts' | 'numbers' | 'values', readonly CellValue[]]>([
    ['texts', ['a', 'b'], 'texts', ['a', 'b']],
    ['texts and blanks', [null, 'a', undefined, ''], 'texts', ['', 'a', '', '']],
    ['blanks alone', [null, undefined], 'texts', ['', '']],
    ['numbers', [1, -2.5, 0], 'numbers', [1, -2.5, 0]],
    ['numbers and blanks', [null, 7, undefined], 'numbers', [Number.NaN, 7, Number.NaN]],
    [
      'numbers that are none',
      [1, Number.NaN, Number.POSITIVE_INFINITY],
      'numbers',
      [1, Number.NaN, Infinity],
    ],
    ['a number, then a text', [1, 'a'], 'values', [1, 'a']],
    ['a text, then a number', ['a', 1], 'values', ['a', 1]],
    ['booleans', [true, null, false], 'values', [true, null, false]],
    ['a text with the mark between texts', ['a', 'b\0c'], 'values', ['a', 'b\0c']],
  ])('of %s comes back', (_name, values, kind, back) => {
    const { packed } = pack(values);
    expect(packed.kind).toBe(kind);
    expect(unpack(packed)).toEqual(back);
  });

  it('of hostile texts comes back', () => {
    expect(unpack(pack(hostileTexts).packed)).toEqual(hostileTexts);
    const harmless = hostileTexts.filter((text) => !text.includes('\0'));
    expect(pack(harmless).packed.kind).toBe('texts');
    expect(unpack(pack(harmless).packed)).toEqual(harmless);
  });

  it('counts its rows and names the buffers that are handed over', () => {
    const { slice, packed } = pack([1, 2, 3]);
    expect(slice.rowCount).toBe(3);
    expect(buffersOf(slice)).toEqual(packed.kind === 'numbers' ? [packed.values.buffer] : undefined);
    expect(buffersOf(pack(['a']).slice)).toEqual([]);
  });

  it('may be empty', () => {
    expect(packSlice<Linha>([], columns).rowCount).toBe(0);
  });
});
