import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf, type CellValue, type Format } from '../columns.ts';
import { csvCell } from './csvCell.ts';
import { csvHead, csvLines } from './csvWriter.ts';
import { hostileTexts } from './hostile.fake.ts';
import { packSlice } from './pack.ts';
import { planOf } from './planOf.ts';
import { toCsv } from './toCsv.ts';

interface Linha {
  readonly nome: string | null;
  readonly valorCents: number | null;
  readonly dia: string | null;
}
const { field } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome', footer: 'count' }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
  field('dia', { header: 'Ativação', format: 'date' }),
];
const read = (file: string): string[][] =>
  Papa.parse<string[]>(file.replace(/^\uFEFF/, ''), { delimiter: ';', newline: '\r\n' }).data;

describe('the file', () => {
  it('has the labels, every row and no totals, as Brazilian spreadsheets open it', () => {
    const rows = [
      { nome: 'Álvaro; "Neto"', valorCents: 41290, dia: '2026-10-03' },
      { nome: null, valorCents: -3881, dia: null },
    ];
    expect(toCsv(rows, columns)).toBe(
      '\uFEFFNome;Valor;Ativação\r\n"Álvaro; ""Neto""";412,90;03/10/2026\r\n;-38,81;',
    );
  });

  it('has the labels alone when there are no rows', () => {
    expect(toCsv([], columns)).toBe('\uFEFFNome;Valor;Ativação');
  });

  it('guards and quotes its labels', () => {
    const odd = [field('nome', { header: '=A1;"' }), field('dia', { header: ' Dia' })];
    expect(toCsv([], odd)).toBe('\uFEFF"\'=A1;""";" Dia"');
  });

  it('comes back cell by cell, whatever the texts hold', () => {
    const pieces = [
      'a',
      ';',
      '"',
      '\r',
      '\n',
      '\r\n',
      ',',
      ' ',
      "'",
      'ção',
      '\t',
      '😀',
      '=',
      '-',
      '\uFEFF',
      '\0',
    ];
    let seed = 7;
    const draw = (limit: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const text = (): string =>
      Array.from({ length: 1 + draw(6) }, () => pieces[draw(pieces.length)]).join('');
    const rows: Linha[] = Array.from({ length: 4_000 }, () => ({
      nome: text(),
      valorCents: draw(99_999) - 50_000,
      dia: '2026-01-31',
    }));
    const back = read(toCsv(rows, columns));
    expect(back).toHaveLength(rows.length + 1);
    rows.forEach((row, index) => {
      expect(back[index + 1]).toEqual(columns.map(({ value, format }) => csvCell(value(row), format)));
    });
  });

  it('never starts a text cell with a sign that runs', () => {
    const rows = ['=HYPERLINK("x")', '@SUM(A1)', '+1;2', '-A1'].map((nome) => ({
      nome,
      valorCents: -1,
      dia: null,
    }));
    for (const [nome, valor] of read(toCsv(rows, columns)).slice(1)) {
      expect(nome).toMatch(/^'/);
      expect(valor).toBe('-0,01');
    }
  });
});

describe('a packed column', () => {
  const formats: Format[] = [
    'text',
    'money',
    'date',
    'dateTime',
    'competencia',
    'cpf',
    'cnpj',
    'cns',
    'cco',
    'yesNo',
  ];
  interface Valor {
    readonly valor: CellValue;
  }
  const lines = (values: readonly CellValue[], format: Format): string => {
    const rows = values.map((valor): Valor => ({ valor }));
    // Two columns, so that a blank line cannot be mistaken for none.
    const pair = [columnsOf<Valor>().computed('valor', ({ valor }) => valor, { header: 'V' })].flatMap(
      (column) => [
        { ...column, format },
        { ...column, format, id: 'outra' },
      ],
    );
    const { columns: planned } = planOf({ kind: 'csv', rows, columns: pair, sheetName: '' });
    return csvHead(planned) + csvLines(packSlice(rows, pair), planned);
  };

  // Each text alone and each among harmless ones: the look at a whole column must find what the look at a cell finds.
  it.each(formats)('of format %s reads as its cells do', (format) => {
    for (const text of hostileTexts)
      for (const values of [[text], ['Silva', text], [text, 'Silva'], ['a', text, 'b'], [null, text, null]])
        expect(lines(values, format)).toBe(
          `\uFEFF${Papa.unparse([['V', 'V'], ...values.map((value) => [csvCell(value, format), csvCell(value, format)])], { delimiter: ';', newline: '\r\n' })}`,
        );
  });

  it('may mix numbers, texts and truths', () => {
    expect(lines([1, 'a', true, null, Number.NaN], 'money')).toBe(
      '\uFEFFV;V\r\n0,01;0,01\r\na;a\r\nSim;Sim\r\n;\r\n;',
    );
  });
});
