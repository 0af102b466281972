import { readFilters } from '../filters/filterState.ts';
import type { Sorting, WrittenFilter, WrittenFilters } from '../filters/query.types.ts';
import { describe, expect, it } from 'vitest';
import { type Column, columnsOf } from '../columns.ts';
import { fold } from '../../fold/fold.ts';
import { drawing } from './random.fake.ts';
import { finish } from '../steps.ts';
import { selectRows } from './selectRows.ts';
import { indexOf } from './TableIndex.ts';

interface Linha {
  readonly nome?: string | null;
  readonly cpf?: string;
  readonly status?: string | null;
  readonly valorCents?: number | null;
  readonly dia?: string | null;
  readonly mes?: string | null;
  readonly em?: string | null;
  readonly ok?: boolean | null;
}
const { field } = columnsOf<Linha>();
const nome = field('nome', { header: 'Nome', filter: { kind: 'text' } });
const cpf = field('cpf', { header: 'CPF', format: 'cpf', filter: { kind: 'text' } });
const status = field('status', { header: 'Status', filter: { kind: 'exact' } });
const valor = field('valorCents', { header: 'Valor', format: 'money', filter: { kind: 'range' } });
const dia = field('dia', { header: 'Dia', format: 'date', filter: { kind: 'dates' } });
const mes = field('mes', { header: 'Mês', format: 'competencia', filter: { kind: 'competencias' } });
const em = field('em', { header: 'Em', format: 'dateTime', filter: { kind: 'dates' } });
const ok = field('ok', { header: 'Ok', format: 'yesNo', filter: { kind: 'exact' } });
const columns = [nome, cpf, status, valor, dia, mes, em, ok];

const rows: readonly Linha[] = [
  {
    nome: 'Álvaro Conceição',
    cpf: '11122233344',
    status: 'Ativo',
    valorCents: 41_290,
    dia: '2026-10-01',
    mes: '2026-10',
    em: '2026-10-01T23:30:00-03:00',
    ok: true,
  },
  {
    nome: 'Bianca da Silva',
    cpf: '22233344455',
    status: 'Cancelado',
    valorCents: -3881,
    dia: '2026-10-31',
    mes: '2026-09',
    em: '2026-10-02T02:00:00Z',
    ok: false,
  },
  {
    nome: 'Caetano Souza',
    cpf: '33344455566',
    status: 'Ativo',
    valorCents: null,
    dia: null,
    mes: null,
    em: null,
    ok: null,
  },
  {
    nome: null,
    cpf: '',
    status: null,
    valorCents: 0,
    dia: '2025-12-31',
    mes: '2025-12',
    em: '2026-10-02T12:00',
    ok: true,
  },
  {
    nome: '   ',
    cpf: '44455566677',
    status: 'ativo',
    valorCents: 123_456,
    dia: '2026-11-01',
    mes: '2026-11',
    em: '2026-10-02T00:00:00-03:00',
    ok: false,
  },
];
const typed = (text: string): WrittenFilter => ({ kind: 'typed', text });
const exact = (...values: readonly string[]): WrittenFilter => ({ kind: 'exact', values });
const selectOf = <Row>(all: readonly Row[], some: readonly Column<Row>[], filters: WrittenFilters) =>
  selectRows(indexOf(all), some, { filters: readFilters(some, filters), sorting: [] });
const select = (filters: WrittenFilters, sorting: readonly Sorting[] = []) =>
  finish(selectRows(indexOf(rows), columns, { filters: readFilters(columns, filters), sorting }));
const numbersOf = (filters: WrittenFilters, sorting: readonly Sorting[] = []) => {
  const selection = select(filters, sorting);
  return Array.from({ length: selection.count }, (_, at) => selection.numberAt(at));
};

describe('a filter of text over days and money', () => {
  const asText = columns.map((one) => ({ ...one, filter: { kind: 'text' as const } }));
  const left = (id: string, text: string) => {
    const selection = finish(selectOf(rows, asText, { [id]: typed(text) }));
    return Array.from({ length: selection.count }, (_, at) => selection.numberAt(at));
  };
  const days = rows.flatMap(({ dia }, row) => (dia?.startsWith('2026') ? [row] : []));
  const dear = rows.flatMap(({ valorCents }, row) => ((valorCents ?? 0) > 10_000 ? [row] : []));
  it('takes a year, a day without strokes, a range, and a part of the text', () => {
    expect(left('dia', '2026')).toEqual(days);
    expect(left('dia', '01112026')).toEqual([4]);
    expect(left('dia', '31/12')).toEqual([3]);
    expect(left('dia', '31/12 ou 01112026')).toEqual([3, 4]);
    expect(left('valorCents', '>100')).toEqual(dear);
    expect(left('valorCents', '34,56')).toEqual([4]);
    expect(left('valorCents', '!>100 ou 0,00').includes(4)).toBe(false);
  });
});

describe('a filter of text', () => {
  it.each([
    ['conceicao', [0]],
    ['CONCEIÇÃO', [0]],
    ['silva ou souza', [1, 2]],
    ['!silva', [0, 2, 3, 4]],
    ['!silva ou souza', [0, 3, 4]],
    ['vazio', [3, 4]],
    ['!vazio', [0, 1, 2]],
    ['vazio ou silva', [1, 3, 4]],
    ['!vazio ou silva', [0, 2]],
    ['"vazio"', []],
    ['', [0, 1, 2, 3, 4]],
    ['!', [0, 1, 2, 3, 4]],
    ['.*', []],
  ])('%j leaves the rows %j', (text, expected) => {
    expect(numbersOf({ nome: typed(text) })).toEqual(expected);
  });

  it('takes a line break, in the text or in what is searched, for a space', () => {
    const lines: readonly Linha[] = [{ nome: 'rua A\nbairro B' }, { nome: 'rua A' }, { nome: 'bairro B' }];
    const search = (text: string) => finish(selectOf(lines, [nome], { nome: typed(text) })).rows;
    expect(search('"a bairro"')).toEqual([lines[0]]);
    expect(search('"a\nbairro"')).toEqual([lines[0]]);
    expect(search('"a\tb"')).toEqual([lines[0]]);
  });

  it('finds a CPF with or without its punctuation', () => {
    expect(numbersOf({ cpf: typed('11122233344') })).toEqual([0]);
    expect(numbersOf({ cpf: typed('222.333') })).toEqual([0, 1]);
  });
});

describe('a filter by the kind of the value', () => {
  it.each([
    ['status', exact('Ativo'), [0, 2]],
    ['status', exact('ativo', ''), [3, 4]],
    ['status', exact(), [0, 1, 2, 3, 4]],
    ['ok', exact('Sim'), [0, 3]],
    ['ok', exact(''), [2]],
    ['valorCents', typed('>400'), [0, 4]],
    ['valorCents', typed('<0'), [1]],
    ['valorCents', typed('0..412,90'), [0, 3]],
    ['valorCents', typed('vazio'), [2]],
    ['valorCents', typed('!vazio'), [0, 1, 3, 4]],
    ['valorCents', typed('abc'), [0, 1, 2, 3, 4]],
    ['dia', typed('10/2026'), [0, 1]],
    ['dia', typed('>=31/10/2026'), [1, 4]],
    ['dia', typed('2025'), [3]],
    ['em', typed('01/10/2026'), [0, 1]],
    ['em', typed('02/10/2026'), [3, 4]],
    ['mes', typed('09/2026..10/2026'), [0, 1]],
    ['mes', typed('vazio ou 2025'), [2, 3]],
  ] as const)('%s %j leaves the rows %j', (id, filter, expected) => {
    expect(numbersOf({ [id]: filter })).toEqual(expected);
  });
});

describe('filters together', () => {
  it('let a row through when every one does, and a column that is not there asks nothing', () => {
    expect(numbersOf({ nome: typed('a'), status: exact('Ativo') })).toEqual([0, 2]);
    expect(numbersOf({ outra: typed('x') })).toHaveLength(5);
    expect(select({ outra: typed('x') }).rows).toBe(rows);
  });

  it('follow a changed filter of the same column', () => {
    const [first, second] = [typed('silva'), typed('souza')];
    expect(numbersOf({ nome: first })).toEqual([1]);
    expect(numbersOf({ nome: second })).toEqual([2]);
    expect(numbersOf({ nome: first })).toEqual([1]);
  });

  it('leave what a search one by one leaves', () => {
    const { text, one, whole } = drawing(43);
    const some: readonly Linha[] = Array.from({ length: 500 }, () => ({
      nome: text(['a', 'Á', 'b', 'ç', ' '], 5),
      status: one(['Ativo', 'Cancelado', null]),
      valorCents: one([null, whole(100) * 100]),
    }));
    for (let round = 0; round < 40; round++) {
      const term = text(['a', 'b', 'c'], 2);
      const chosen = one([[], ['Ativo'], ['Cancelado', '']]);
      const least = whole(100);
      const filters = { nome: typed(term), status: exact(...chosen), valorCents: typed(`>=${least}`) };
      const truth = some.filter(
        (row) =>
          fold((row.nome ?? '').trim() === '' ? '' : (row.nome ?? '')).includes(term) &&
          (chosen.length === 0 || chosen.includes(row.status ?? '')) &&
          (row.valorCents ?? -1) >= least * 100,
      );
      expect(finish(selectOf(some, columns, filters)).rows).toEqual(truth);
    }
  });
});

describe('an order', () => {
  it.each([
    ['valorCents', [1, 3, 0, 4, 2], [4, 0, 3, 1, 2]],
    ['dia', [3, 0, 1, 4, 2], [4, 1, 0, 3, 2]],
    ['mes', [3, 1, 0, 4, 2], [4, 0, 1, 3, 2]],
    ['em', [1, 0, 4, 3, 2], [3, 4, 0, 1, 2]],
    ['ok', [1, 4, 0, 3, 2], [0, 3, 1, 4, 2]],
    ['nome', [0, 1, 2, 3, 4], [2, 1, 0, 3, 4]],
    ['status', [0, 2, 4, 1, 3], [1, 0, 2, 4, 3]],
  ] as const)('of %s goes by value, blanks last both ways', (columnId, ascending, descending) => {
    expect(numbersOf({}, [{ columnId, direction: 'ascending' }])).toEqual(ascending);
    expect(numbersOf({}, [{ columnId, direction: 'descending' }])).toEqual(descending);
  });

  it('over two columns sorts the equals of the first by the second', () => {
    const sorting = [
      { columnId: 'status', direction: 'ascending' },
      { columnId: 'valorCents', direction: 'descending' },
    ] as const;
    expect(numbersOf({}, sorting)).toEqual([4, 0, 2, 1, 3]);
    expect(numbersOf({ status: exact('Ativo', 'ativo') }, sorting)).toEqual([4, 0, 2]);
  });

  it('by size has what changed most first, up or down, blanks last', () => {
    const mudou = columnsOf<{ readonly n: number | null }>().computed('n', ({ n }) => n, {
      header: 'Diferença',
      isBySize: true,
    });
    const changes = [5, null, -700, 0, 90].map((n) => ({ n }));
    const inOrder = (direction: Sorting['direction']) =>
      finish(
        selectRows(indexOf(changes), [mudou], { filters: {}, sorting: [{ columnId: 'n', direction }] }),
      ).rows.map(({ n }) => n);
    expect(inOrder('descending')).toEqual([-700, 90, 5, 0, null]);
    expect(inOrder('ascending')).toEqual([0, 5, 90, -700, null]);
  });

  it('by a column that is not there is none', () => {
    expect(numbersOf({}, [{ columnId: 'outra', direction: 'ascending' }])).toEqual([0, 1, 2, 3, 4]);
  });

  it('of a plain column of numbers goes by number, mixed with texts by text', () => {
    const mixed = columnsOf<{ readonly x: number | string | null }>().computed('x', ({ x }) => x, {
      header: 'X',
    });
    const sorted = (values: readonly (number | string | null)[]) =>
      finish(
        selectRows(indexOf(values.map((x) => ({ x }))), [mixed], {
          filters: {},
          sorting: [{ columnId: 'x', direction: 'ascending' }],
        }),
      ).rows.map(({ x }) => x);
    expect(sorted([10, null, 9, 2.5])).toEqual([2.5, 9, 10, null]);
    expect(sorted([10, '9', 2])).toEqual([10, 2, '9']);
  });
});

describe('an index', () => {
  it('is one for the same array of rows', () => {
    expect(indexOf(rows)).toBe(indexOf(rows));
    expect(indexOf([...rows])).not.toBe(indexOf(rows));
  });

  it('reads each row once for a column, however often it is asked', () => {
    let reads = 0;
    const counted = columnsOf<{ readonly n: number }>().computed(
      'n',
      ({ n }) => {
        reads++;
        return `x${n}`;
      },
      { header: 'N', filter: { kind: 'text' } },
    );
    const many = Array.from({ length: 100 }, (_, n) => ({ n }));
    for (const text of ['x1', 'x2', 'x']) finish(selectOf(many, [counted], { n: typed(text) }));
    expect(reads).toBe(100);
  });

  it('takes up work that somebody left half done', () => {
    const many = Array.from({ length: 50_000 }, (_, n) => ({ nome: `nome ${n}` }));
    const index = indexOf(many);
    const left = index.textKeys(nome);
    for (let step = 0; step < 5; step++) left.next();
    const selection = finish(
      selectRows(index, [nome], { filters: readFilters([nome], { nome: typed('nome 4999') }), sorting: [] }),
    );
    expect(selection.count).toBe(11);
    expect(finish(left).starts).toHaveLength(50_001);
  });
});
