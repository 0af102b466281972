import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { columnsOf, type Column } from '../columns.ts';
import { hostileTexts } from './hostile.fake.ts';
import { packSlice } from './pack.ts';
import { planOf } from './planOf.ts';
import { createXlsx } from './xlsxWriter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

interface Linha {
  readonly nome: string | null;
  readonly codigo: string | null;
  readonly valorCents: number | null;
  readonly pontos: number | null;
  readonly dia: string | null;
  readonly ativo: boolean | null;
}
const { field, computed } = columnsOf<Linha>();
const columns = [
  field('nome', { header: 'Nome' }),
  field('codigo', { header: 'Código', footer: 'count' }),
  field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' }),
  field('pontos', { header: 'Parte', format: 'percent' }),
  field('dia', { header: 'Dia', format: 'date' }),
  field('ativo', { header: 'Ativo', footer: (rows) => `${rows.length} & fim` }),
];
const row = (change: Partial<Linha> = {}): Linha => ({
  nome: 'Álvaro',
  codigo: '000123',
  valorCents: -123_456,
  pontos: 7.2,
  dia: '2026-10-03',
  ativo: true,
  ...change,
});

function write(rows: readonly Linha[], of: readonly Column<Linha>[] = columns, size = 2) {
  const chunks: Uint8Array[] = [];
  const file = createXlsx(planOf({ rows, columns: of, sheetName: "D'Água" }), (chunk) => chunks.push(chunk));
  for (let from = 0; from < rows.length; from += size)
    file.write(packSlice(rows.slice(from, from + size), of));
  file.end();
  return Buffer.concat(chunks);
}
const parts = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
const sheetOf = (rows: readonly Linha[], of?: readonly Column<Linha>[]): string =>
  parts(write(rows, of))['xl/worksheets/sheet1.xml'] ?? '';
const cell = (xml: string, at: string): string =>
  new RegExp(`<c r="${at}"[^>]*>(.*?)</c>`, 's').exec(xml)?.[1] ?? '';

describe('a rate in the totals', () => {
  const rate = field('pontos', {
    header: 'Parte',
    format: 'percent',
    footer: () => '50,00%',
    ratio: { plus: ['valorCents'], minus: ['gastoCents'], per: 'baseCents' },
  });
  const gasto = computed('gastoCents', () => 100, { header: 'Gasto', format: 'money', footer: 'sum' });
  const base = computed('baseCents', () => 600, { header: 'Base', format: 'money', footer: 'sum' });
  const valor = field('valorCents', { header: 'Valor', format: 'money', footer: 'sum' });
  const rows = [row({ valorCents: 400 }), row({ valorCents: 400 })];

  it('is a formula of the subtotals, so that it follows the filters of the sheet', () => {
    const xml = sheetOf(rows, [valor, gasto, base, rate]);
    expect(cell(xml, 'D5')).toBe(
      '<f>IF(SUBTOTAL(109,C2:C3)=0,"",(SUBTOTAL(109,A2:A3)-SUBTOTAL(109,B2:B3))/SUBTOTAL(109,C2:C3))</f><v>0.5</v>',
    );
  });

  it('is the text on screen where a column of its sums is hidden', () => {
    expect(cell(sheetOf(rows, [valor, base, rate]), 'C5')).toContain('50,00%');
  });

  it('is blank where there is nothing to divide by', () => {
    const none = computed('baseCents', () => 0, { header: 'Base', format: 'money', footer: 'sum' });
    expect(cell(sheetOf(rows, [valor, gasto, none, rate]), 'D5')).not.toContain('<v>');
  });
});

describe('the package', () => {
  it('holds the parts that a spreadsheet needs, the list of them first', () => {
    expect(Object.keys(parts(write([row()])))).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'docProps/core.xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/worksheets/_rels/sheet1.xml.rels',
      'xl/tables/table1.xml',
      'xl/worksheets/sheet1.xml',
    ]);
  });

  it('is the same bytes for the same table, however it is cut into slices', () => {
    const rows = Array.from({ length: 9 }, (_item, index) => row({ codigo: String(index) }));
    expect(write(rows).equals(write(rows))).toBe(true);
    expect(parts(write(rows, columns, 4))).toEqual(parts(write(rows, columns, 9)));
  });

  it('tells when it was made, and not by whom', () => {
    vi.setSystemTime('2026-11-21T13:00:00.500Z');
    const { 'docProps/core.xml': core } = parts(write([row()]));
    expect(core).toContain("<dc:title>D'Água</dc:title>");
    expect(core).toContain('xsi:type="dcterms:W3CDTF">2026-11-21T13:00:00Z</dcterms:created>');
    expect(core).not.toMatch(/creator|lastModifiedBy/);
  });

  it('names the sheet and the line printed on every page', () => {
    const { 'xl/workbook.xml': workbook } = parts(write([row(), row()]));
    expect(workbook).toContain('<sheet name="D\'Água"');
    expect(workbook).toContain(">'D''Água'!$1:$1</definedName>");
  });
});

describe('the rows', () => {
  const table = 'xl/tables/table1.xml';
  const named = (header: string) => [field('nome', { header }), field('codigo', { header: 'Código' })];

  it('are a table, whose heads a screen reader says, without the totals', () => {
    const written = parts(
      write([row(), row()], [...columns.slice(0, 2), field('dia', { header: 'Dia & hora' })]),
    );
    expect(written[table]).toContain('ref="A1:C3" totalsRowShown="0"><autoFilter ref="A1:C3"/>');
    expect(written[table]).toContain(
      '<tableColumn id="1" name="Nome"/><tableColumn id="2" name="Código"/><tableColumn id="3" name="Dia &amp; hora"/>',
    );
    expect(written['xl/worksheets/sheet1.xml']).toMatch(
      /<tableParts count="1"><tablePart r:id="rId1"\/><\/tableParts><\/worksheet>$/,
    );
    expect(written['[Content_Types].xml']).toContain('PartName="/xl/tables/table1.xml"');
  });

  it.each([
    ['there are none', [], named('Nome')],
    ['two columns have one name', [row()], named('CÓDIGO')],
    ['a column has no name', [row()], named('')],
    ['a name is in two lines', [row()], named('Nome\nda mãe')],
  ])('are filtered as they stand where %s', (_, rows, of) => {
    const written = parts(write(rows, of));
    expect(Object.keys(written)).not.toContain(table);
    const range = `A1:B${rows.length + 1}`;
    expect(written['xl/worksheets/sheet1.xml']).toContain(`<autoFilter ref="${range}"/>`);
    expect(written['xl/worksheets/sheet1.xml']).not.toContain('tablePart');
    expect(written['xl/workbook.xml']).toContain(`>'D''Água'!$A$1:$B$${rows.length + 1}</definedName>`);
  });
});

describe('the sheet', () => {
  it('says on paper which page of how many it is', () => {
    expect(sheetOf([row()])).toMatch(
      /<pageSetup [^>]*\/><headerFooter><oddFooter>&amp;C&amp;P de &amp;N<\/oddFooter>/,
    );
  });

  it('types its cells', () => {
    const xml = sheetOf([row()]);
    expect(cell(xml, 'A2')).toBe('<is><t>Álvaro</t></is>');
    expect(cell(xml, 'B2')).toBe('<is><t>000123</t></is>');
    expect(cell(xml, 'C2')).toBe('<v>-1234.56</v>');
    expect(cell(xml, 'D2')).toBe('<v>7.2E-2</v>');
    expect(cell(xml, 'E2')).toBe('<v>46298</v>');
    expect(cell(xml, 'F2')).toBe('<is><t>Sim</t></is>');
  });

  it('has no cell for a blank', () => {
    const blank = { nome: ' ', codigo: null, valorCents: Number.NaN, pontos: null, dia: '', ativo: null };
    expect(sheetOf([row(), row(blank)])).toContain('<row r="3"></row>');
  });

  it('keeps as text a day that the calendar of spreadsheets does not have', () => {
    const xml = sheetOf([row({ dia: '2026-02-29' }), row({ dia: '1900-02-28' })]);
    expect([cell(xml, 'E2'), cell(xml, 'E3')]).toEqual([
      '<is><t>29/02/2026</t></is>',
      '<is><t>28/02/1900</t></is>',
    ]);
  });

  it('freezes the header', () => {
    const xml = sheetOf([row(), row(), row()]);
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toContain('<dimension ref="A1:F6"/>');
  });

  it('holds every hostile text without a character that XML cannot', () => {
    const xml = sheetOf(hostileTexts.map((nome) => row({ nome })));
    // eslint-disable-next-line no-control-regex
    expect(xml).not.toMatch(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\uD83D(?![\uDC00-\uDFFF])/);
    expect(xml).not.toContain('<f>=');
    hostileTexts.forEach((text, index) => {
      expect(cell(xml, `A${index + 2}`) === '').toBe(text.trim() === '');
    });
  });
});

describe('the totals', () => {
  it('stand after a blank row, live, with what the screen shows', () => {
    const xml = sheetOf([row(), row({ valorCents: 100 }), row({ valorCents: null })]);
    expect(xml).not.toContain('<row r="5">');
    expect(cell(xml, 'A6')).toBe('<is><t>Total</t></is>');
    expect(cell(xml, 'B6')).toBe('<f>SUBTOTAL(103,B2:B4)</f><v>3</v>');
    expect(cell(xml, 'C6')).toBe('<f>SUBTOTAL(109,C2:C4)</f><v>-1233.56</v>');
    expect(cell(xml, 'D6')).toBe('');
    expect(cell(xml, 'F6')).toBe('<is><t>3 &amp; fim</t></is>');
  });

  it('count by a column without blanks, and not live where every column has some', () => {
    const bare = [row({ codigo: null }), row()];
    expect(cell(sheetOf(bare), 'B5')).toBe('<f>SUBTOTAL(103,A2:A3)</f><v>2</v>');
    const none = { nome: null, codigo: null, valorCents: null, pontos: null, dia: null, ativo: null };
    expect(cell(sheetOf([row(none), row()]), 'B5')).toBe('<v>2</v>');
  });

  it('are plain zeros in an empty table', () => {
    const xml = sheetOf([]);
    expect([cell(xml, 'B3'), cell(xml, 'C3')]).toEqual(['<v>0</v>', '<v>0.00</v>']);
    expect(xml).toContain('<autoFilter ref="A1:F1"/>');
  });

  it('are left out where no column asks for one', () => {
    const xml = sheetOf([row()], [field('nome', { header: 'Nome' })]);
    expect(xml).toContain('<row r="2"><c r="A2"');
    expect(xml).not.toContain('<row r="4">');
  });

  it('sum a column that mixes numbers with texts', () => {
    const mixed = computed('misto', ({ valorCents, nome }) => valorCents ?? nome, {
      header: 'Misto',
      footer: 'sum',
    });
    const xml = sheetOf([row({ valorCents: 5 }), row({ valorCents: null }), row({ valorCents: 7 })], [mixed]);
    expect(cell(xml, 'A6')).toBe('<f>SUBTOTAL(109,A2:A4)</f><v>12</v>');
  });
});
