import { describe, expect, it } from 'vitest';
import { columnsOf } from '../columns.ts';
import { Selection } from '../index/Selection.ts';
import { indexOf } from '../index/TableIndex.ts';
import { sumBlock } from '../tools/SumsBar.tsx';

interface Linha {
  readonly nome: string;
  readonly valorCents: number | null;
  readonly descontoCents: number | null;
  readonly vidas: number;
  readonly taxa: number;
  readonly dia: string;
}
const { field, computed } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome' });
const valor = field('valorCents', { header: 'Valor', format: 'money' });
const desconto = field('descontoCents', { header: 'Desconto', format: 'money' });
const vidas = field('vidas', { header: 'Vidas', format: 'integer' });
const taxa = field('taxa', { header: 'Taxa', format: 'percent' });
const dia = field('dia', { header: 'Dia', format: 'date' });
const plain = computed('plain', (row) => row.vidas / 4, { header: 'Quarto' });

const rows: readonly Linha[] = [
  { nome: 'a', valorCents: 100, descontoCents: -50, vidas: 1, taxa: 7.25, dia: '2026-01-01' },
  { nome: 'b', valorCents: null, descontoCents: null, vidas: 2, taxa: 0.1, dia: '2026-01-02' },
  { nome: 'c', valorCents: 201, descontoCents: 0, vidas: 1000, taxa: 0.2, dia: '2026-01-03' },
];
const all = new Selection(indexOf(rows), null);
const turned = new Selection(indexOf(rows), Uint32Array.of(2, 1, 0));
const tidy = (text: string | undefined) => text?.replace('\u00a0', ' ');
const sums = (columns: Parameters<typeof sumBlock<Linha>>[1], top = 0, bottom = 2, selection = all) => {
  const { cells, sum, mean } = sumBlock(selection, columns, { top, bottom });
  return [cells, tidy(sum), tidy(mean)];
};

describe('the selected cells', () => {
  it('are counted, summed and averaged, the blanks left out of sum and mean', () => {
    expect(sums([valor])).toEqual(['3', 'R$ 3,01', 'R$ 1,51']);
    expect(sums([valor, desconto])).toEqual(['6', 'R$ 2,51', 'R$ 0,63']);
    expect(sums([vidas])).toEqual(['3', '1.003', '334,33']);
    expect(sums([taxa])).toEqual(['3', '7,55%', '2,52%']);
    expect(sums([plain])).toEqual(['3', '250,75', '83,58']);
  });

  it('of texts beside numbers sum the numbers', () => {
    expect(sums([nome, valor])).toEqual(['6', 'R$ 3,01', 'R$ 1,51']);
  });

  it('of different kinds, of texts, of days and of blanks are only counted', () => {
    expect(sums([valor, vidas])).toEqual(['6', undefined, undefined]);
    expect(sums([nome, dia])).toEqual(['6', undefined, undefined]);
    expect(sums([valor], 1, 1)).toEqual(['1', undefined, undefined]);
    expect(sums([])).toEqual(['0', undefined, undefined]);
  });

  it('are those of the order on screen', () => {
    expect(sums([valor], 0, 0, turned)).toEqual(['1', 'R$ 2,01', 'R$ 2,01']);
  });

  it('sum tenths without the dust of binary fractions', () => {
    expect(sums([taxa], 1, 2)[1]).toBe('0,30%');
  });
});
