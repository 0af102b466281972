import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { columnsOf, type CellValue, type Format } from '../columns.ts';
import { csvCell } from './csvCell.ts';
import { createCsv, toCsv } from './csvWriter.ts';
import { hostileTexts } from './hostile.fake.ts';

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

describe('a column', () => {
  const formats: Format[] = [
    'text',
    'integer',
    'money',
    'percent',
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
  // Two columns, so that a blank line cannot be mistaken for none.
  const pairOf = (format: Format) =>
    ['valor', 'outra'].map((id) => ({
      ...columnsOf<Valor>().computed(id, ({ valor }) => valor, { header: 'V' }),
      format,
    }));
  const lines = (values: readonly CellValue[], format: Format): string =>
    toCsv(
      values.map((valor): Valor => ({ valor })),
      pairOf(format),
    );
  /** The same file written cell by cell; half a surrogate pair has no form in UTF-8. */
  const expected = (values: readonly CellValue[], format: Format): string => {
    const cells = values.map((value) => csvCell(value, format));
    const table = [['V', 'V'], ...cells.map((cell) => [cell, cell])];
    return `\uFEFF${Papa.unparse(table, { delimiter: ';', newline: '\r\n' })}`.toWellFormed();
  };

  it.each(formats)('of format %s reads as its cells do, whatever the texts', (format) => {
    for (const text of hostileTexts)
      for (const values of [[text], ['Silva', text, 'b'], [null, text, undefined]])
        expect(lines(values, format)).toBe(expected(values, format));
  });

  it.each(formats)('of format %s dresses its codes, and nothing that only looks like one', (format) => {
    const codes = [
      '2026-10-03',
      '2026/10/03',
      '2026-1O-03',
      '2026-10',
      '2026-10-03T12:30',
      '2026-10-03T12:30:00Z',
      '12345678909',
      '1234567890',
      '1234567890A',
      '123.456.789-09',
      '11222333000181',
      '12ABC34501DE35',
      '12abc34501de35',
      '123456789012',
      '700012345678901',
      '٢٠٢٦-١٠-٠٣',
    ];
    expect(lines(codes, format)).toBe(expected(codes, format));
  });

  it.each(['text', 'date'] as const)('of format %s writes every sign of every width', (format) => {
    const signs = Array.from({ length: 0x1_00_00 }, (_sign, code) => String.fromCharCode(code));
    const among = signs.map((sign) => `a${sign}b`);
    expect(lines(among, format)).toBe(expected(among, format));
    expect(lines(signs, format)).toBe(expected(signs, format));
    const last = signs.map((sign) => `a${sign}`);
    expect(lines(last, format)).toBe(expected(last, format));
  });

  it.each(formats)('of format %s writes every kind of number', (format) => {
    const near = [
      0, 0.01, 0.1, 0.29, 0.5, 1, 1.005, 9.99, 10, 99.9, 100, 1234.56, 4310, 1e6, 9_999_999.99, 1e7,
    ];
    const far = [
      1e9 - 1,
      1e9,
      1e9 + 1,
      0.1 + 0.2,
      1 / 3,
      1e-7,
      2 ** 31,
      2 ** 53,
      1e21,
      Number.MAX_VALUE,
      Number.NaN,
    ];
    const many = Array.from({ length: 20_000 }, (_item, index) => ((index * 48_271) % 2_147_483_647) / 100);
    const numbers = [...near, ...far, ...many, Infinity].flatMap((number) => [number, -number]);
    expect(lines(numbers, format)).toBe(expected(numbers, format));
  });

  it('may mix numbers, texts and truths', () => {
    expect(lines([1, 'a', true, null, Number.NaN], 'money')).toBe(
      '\uFEFFV;V\r\n0,01;0,01\r\na;a\r\nSim;Sim\r\n;\r\n;',
    );
  });
});

describe('a large file', () => {
  it('loses nothing where one chunk ends and the next begins', () => {
    const rows = Array.from({ length: 60_000 }, (_item, index) => ({
      nome: `São ${'é'.repeat(index % 90)} ${index}`,
      valorCents: index,
      dia: '2026-10-03',
    }));
    const chunks: number[] = [];
    const csv = createCsv(columns, (chunk) => chunks.push(chunk.length));
    csv.write(rows, 0, rows.length);
    csv.end();
    expect(chunks.length).toBeGreaterThan(1);
    const file = toCsv(rows, columns);
    expect(new TextEncoder().encode(file)).toHaveLength(chunks.reduce((sum, length) => sum + length, 0));
    const lines = rows.map((row) =>
      columns.map(({ value, format }) => csvCell(value(row), format)).join(';'),
    );
    expect(file === ['\uFEFFNome;Valor;Ativação', ...lines].join('\r\n')).toBe(true);
  });

  it('has room for wide texts wherever a chunk ends, and for those that go out on their own', () => {
    const wide = columnsOf<{ a: string }>();
    const wideColumns = ['1', '2', '3'].map((header) => wide.computed(header, ({ a }) => a, { header }));
    const rows = Array.from({ length: 700 }, (_item, index) => ({
      a: '漢'.repeat(index === 600 ? 1_001 : 1_000 - (index % 7)),
    }));
    const lines = rows.map(({ a }) => [a, a, a].join(';'));
    expect(toCsv(rows, wideColumns) === ['\uFEFF1;2;3', ...lines].join('\r\n')).toBe(true);
  });

  it('takes a text longer than a chunk', () => {
    const nome = 'ção'.repeat(1_000_000);
    const file = toCsv([{ nome, valorCents: 1, dia: null }], columns);
    expect(file === `\uFEFFNome;Valor;Ativação\r\n${nome};0,01;`).toBe(true);
  });
});
