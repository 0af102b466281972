import { describe, expect, it } from 'vitest';
import type { CellValue, Format } from '../columns.ts';
import { copyBlock } from './copyBlock.ts';

const block = (value: CellValue, format: Format) => copyBlock([[{ value, format }]]);
const cellOf = (html: string): string => /<td.*<\/td>/s.exec(html)?.[0] ?? '';

describe('a copied block as text', () => {
  it.each<[CellValue, Format, string]>([
    [123_456, 'money', '1234,56'],
    [-1, 'money', '-0,01'],
    [4310, 'integer', '4310'],
    [7.2, 'percent', '7,2'],
    ['2026-10-03', 'date', '03/10/2026'],
    ['000123', 'text', '000123'],
    [true, 'yesNo', 'Sim'],
    [null, 'text', ''],
    ['=1+1', 'text', "'=1+1"],
    ['tab\tno meio', 'text', '"tab\tno meio"'],
    ['duas\nlinhas', 'text', '"duas\nlinhas"'],
    ['aspas "x"', 'text', '"aspas ""x"""'],
  ])('writes %j as %s so: %j', (value, format, text) => {
    expect(block(value, format).text).toBe(text);
  });

  it('parts cells by tabs and lines by CRLF', () => {
    const cells = [1, 2].map((line) =>
      ['a', 'b'].map((value) => ({ value: `${value}${line}`, format: 'text' as const })),
    );
    expect(copyBlock(cells).text).toBe('a1\tb1\r\na2\tb2');
    expect(copyBlock(cells).html.match(/<tr>/g)).toHaveLength(2);
  });

  it('may be empty', () => {
    expect(copyBlock([]).text).toBe('');
  });
});

describe('a copied block as a table', () => {
  it.each<[CellValue, Format, string]>([
    [
      123_456,
      'money',
      '<td align="right" sdval="1234.56" sdnum="1033;1046;#.##0,00" x:num="1234.56">1234,56</td>',
    ],
    [1.5, 'text', '<td align="right" sdval="1.5" sdnum="1033;" x:num="1.5">1,5</td>'],
    ['000123', 'text', `<td style="mso-number-format:'\\@'" sdnum="1033;1046;@">000123</td>`],
    [
      '2026-10-03',
      'date',
      String.raw`<td style="mso-number-format:'dd\/mm\/yyyy'" sdval="46298" sdnum="1033;1046;DD/MM/AAAA" x:num="46298">03/10/2026</td>`,
    ],
    [null, 'money', '<td></td>'],
    [Number.NaN, 'money', '<td></td>'],
    ['  ', 'text', '<td></td>'],
  ])('writes %j as %s with its type', (value, format, cell) => {
    expect(cellOf(block(value, format).html)).toBe(cell);
  });

  it('lets no text become markup, a formula mark or a second cell', () => {
    const html = cellOf(block('<img src=x onerror="a">&\n=1\0\t', 'text').html);
    expect(html).toContain(
      '>&lt;img src=x onerror=&quot;a&quot;&gt;&amp;<br style="mso-data-placement:same-cell">=1  </td>',
    );
  });
});
