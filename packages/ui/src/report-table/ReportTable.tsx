import { Suspense, useState, type ReactNode } from 'react';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { ErrorState } from '../error-state/ErrorState.tsx';
import { Heading } from '../text/Heading.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { Expand } from './grid/DetailRow.tsx';
import { useIsNarrow } from '../theme/useMedia.ts';
import { cardPartsOf } from './cards.ts';
import { GridTable } from './grid/GridTable.tsx';
import { isBlock } from './grid/gridKeys.ts';
import { useActive } from './grid/useActive.ts';
import { useChosen } from './grid/useChosen.ts';
import { Pager } from './Pager.tsx';
import { Foot, Frame } from './parts.ts';
import type { RowChoice } from './tools/BulkBar.tsx';
import { RowCount } from './tools/RowCount.tsx';
import type { Stale } from './tools/StaleRows.tsx';
import { ToolsLine } from './tools/ToolsLine.tsx';
import type { ExportNames } from './tools/useExport.ts';
import type { ReportView } from './view.types.ts';
import { lazyPart } from '../lazy-part/lazyPart.tsx';

const BulkBar = lazyPart(() => import('./tools/BulkBar.tsx').then((module) => module.BulkBar));
const ExportMenu = lazyPart(() => import('./tools/ExportMenu.tsx').then((module) => module.ExportMenu));
const NoResult = lazyPart(() => import('./NoResult.tsx').then((module) => module.NoResult));
const SumsBar = lazyPart(() => import('./tools/SumsBar.tsx').then((module) => module.SumsBar));
const ShortcutsDialog = lazyPart(() =>
  import('./tools/ShortcutsDialog.tsx').then((module) => module.ShortcutsDialog),
);

/** The props of a table besides its view. */
export interface ReportTableOptions<Row> {
  /** Name of the table for screen readers and of its pager. */
  readonly label: string;
  /** A key that is stable for the row; `index` counts over all filtered rows. */
  readonly rowKey: (row: Row, index: number) => string;
  /** Heading over the table. */
  readonly title?: string | undefined;
  /** True while the rows load. */
  readonly isLoading?: boolean | undefined;
  /** Text when there are no rows at all. Default 'Nenhum registro encontrado.' */
  readonly emptyText?: string | undefined;
  /** Text before the first search. */
  readonly idleText?: string | undefined;
  /** Failure of reading the rows. */
  readonly error?: { readonly message: string; readonly retry: () => void } | undefined;
  /** Set when the last question failed and the rows are older. The line of tools shows it. */
  readonly stale?: Stale | undefined;
  /** Adds CSV, spreadsheet and print to the tools. A page with them in its header uses `ExportMenu` there instead. */
  readonly exports?: ExportNames | undefined;
  /** More buttons on the line of tools, before the table's own. */
  readonly tools?: ReactNode;
  /** The indicators of the rows, at the left of the line of tools. */
  readonly figures?: ReactNode;
  /** The buttons at the end of a row. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The detail that opens under a row. */
  readonly expand?: Expand<Row> | undefined;
  /** Check boxes for the rows, and the acts for the chosen ones. */
  readonly selection?: RowChoice<Row> | undefined;
}

/**
 * Props of a table. Filters, order, page and export are in `view`, which the screen shares with its cards and
 * buttons.
 */
export interface ReportTableProps<Row> extends ReportTableOptions<Row> {
  /** Rows, order, filters and layout, from `useReportView`. */
  readonly view: ReportView<Row>;
}

/**
 * A table with filters, order, totals, pages and all states. Header, totals and first column stay visible while
 * scrolling.
 */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { label, view, title, rowActions, selection: choice, isLoading = false } = props;
  const [isHelping, setIsHelping] = useState(false);
  const active = useActive();
  const isPhone = useIsNarrow();
  const cardParts = isPhone
    ? cardPartsOf(view.visibleColumns, { hasChoice: choice !== undefined, hasActs: rowActions !== undefined })
    : null;
  const chosen = useChosen(view, props.rowKey);
  const hasRows = !isLoading && !props.error && view.count > 0;
  /** Number of the table's own columns (check box, arrow), which precede those of the report. */
  const lead = (choice ? 1 : 0) + (props.expand ? 1 : 0);
  const bulk =
    choice && chosen.count > 0 ? <BulkBar chosen={chosen} count={view.count} choice={choice} /> : undefined;
  return (
    <Frame aria-label={label}>
      {title && <Heading level={2}>{title}</Heading>}
      <ToolsLine
        view={view}
        stale={props.stale}
        bulk={bulk}
        sums={
          active.block &&
          isBlock(active.block) &&
          hasRows && <SumsBar view={view} block={active.block} lead={lead} />
        }
        exports={
          props.exports && <ExportMenu view={view} {...props.exports} title={props.exports.title ?? label} />
        }
        tools={props.tools}
        figures={props.figures}
        isPhone={isPhone}
        canChooseRows={cardParts !== null}
        onHelp={() => setIsHelping(true)}
      />
      {view.paging?.position === 'both' && <Pager view={view} label={`${label}, no alto`} />}
      <GridTable
        label={label}
        view={view}
        rowKey={props.rowKey}
        isLoading={isLoading}
        hasRows={hasRows}
        active={active}
        chosen={choice ? chosen : null}
        expand={props.expand}
        rowActions={rowActions}
        isPhone={isPhone}
        cardParts={view.phoneRows === 'cards' ? cardParts : null}
        onHelp={() => setIsHelping(true)}
      >
        {isLoading ? <VisuallyHidden>Carregando…</VisuallyHidden> : !hasRows && <Instead {...props} />}
      </GridTable>
      <Foot>
        <RowCount view={view} />
        {view.paging && <Pager view={view} label={label} />}
      </Foot>
      {isHelping && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsHelping(false)} />
        </Suspense>
      )}
    </Frame>
  );
}

/** The content instead of rows: an error, or a text for no rows. */
function Instead<Row>({ view, error, emptyText, idleText }: ReportTableProps<Row>) {
  if (error) return <ErrorState onRetry={error.retry}>{error.message}</ErrorState>;
  if (view.rows === undefined) return idleText === undefined ? null : <EmptyState title={idleText} />;
  if (view.total === 0) return <EmptyState title={emptyText ?? 'Nenhum registro encontrado.'} />;
  return (
    <Suspense>
      <NoResult view={view} />
    </Suspense>
  );
}
