import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf, type CellValue, type Format } from './columns.ts';
import { csvCell, guardFormula, toCsv } from './csv.ts';

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

describe('a cell of the file', () => {
  it.each<[CellValue, Format, string]>([
    [123456, 'money', '1234,56'],
    [-123456, 'money', '-1234,56'],
    [5, 'money', '0,05'],
    [100, 'money', '1,00'],
    [4310, 'integer', '4310'],
    [-7, 'integer', '-7'],
    [7.2, 'percent', '7,2'],
    [0.1 + 0.2, 'percent', '0,3'],
    ['2026-10-03', 'date', '03/10/2026'],
    ['2026-10', 'competencia', '10/2026'],
    ['12345678909', 'cpf', '123.456.789-09'],
    [true, 'yesNo', 'Sim'],
    [null, 'money', ''],
    ['', 'text', ''],
    [Number.NaN, 'money', ''],
    ['=1+1', 'date', "'=1+1"],
  ])('of %j as %s is %j', (value, format, text) => {
    expect(csvCell(value, format)).toBe(text);
  });
});

describe('the guard against formulas', () => {
  it.each(['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠'])(
    'puts an apostrophe before a text that starts with %j',
    (sign) => {
      expect(guardFormula(`${sign}cmd|' /C calc'!A0`)).toBe(`'${sign}cmd|' /C calc'!A0`);
    },
  );

  it.each(['-1.234,56', '-12', '1.234', '-0,5', '-1234,567', 'Silva', "'=1", ' =1', ''])(
    'leaves %j as it is',
    (text) => {
      expect(guardFormula(text)).toBe(text);
    },
  );

  it.each(['-1+1', '-1.23.4', '+55 11 98888-7777', '-1,2,3', '-', '+12', '-1\n=2'])(
    'does not take %j for a number',
    (text) => {
      expect(guardFormula(text)).toBe(`'${text}`);
    },
  );
});

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

  it('comes back cell by cell, whatever the texts hold', () => {
    const pieces = ['a', ';', '"', '\r', '\n', '\r\n', ',', ' ', "'", 'ção', '\t', '😀', '=', '-', '\uFEFF'];
    let seed = 7;
    const draw = (limit: number): number => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % limit;
    };
    const text = (): string =>
      Array.from({ length: 1 + draw(6) }, () => pieces[draw(pieces.length)]).join('');
    const rows: Linha[] = Array.from({ length: 400 }, () => ({
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
