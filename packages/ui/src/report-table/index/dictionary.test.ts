import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { buildDictionary, markChosen } from './dictionary.ts';
import { finish } from '../steps.ts';

interface Linha {
  readonly plano: string | null;
  readonly ok: boolean | null;
  readonly valorCents: number | null;
}
const { field } = columnsOf<Linha>();
const plano = field('plano', { header: 'Plano' });
const ok = field('ok', { header: 'Ok', format: 'yesNo' });
const valor = field('valorCents', { header: 'Valor', format: 'money' });

const rows: readonly Linha[] = [
  { plano: 'Adesão', ok: true, valorCents: 100 },
  { plano: null, ok: null, valorCents: -0 },
  { plano: '  ', ok: false, valorCents: Number.NaN },
  { plano: 'adesão', ok: true, valorCents: 0 },
  { plano: 'Adesão', ok: false, valorCents: null },
];

describe('the dictionary of a column', () => {
  it('has each shown text once, in the order of coming, all blanks being one', () => {
    const { texts, codes } = finish(buildDictionary(rows, plano));
    expect(texts).toEqual(['Adesão', '', 'adesão']);
    expect([...codes]).toEqual([0, 1, 1, 2, 0]);
  });

  it('joins values that are shown alike', () => {
    expect(finish(buildDictionary(rows, ok)).texts).toEqual(['Sim', '', 'Não']);
    const { texts, codes } = finish(buildDictionary(rows, valor));
    expect(texts).toHaveLength(new Set(texts).size);
    expect(texts[codes[2] as number]).toBe('');
    expect(codes[2]).toBe(codes[4]);
  });

  it('of no rows is empty', () => {
    const { texts, codes } = finish(buildDictionary([], plano));
    expect([texts, codes.length]).toEqual([[], 0]);
  });

  it('marks the rows of the chosen texts, letter by letter', () => {
    const dictionary = finish(buildDictionary(rows, plano));
    expect([...markChosen(dictionary, ['Adesão'])]).toEqual([1, 0, 0, 0, 1]);
    expect([...markChosen(dictionary, ['adesão', ''])]).toEqual([0, 1, 1, 1, 0]);
    expect([...markChosen(dictionary, ['ADESÃO', 'outro'])]).toEqual([0, 0, 0, 0, 0]);
    expect([...markChosen(dictionary, [])]).toEqual([0, 0, 0, 0, 0]);
  });

  it('counts more rows than one step takes', () => {
    const many = Array.from({ length: 10_000 }, (_, row) => ({
      plano: `p${row % 7}`,
      ok: null,
      valorCents: null,
    }));
    const { texts, codes } = finish(buildDictionary(many, plano));
    expect(texts).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
    expect(codes[9999]).toBe(9999 % 7);
  });
});
