/** One cell as LibreOffice holds it. */
export interface OfficeCell {
  /** 'string', 'float', 'currency', 'percentage', 'date', 'boolean'; '' for a blank. */
  readonly type: string;
  /** The number, the date as ISO 8601, or the text: the value, not how it is shown. */
  readonly value: string | number;
  /** Text of the cell in the sheet. */
  readonly shown: string;
  readonly formula: string | undefined;
}

const blank: OfficeCell = { type: '', value: '', shown: '', formula: undefined };

const decode = (text: string): string =>
  text
    .replaceAll(/&#x([0-9A-Fa-f]+);/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** The text of a cell: paragraphs parted by line feeds, runs of spaces written out. */
function textOf(inner: string): string {
  const paragraphs = Array.from(
    inner.matchAll(/<text:p(?:\s[^>]*)?(?:\/>|>([\s\S]*?)<\/text:p>)/g),
    ([, text]) =>
      (text ?? '')
        .replaceAll(/<text:s(?:\s+text:c="(\d+)")?\s*\/>/g, (_all, count?: string) =>
          ' '.repeat(Number(count ?? 1)),
        )
        .replaceAll(/<text:tab\s*\/>/g, '\t')
        .replaceAll(/<text:line-break\s*\/>/g, '\n')
        .replaceAll(/<[^>]+>/g, ''),
  );
  return decode(paragraphs.join('\n'));
}

function cellOf(tag: string, inner: string): OfficeCell {
  const type = attribute(tag, 'office:value-type') ?? '';
  const shown = textOf(inner);
  const number = attribute(tag, 'office:value');
  const value =
    number === undefined
      ? (attribute(tag, 'office:date-value') ??
        attribute(tag, 'office:boolean-value') ??
        attribute(tag, 'office:string-value') ??
        shown)
      : Number(number);
  return { type, value, shown, formula: attribute(tag, 'table:formula') };
}

const repeated = <Item>(item: Item, count: string | undefined, most: number): Item[] =>
  Array.from({ length: Math.min(most, Number(count ?? 1)) }, () => item);

/** The cells of the first sheet of a flat ODS document, row by row; at most 200 rows of 40 columns. */
export function readCells(document: string): readonly (readonly OfficeCell[])[] {
  const sheet = /<table:table\s[\s\S]*?<\/table:table>/.exec(document)?.[0] ?? '';
  const rows = sheet.matchAll(/<table:table-row([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-row>)/g);
  return Array.from(rows, ([, rowTag = '', inner = '']) => {
    const cells = Array.from(
      inner.matchAll(/<table:table-cell([^>]*?)(?:\/>|>([\s\S]*?)<\/table:table-cell>)/g),
      ([, tag = '', content = '']) =>
        repeated(cellOf(tag, content), attribute(tag, 'table:number-columns-repeated'), 40),
    ).flat();
    return repeated(cells, attribute(rowTag, 'table:number-rows-repeated'), 200);
  })
    .flat()
    .slice(0, 200);
}

/** The cell of a row and a column, both counted from 0; a blank where there is none. */
export const cellAt = (cells: readonly (readonly OfficeCell[])[], row: number, column: number): OfficeCell =>
  cells[row]?.[column] ?? blank;
