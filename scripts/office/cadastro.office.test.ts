import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardFormula } from '../../packages/ui/src/report-table/files/csvCell.ts';
import { foundOf } from './expected.ts';
import { expectedOfScreen, numberOf, travelled } from './ofScreen.ts';
import { cellAt, type OfficeCell, readCells } from './readCells.ts';
import { type TakenReport, takeReports } from './screens/takeReports.ts';
import { type Office, openOffice } from './soffice.ts';

// ';' and '"', UTF-8, from line 1, Portuguese of Brazil; first as Excel opens a CSV by a double click (formulas run), then
// with every column marked as text.
const asExcel = 'Text - txt - csv (StarCalc):59,34,76,1,,1046,false,true,false,false,false,0,true';
const textColumns = Array.from({ length: 60 }, (_item, index) => `${index + 1}/2`).join('/');
const asText = `Text - txt - csv (StarCalc):59,34,76,1,${textColumns},1046,false,false,false,false,false,0,false`;

type Sheet = readonly (readonly OfficeCell[])[];
type Opened = ReadonlyMap<string, Sheet>;

let office: Office;
let taken: readonly TakenReport[];
let sheets: Opened;
let clicked: Opened;
let texts: Opened;
beforeAll(async () => {
  taken = await takeReports();
  office = openOffice();
  const open = async (kind: 'csv' | 'xlsx', filter?: string): Promise<Opened> => {
    const files = new Map(taken.map((report) => [`${report.name}.${kind}`, report[kind]]));
    const documents = await office.openAll(files, filter);
    return new Map(
      taken.map(({ name }) => [name, readCells(documents.get(`${name}.${kind}`) ?? '')] as const),
    );
  };
  sheets = await open('xlsx');
  clicked = await open('csv', asExcel);
  texts = await open('csv', asText);
}, 480_000);
afterAll(() => office?.close());

const cadastro = join(import.meta.dirname, '../../packages/screens/src/cadastro');
const listed = readFileSync(join(import.meta.dirname, 'screens/reports.ts'), 'utf8');

/** Each cell of each report: by row and column, with the expected value in a file. */
const everyCell = <Result>(
  of: Opened,
  make: (cell: OfficeCell, shown: string, format: string) => Result,
): Record<string, Result[][]> =>
  Object.fromEntries(
    taken.map(({ name, columns, shown }) => [
      name,
      shown.body.map((row, index) =>
        columns.map(({ format }, column) =>
          make(cellAt(of.get(name) ?? [], index + 1, column), row[column] ?? '', format),
        ),
      ),
    ]),
  );

/** The screen says the unit of money once, in the header (REL-21); a file says it in the cells, or not at all. */
const labelOnScreen = ({ header, format }: TakenReport['columns'][number]): string =>
  format === 'money' ? `${header} (R$)` : header;
const withoutUnit = (money: string): string => money.replace(/R\$[\u00A0 ]/, '');

const formulasOf = (sheet: Sheet | undefined, from = 0, to?: number) =>
  (sheet ?? []).slice(from, to).flatMap((row) => row.filter(({ formula }) => formula !== undefined));

describe('the reports of Cadastro', () => {
  it('are all here', () => {
    const exported = readdirSync(cadastro, { recursive: true, encoding: 'utf8' })
      .filter((file) => /Columns\.tsx?$/.test(file))
      .flatMap((file) => [
        ...readFileSync(join(cadastro, file), 'utf8').matchAll(/^export const (\w+Columns)\b/gm),
      ])
      .map(([, name]) => name ?? '');
    // The declared reports come by themselves, each under its name.
    expect(exported.length).toBeGreaterThan(5);
    expect(taken.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['auxilio-funeral', 'pagamento-vencido']),
    );
    const isListed = (name: string) => new RegExp(`report\\([^;]*?\\b${name}\\b`).test(listed);
    expect(exported.filter((name) => !isListed(name))).toEqual([]);
  });

  it('are drawn whole, with odd texts, negative money, leading zeros and accents among them', () => {
    for (const { name, columns, rowCount, shown } of taken) {
      expect(shown.head, name).toEqual(columns.map(labelOnScreen));
      expect(shown.body, name).toHaveLength(rowCount);
      expect(new Set(shown.body.map((row) => row.length)), name).toEqual(new Set([columns.length]));
      const all = shown.body.flat();
      for (const text of ["=cmd|' /C calc'!A0", '000123', '12345678901234567', 'emoji 😀 e acentos: ação'])
        expect(all, name).toContain(text);
    }
    expect(taken.flatMap(({ shown }) => shown.body.flat())).toContain('−12.345,67');
  });
});

describe('their spreadsheets, opened by LibreOffice', () => {
  it('have the labels of the screen', () => {
    for (const { name, columns } of taken)
      expect(columns.map((_column, at) => cellAt(sheets.get(name) ?? [], 0, at).value)).toEqual(
        columns.map(({ header }) => header),
      );
  });

  it('hold every cell of the screen, with its type', () => {
    expect(everyCell(sheets, (cell) => foundOf(cell))).toEqual(
      everyCell(sheets, (_cell, shown, format) =>
        expectedOfScreen(shown, format, { percent: 1, leastDay: '1900-03-01' }),
      ),
    );
  });

  it('show every cell as the screen does', () => {
    // No sheet format can omit the comma when no decimals follow, so percentages have two.
    const written = (text: string, format: string) => {
      if (format === 'number') return String(numberOf(text));
      if (format === 'money') return withoutUnit(text);
      return format === 'percent' ? `${numberOf(text)}%` : text;
    };
    expect(everyCell(sheets, ({ shown }, _text, format) => shown && written(shown, format))).toEqual(
      everyCell(sheets, (_cell, shown, format) => (shown === '—' ? '' : written(travelled(shown), format))),
    );
  });

  it('show the totals of the screen, below a line', () => {
    for (const { name, rowCount, shown } of taken) {
      const found = (shown.foot ?? []).map((_total, column) =>
        withoutUnit(cellAt(sheets.get(name) ?? [], rowCount + 2, column).shown.replace(/^Total$/, '')),
      );
      expect(found, name).toEqual((shown.foot ?? []).map((total) => total.replaceAll('\u00A0', ' ')));
    }
  });

  it('run no text as a formula', () => {
    for (const { name, rowCount } of taken)
      expect(formulasOf(sheets.get(name), 0, rowCount + 2), name).toEqual([]);
  });
});

describe('their CSVs, opened with every column as text', () => {
  it('have the labels of the screen and as many lines', () => {
    for (const { name, columns, rowCount } of taken) {
      const sheet = texts.get(name) ?? [];
      expect(columns.map((_column, at) => cellAt(sheet, 0, at).value)).toEqual(
        columns.map(({ header }) => header),
      );
      expect(
        sheet.findLastIndex((row) => row.some(({ value }) => value !== '')),
        name,
      ).toBe(rowCount);
    }
  });

  it('hold every cell of the screen: numbers bare, texts guarded', () => {
    const isNumber = (format: string) => ['money', 'integer', 'percent', 'number'].includes(format);
    expect(
      everyCell(texts, ({ value }, _shown, format) =>
        isNumber(format) && value !== '' ? Number(String(value).replace(',', '.')) : value,
      ),
    ).toEqual(
      everyCell(texts, (_cell, shown, format) => {
        if (shown === '—') return '';
        return isNumber(format) ? numberOf(shown) : travelled(guardFormula(shown));
      }),
    );
  });
});

describe('their CSVs, opened as Excel opens them', () => {
  it('run no text as a formula', () => {
    for (const { name } of taken) expect(formulasOf(clicked.get(name)), name).toEqual([]);
  });

  it('hold every number and every day of the screen, with its type', () => {
    // Months arrive as the text on screen: only our own spreadsheet marks them as dates.
    const isTyped = (format: string) =>
      ['money', 'integer', 'percent', 'number', 'date', 'dateTime'].includes(format);
    expect(everyCell(clicked, (cell, _shown, format) => isTyped(format) && foundOf(cell))).toEqual(
      everyCell(
        clicked,
        (_cell, shown, format) =>
          isTyped(format) && expectedOfScreen(shown, format, { percent: 100, leastDay: '1900-01-01' }),
      ),
    );
  });

  it('hold every name with its accents, its quotes and its line breaks', () => {
    const isPlain = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text) && text.length > 4;
    const only = (of: (cell: OfficeCell, shown: string) => unknown) =>
      everyCell(clicked, (cell, shown, format) => format === 'text' && isPlain(shown) && of(cell, shown));
    expect(only(({ value }) => value)).toEqual(only((_cell, shown) => travelled(guardFormula(shown))));
  });
});
