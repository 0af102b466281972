import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { Growth } from './figures.ts';
import { markPart } from './part.ts';
import { cellText, headOf } from './unit.ts';
import { columnWidth, isHeadTall, textWidth } from './widths.ts';

interface Linha {
  readonly nome: string;
  readonly valorCents: number;
}
const { field } = columnsOf<Linha>();

describe('the width of a column', () => {
  it('grows with the text, capitals being wider', () => {
    expect(textWidth('')).toBe(0);
    expect(textWidth('MARIA')).toBeGreaterThan(textWidth('maria'));
    expect(textWidth('maria maria')).toBeGreaterThan(textWidth('maria'));
  });

  it('holds the header, also when there are no rows, with or without a filter', () => {
    const narrow = field('nome', { header: 'Nome' });
    const filtered = field('nome', { header: 'Nome', filter: { kind: 'text' } });
    expect(columnWidth([], narrow)).toBeGreaterThan(textWidth('Nome'));
    expect(columnWidth([], filtered)).toBe(columnWidth([], narrow));
  });

  it('breaks a long header in two, and never a word', () => {
    const titulos = field('valorCents', { header: 'Títulos em aberto', format: 'integer' });
    const rows = [{ nome: '', valorCents: 3 }];
    const width = columnWidth(rows, titulos);
    expect(width).toBeGreaterThan(textWidth('Títulos em'));
    expect(width).toBeLessThan(textWidth('Títulos em aberto'));
    expect(isHeadTall(titulos, width)).toBe(true);
    expect(isHeadTall(titulos, 2 * width)).toBe(false);
    expect(isHeadTall(field('nome', { header: 'Matrícula' }), 1)).toBe(false);
  });

  it('says the unit of money in the header, and not in the cells', () => {
    const valor = field('valorCents', { header: 'V', format: 'money' });
    expect(headOf(valor)).toBe('V (R$)');
    expect(headOf({ ...valor, header: 'Valor aqui (R$)' })).toBe('Valor aqui (R$)');
    expect([123_456, -5, null].map((cents) => cellText(cents, valor))).toEqual([
      '1.234,56',
      '\u22120,05',
      '',
    ]);
    expect(columnWidth([{ nome: '', valorCents: 999_999_999_99 }], valor)).toBeLessThan(
      textWidth('R$ 999.999.999,99') + 1,
    );
  });

  it('holds the widest text and the total', () => {
    const nome = field('nome', { header: 'Nome' });
    const valor = field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' });
    const rows = Array.from({ length: 50 }, (_, index) => ({ nome: 'x'.repeat(index), valorCents: 100_000 }));
    expect(columnWidth(rows, nome)).toBeGreaterThan(textWidth('x'.repeat(49)));
    expect(columnWidth(rows, valor)).toBeGreaterThan(textWidth('50.000,00'));
  });

  it('is not that of the text behind a drawing', () => {
    const drawn = field('nome', { header: '12 meses', isDrawn: true });
    const rows = [{ nome: 'x'.repeat(300), valorCents: 0 }];
    expect(columnWidth(rows, drawn)).toBe(columnWidth([], drawn));
  });

  it('meets every kind of row where rows repeat themselves', () => {
    const nome = field('nome', { header: 'N' });
    const rows = Array.from({ length: 6000 }, (_, at) => ({
      nome: at % 50 === 7 ? 'x'.repeat(30) : 'x',
      valorCents: 0,
    }));
    expect(columnWidth(rows, nome)).toBeGreaterThan(textWidth('x'.repeat(30)));
  });

  it('holds every amount and identifier, also the one long one among many', () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      nome: at === 12_345 ? '9'.repeat(30) : '9',
      valorCents: at === 12_345 ? 999_999_999_99 : 1,
    }));
    const valor = field('valorCents', { header: 'V', format: 'money' });
    expect(columnWidth(rows, valor)).toBeGreaterThan(textWidth('999.999.999,99'));
    const codigo = field('nome', { header: 'N', isWhole: true });
    expect(columnWidth(rows, codigo)).toBeGreaterThan(textWidth('9'.repeat(30)));
  });

  it('holds the sum of very many rows before it is added up, with its sign', () => {
    let reads = 0;
    const { computed } = columnsOf<Linha>();
    const column = (sign: number) =>
      computed<number>(
        'v',
        ({ valorCents }) => {
          reads += 1;
          return sign * valorCents;
        },
        { header: 'V', format: 'money', footer: 'sum' },
      );
    // Every hundredth alone has an amount.
    const rows = Array.from({ length: 200_000 }, (_, at) => ({
      nome: '',
      valorCents: at % 100 === 0 ? 99_999 : 0,
    }));
    expect(columnWidth(rows, column(1))).toBeGreaterThan(textWidth('1.999.980,00'));
    expect(reads).toBeLessThan(50_000);
    expect(columnWidth(rows, column(-1))).toBeGreaterThan(textWidth('−1.999.980,00'));
  });

  it('looks at a few days only, for they are all written with as many letters', () => {
    let reads = 0;
    const { computed } = columnsOf<Linha>();
    const dia = computed<string>(
      'dia',
      ({ nome }) => {
        reads += 1;
        return nome;
      },
      { header: 'D', format: 'date' },
    );
    const dias = (nome: string) => Array.from({ length: 20_000 }, () => ({ nome, valorCents: 0 }));
    expect(columnWidth(dias('2026-10-03'), dia)).toBeGreaterThan(textWidth('03/10/2026'));
    expect(reads).toBeLessThan(500);
  });

  it.each([
    ['date', '2026-10-03', '03/10/2026'],
    ['dateTime', '2026-10-03T14:05:00', '03/10/2026 14:05'],
    ['competencia', '2026-10', '10/2026'],
  ] as const)('holds the one %s among many blanks', (format, value, shown) => {
    const { computed } = columnsOf<Linha>();
    const dia = computed<string>('dia', ({ nome }) => nome, { header: 'D', format });
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      nome: at === 12_345 ? value : '',
      valorCents: 0,
    }));
    expect(columnWidth(rows, dia)).toBeGreaterThan(textWidth(shown));
    expect(columnWidth([], dia)).toBeGreaterThan(textWidth(shown));
  });

  it('looks at rows of its own only', () => {
    const nome = field('nome', { header: 'N' });
    for (const count of [1, 119, 120, 121, 1000, 100_001]) {
      const rows = Array.from({ length: count }, () => ({ nome: 'x', valorCents: 0 }));
      expect(() => columnWidth(rows, nome)).not.toThrow();
    }
  });

  it('does not move while more rows arrive, and fits all of them at the end', () => {
    const nome = field('nome', { header: 'Nome' });
    const part = { state: 'arriving', count: () => 1, watch: () => () => {} } as const;
    const linha = (letters: number) => ({ nome: 'x'.repeat(letters), valorCents: 1 });
    const first = markPart([linha(20)], part);
    const more = markPart([linha(20), linha(60)], part);
    const width = columnWidth(first, nome);
    expect(columnWidth(more, nome)).toBe(width);
    expect(columnWidth([...more], nome)).toBeGreaterThan(width);
  });

  it('looks only at the new rows of a list that grows, and holds its longest code at the end', () => {
    let reads = 0;
    const { computed } = columnsOf<Linha>();
    const codigo = computed(
      'codigo',
      ({ nome }) => {
        reads += 1;
        return nome;
      },
      { header: 'C', isWhole: true },
    );
    const part = { state: 'arriving', count: () => 1, watch: () => () => {} } as const;
    const growth = new Growth();
    const all = Array.from({ length: 5_000 }, (_, at) => ({
      nome: '9'.repeat(at === 2_345 ? 40 : 3),
      valorCents: 1,
    }));
    const widths = [1_000, 3_000, 5_000].map((count) =>
      columnWidth(markPart(growth.mark(all.slice(0, count)), part), codigo),
    );
    expect(new Set(widths).size).toBe(1);
    growth.take(all);
    reads = 0;
    expect(columnWidth(all, codigo)).toBeGreaterThan(textWidth('9'.repeat(40)));
    expect(reads).toBeLessThan(500);
  });
});
