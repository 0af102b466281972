import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Heading } from '../text/Heading.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { BodyRows } from './BodyRows.tsx';
import { HeadCell } from './HeadCell.tsx';
import { NoResult } from './NoResult.tsx';
import { Pager } from './Pager.tsx';
import { Frame, Head, Scroll, Sheet } from './parts.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { ToolsLine } from './ToolsLine.tsx';
import { TotalsRow } from './TotalsRow.tsx';
import type { ReportView } from './view.types.ts';

/** What a ReportTable takes. Filters, order, page and export live in `view`, which the screen shares with its cards and buttons. */
export interface ReportTableProps<Row> {
  /** Name of the table for screen readers and of its pager. */
  readonly label: string;
  readonly view: ReportView<Row>;
  /** A key that stays with the row; `index` counts over all filtered rows. */
  readonly rowKey: (row: Row, index: number) => string;
  /** Shown over the table. */
  readonly title?: string | undefined;
  readonly isLoading?: boolean | undefined;
  /** There are no rows at all. Default 'Nenhum registro encontrado.' */
  readonly emptyText?: string | undefined;
  /** Nothing was searched yet. */
  readonly idleText?: string | undefined;
  /** The rows could not be read. */
  readonly error?: { readonly message: string; readonly retry: () => void } | undefined;
  /** Adds 'Exportar CSV' to the tools; a page with its own export button calls `view.toCsv()` instead. */
  readonly exports?: { readonly fileName: string } | undefined;
  /** Buttons at the end of each row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
}

/** Rows with filters, order, totals, pages and every state in between; header, totals and first column stay in sight. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, view, title, rowActions, isLoading = false } = props;
  const hasRows = !isLoading && !props.error && view.filteredRows.length > 0;
  return (
    <Frame aria-label={label}>
      {title && <Heading level={2}>{title}</Heading>}
      <ToolsLine view={view} fileName={props.exports?.fileName} />
      {view.paging?.position === 'both' && <Pager view={view} label={`${label}, no alto`} />}
      <Scroll role="group" tabIndex={0} aria-label={`Tabela ${label}`} aria-busy={isLoading}>
        <Sheet aria-label={label} aria-rowcount={view.filteredRows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {view.visibleColumns.map((column) => (
                <HeadCell key={column.id} column={column} view={view} />
              ))}
              {rowActions && (
                <Head scope="col" $align="end" data-acts="">
                  Ações
                </Head>
              )}
            </tr>
          </thead>
          {isLoading && <SkeletonRows view={view} />}
          {hasRows && <BodyRows view={view} rowKey={props.rowKey} rowActions={rowActions} />}
          {hasRows && <TotalsRow view={view} hasActs={rowActions !== undefined} />}
        </Sheet>
        {isLoading ? <VisuallyHidden>Carregando…</VisuallyHidden> : !hasRows && <Instead {...props} />}
      </Scroll>
      {view.paging && <Pager view={view} label={label} />}
    </Frame>
  );
}

/** What stands in the place of rows. */
function Instead<Row>({ view, error, emptyText, idleText }: ReportTableProps<Row>) {
  if (error) return <ErrorState onRetry={error.retry}>{error.message}</ErrorState>;
  if (view.rows === undefined) return idleText === undefined ? null : <EmptyState title={idleText} />;
  if (view.rows.length === 0) return <EmptyState title={emptyText ?? 'Nenhum registro encontrado.'} />;
  return <NoResult view={view} />;
}
