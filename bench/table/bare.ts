import type { CellValue, Format } from '../../packages/ui/src/report-table/columns.ts';
import { benchColumns, type BenchRow } from './columns.ts';

const SHOWN = 20;
const collator = new Intl.Collator('pt-BR');
const keys = benchColumns.map(({ id }) => id);

/** A value as the file has it; none of the bench needs quotes or a guard. */
const written = (value: CellValue, format: Format): string => {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = String(value ?? '');
  if (text === '' || (format !== 'date' && format !== 'competencia')) return text;
  const month = `${text.slice(5, 7)}/${text.slice(0, 4)}`;
  return format === 'date' ? `${text.slice(8)}/${month}` : month;
};

/**
 * The least that shows, filters, sorts and writes rows: plain loops and a plain table of the rows in sight, drawn anew each time. It has nothing
 * but the rows: what a search, an order or a file needs of them is worked out while the clock runs. Its file has the same bytes as ours.
 */
export const bareTable = () => {
  let all: readonly BenchRow[] = [];
  let rows: readonly BenchRow[] = [];
  const place = document.createElement('table');

  const draw = (next: readonly BenchRow[]): void => {
    rows = next;
    place.replaceChildren(
      ...rows.slice(0, SHOWN).map((row) => {
        const line = document.createElement('tr');
        for (const key of keys) line.insertCell().textContent = String(row[key]);
        return line;
      }),
    );
  };

  return {
    mount: (given: readonly BenchRow[]) => {
      all = given;
      document.body.append(place);
      draw(all);
    },
    filter: (text: string) =>
      draw(all.filter(({ nome }) => String(nome).toLowerCase().includes(text.toLowerCase()))),
    clearFilter: () => draw(all),
    sort: () => draw(all.toSorted((a, b) => collator.compare(String(a['nome']), String(b['nome'])))),
    exportCsv: () => {
      const lines = rows.map((row) =>
        benchColumns.map(({ value, format }) => written(value(row), format)).join(';'),
      );
      const head = benchColumns.map(({ header }) => header).join(';');
      return new Blob([`\uFEFF${[head, ...lines].join('\r\n')}`]);
    },
    first: () => place.rows[0]?.cells[0]?.textContent,
    count: () => rows.length,
    unmount: () => place.remove(),
  };
};
