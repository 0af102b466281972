import '../../../apps/backoffice/src/trusted-types.ts';
import { columnsOf } from '../../../packages/ui/src/report-table/columns.ts';
import { exportFile } from '../../../packages/ui/src/report-table/files/exportFile.ts';

const names = ['Álvaro da Silva', 'Maria Aparecida', 'Plano Ouro Família', 'Salvador', 'BA', 'Ativo'];
const widths = Array.from({ length: 19 }, (_item, column) => `c${column}`);
type Row = Readonly<Record<string, string>>;

// Through JSON, like a reply: the strings are then flat, not ropes still to be joined.
const rowsOf = (count: number): readonly Row[] =>
  JSON.parse(
    JSON.stringify(
      Array.from({ length: count }, (_item, row) =>
        Object.fromEntries(
          widths.map((key, column) => [key, `${names[(row + column) % names.length]} ${row * 31 + column}`]),
        ),
      ),
    ),
  ) as readonly Row[];

const { field } = columnsOf<Row>();
const columns = widths.map((key) => field(key, { header: key, footer: 'count' }));

/** The longest task on the page, in milliseconds, while `work` ran. */
async function watched<Result>(work: () => Promise<Result>): Promise<{ result: Result; longest: number }> {
  let longest = 0;
  let last = performance.now();
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  const result = await work();
  port1.close();
  return { result, longest };
}

let rows: readonly Row[] = [];
const sizeOf = async (kind: 'csv' | 'xlsx'): Promise<number> =>
  (await exportFile({ kind, rows, columns, sheetName: 'Medida' })).size;

/** Calls of the runner; each returns bytes, except `longestTask`, which returns milliseconds. */
const bench = {
  fill: (count: number): void => {
    rows = rowsOf(count);
  },
  /** The cheapest CSV of these rows: quotes around each text, joined. */
  bareLoop: (): number => {
    const lines = rows.map((row) => columns.map(({ value }) => `"${String(value(row))}"`).join(';'));
    return new Blob([lines.join('\r\n')]).size;
  },
  /** The least that the sheet of a spreadsheet costs: one text of cells, compressed by the browser. */
  bareSheet: async (): Promise<number> => {
    const cells = (row: Row) =>
      columns.map(({ value }) => `<c t="inlineStr"><is><t>${String(value(row))}</t></is></c>`).join('');
    const sheet = new Blob([rows.map((row) => `<row>${cells(row)}</row>`).join('')]);
    const packed = sheet.stream().pipeThrough(new CompressionStream('deflate-raw'));
    return (await new Response(packed).blob()).size;
  },
  csv: () => sizeOf('csv'),
  xlsx: () => sizeOf('xlsx'),
  longestTask: async (kind: 'csv' | 'xlsx'): Promise<number> => (await watched(() => sizeOf(kind))).longest,
};

export type Bench = typeof bench;
Object.assign(window, { bench });
