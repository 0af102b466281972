import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';
import { selectRows } from './select.ts';
import { sortRows } from './sorting.ts';
import { sumOf, totalsOf } from './totals.ts';

interface Linha {
  readonly nome?: string | null;
  readonly valorCents?: number | null;
  readonly dia?: string | null;
  readonly mes?: string | null;
  readonly em?: string | null;
  readonly ok?: boolean | null;
}
const { field, computed } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' }, footer: 'count' });
const valor = field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' });
const dia = field('dia', { header: 'Dia', format: 'date' });
const mes = field('mes', { header: 'Mês', format: 'competencia' });
const em = field('em', { header: 'Em', format: 'dateTime' });
const ok = field('ok', { header: 'Ok', format: 'yesNo' });

const sorted = <Value>(
  key: keyof Linha,
  values: readonly Value[],
  direction: 'ascending' | 'descending' = 'ascending',
) => {
  const column = { nome, valorCents: valor, dia, mes, em, ok }[key];
  const rows: readonly Linha[] = values.map((value) => ({ [key]: value }));
  return sortRows(
    rows.map((_, index) => index),
    rows,
    column,
    direction,
  ).map((number) => values[number]);
};

describe('order', () => {
  it('of names is Portuguese: accents and case do not count', () => {
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
    expect(sorted('nome', names)).toEqual([
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
    ]);
  });

  it('of codes kept as text goes by their signs', () => {
    expect(sorted('nome', ['10', '9', '2'])).toEqual(['10', '2', '9']);
  });

  it('keeps equals in the order in which they came, both ways', () => {
    expect(sorted('nome', ['José', 'Ana', 'jose', 'JOSÉ'])).toEqual(['Ana', 'José', 'jose', 'JOSÉ']);
    expect(sorted('nome', ['José', 'Ana', 'jose', 'JOSÉ'], 'descending')).toEqual([
      'José',
      'jose',
      'JOSÉ',
      'Ana',
    ]);
  });

  it.each([
    ['valorCents', [300, null, -5, 20, 0], [-5, 0, 20, 300, null]],
    [
      'dia',
      ['2026-10-01', null, '2025-12-31', '2026-02-03'],
      ['2025-12-31', '2026-02-03', '2026-10-01', null],
    ],
    ['mes', ['2026-10', '2025-12', '', '2026-02'], ['2025-12', '2026-02', '2026-10', '']],
    [
      'em',
      ['2026-10-01T23:30:00-03:00', '2026-10-02T01:00:00Z', null],
      ['2026-10-02T01:00:00Z', '2026-10-01T23:30:00-03:00', null],
    ],
    ['ok', [true, null, false], [false, true, null]],
    ['nome', ['b', null, '  ', 'a'], ['a', 'b', null, '  ']],
  ] as const)('of %s goes by value with blanks last', (key, values, expected) => {
    expect(sorted(key, [...values])).toEqual(expected);
  });

  it('downwards leaves the blanks last too', () => {
    expect(sorted('valorCents', [null, 1, 2], 'descending')).toEqual([2, 1, null]);
  });
});

describe('a selection', () => {
  const rows: readonly Linha[] = [
    { nome: 'Bia', valorCents: 200 },
    { nome: 'Ana', valorCents: 100 },
    { nome: 'Caio', valorCents: null },
  ];
  const columns = [nome, valor];

  it('is all the rows, the same array, when nothing is asked', () => {
    expect(selectRows(rows, columns, {}, null).rows).toBe(rows);
  });

  it('is the same answer when asked the same again, so that nothing is done twice', () => {
    const filter = { kind: 'text', query: 'a' } as const;
    const first = selectRows(rows, columns, { nome: filter }, { columnId: 'nome', direction: 'ascending' });
    const again = selectRows(rows, columns, { nome: filter }, { columnId: 'nome', direction: 'ascending' });
    expect(again).toBe(first);
    expect(first.rows.map((row) => row.nome)).toEqual(['Ana', 'Bia', 'Caio']);
  });

  it('follows a changed filter and a changed order', () => {
    const sorting = { columnId: 'nome', direction: 'descending' } as const;
    const ana = selectRows(rows, columns, { nome: { kind: 'text', query: 'ana' } }, sorting);
    const all = selectRows(rows, columns, {}, sorting);
    expect(ana.numbers).toEqual([1]);
    expect(all.numbers).toEqual([2, 0, 1]);
    expect(selectRows(rows, columns, {}, { columnId: 'nome', direction: 'ascending' }).numbers).toEqual([
      1, 0, 2,
    ]);
    expect(selectRows(rows, columns, {}, null).numbers).toEqual([0, 1, 2]);
  });

  it('ignores the order of a column that is not there', () => {
    expect(selectRows(rows, [valor], {}, { columnId: 'nome', direction: 'ascending' }).numbers).toEqual([
      0, 1, 2,
    ]);
  });
});

describe('totals', () => {
  const paid = computed('pagos', (row) => row.valorCents ?? 0, {
    header: 'Pagos',
    footer: (rows) => `${rows.length} pagos`,
  });
  const rows: readonly Linha[] = [
    { valorCents: 41290 },
    { valorCents: null },
    { valorCents: -50000 },
    { valorCents: Number.NaN },
  ];

  it('count rows, sum cents without the blanks, and say the screen’s own sentence', () => {
    const totals = totalsOf(rows, [nome, valor, dia, paid]);
    expect(totals.get('nome')).toEqual({ text: '4', isNegative: false });
    expect(totals.get('valorCents')).toEqual({ text: '\u2212R$\u00a087,10', isNegative: true });
    expect(totals.get('pagos')?.text).toBe('4 pagos');
    expect(totals.has('dia')).toBe(false);
  });

  it('are exact in cents and zero over no rows', () => {
    expect(
      sumOf(
        Array.from({ length: 1000 }, () => ({ valorCents: 10 })),
        valor,
      ),
    ).toBe(10_000);
    expect(totalsOf([], [valor]).get('valorCents')?.text).toBe('R$\u00a00,00');
  });
});
