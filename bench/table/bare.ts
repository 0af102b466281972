import { benchColumns, type BenchRow } from './columns.ts';

const SHOWN = 20;
const collator = new Intl.Collator('pt-BR');
const keys = benchColumns.map(({ id }) => id);

/** The least that shows, filters, sorts and writes rows: plain loops and a plain table of the rows in sight, drawn anew each time. */
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
      const lines = rows.map((row) => keys.map((key) => `"${String(row[key])}"`).join(';'));
      return new Blob([lines.join('\r\n')]);
    },
    first: () => place.rows[0]?.cells[0]?.textContent,
    count: () => rows.length,
    unmount: () => place.remove(),
  };
};
