import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { ReportTable } from '../../packages/ui/src/report-table/ReportTable.tsx';
import { useReportView, type ReportView } from '../../packages/ui/src/report-table/useReportView.ts';
import { GlobalStyle } from '../../packages/ui/src/theme/GlobalStyle.tsx';
import { benchColumns, type BenchRow } from './columns.ts';
import { Place } from './Place.tsx';

let view: ReportView<BenchRow> | null = null;
let root: Root | null = null;

const keep = (next: ReportView<BenchRow>) => {
  view = next;
};

function Report({ rows }: { readonly rows: readonly BenchRow[] }) {
  const now = useReportView(benchColumns, rows, { paging: null });
  keep(now);
  return (
    <Place>
      <ReportTable label="Beneficiários" view={now} rowKey={({ matricula }) => String(matricula)} />
    </Place>
  );
}

const known = (): ReportView<BenchRow> => {
  if (!view) throw new Error('not mounted');
  return view;
};

/** The topmost row drawn under the header. */
function visibleFirstRow(): Partial<BenchRow> | null {
  const top = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  for (const line of document.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')) {
    if (line.getBoundingClientRect().bottom <= top + 2) continue;
    const [matricula, nome, dataMensalidade] = [...line.cells].map((cell) => cell.textContent);
    return { matricula: matricula ?? '', nome: nome ?? '', dataMensalidade: dataMensalidade ?? '' };
  }
  return null;
}

/** The steps that the runner takes on our table. */
export const driver = {
  foldsAccents: true,
  mount: (rows: readonly BenchRow[]) => {
    root = createRoot(document.getElementById('root') as HTMLElement);
    root.render(
      <>
        <GlobalStyle />
        <Report rows={rows} />
      </>,
    );
  },
  filter: (column: string, text: string) =>
    flushSync(() => known().setFilter(column, { kind: 'typed', text })),
  clearFilter: () => flushSync(() => known().clearFilters()),
  sort: (column: string, direction: 'asc' | 'desc' | null) =>
    flushSync(() =>
      known().setSorting(
        direction === null
          ? []
          : [{ columnId: column, direction: direction === 'asc' ? 'ascending' : 'descending' }],
      ),
    ),
  exportCsv: async () => {
    const { exportFile } = await import('../../packages/ui/src/report-table/files/exportFile.ts');
    const { selection, visibleColumns } = known();
    return exportFile({
      kind: 'csv',
      rows: selection.rows,
      columns: visibleColumns,
      sheetName: 'Beneficiários',
    });
  },
  visibleFirstRow,
  count: () => view?.count ?? 0,
  unmount: () => {
    root?.unmount();
    root = null;
    view = null;
  },
};

export type Driver = typeof driver;
