import { useState, type CSSProperties, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { useIsNarrow } from '../../theme/useIsNarrow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { ReportView } from '../view.types.ts';
import type { Expand } from './DetailRow.tsx';
import { GridBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { Beyond, InSight, Scroll, Sheet } from './gridLook.ts';
import { pagedWidths, useLetterSpacing, usualActsWidth, useActsWidth } from './sizes.tsx';
import { phoneSlots, type Slot, slotsOf, type SlotsInput } from './slots.ts';
import type { Chosen } from './useChosen.ts';
import { type Active, useKeptFocus } from './useActive.ts';
import { useHalfColumns } from './useHalfColumns.ts';
import { useIsWhole } from './useViewport.ts';
import { useGridEvents } from './useGridEvents.ts';

interface GridTableProps<Row> {
  readonly label: string;
  readonly view: ReportView<Row>;
  readonly rowKey: (row: Row, index: number) => string;
  readonly isLoading: boolean;
  readonly hasRows: boolean;
  readonly active: Active;
  readonly chosen: Chosen<Row> | null;
  readonly expand: Expand<Row> | undefined;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly onHelp: () => void;
  /** Drawn instead of rows. */
  readonly children: ReactNode;
}

/** Largest share of the table for a pinned name, so that a phone shows the rest; codes are never cut. */
const mostOfPinned = '30cqw';
const mostOnPhone = 107;

/** The pinned column that gives way on a phone: the only one, a text, and not of a width that the person chose. */
const yields = <Row,>({ pin, column, id }: Slot<Row>, { pinnedCount, layout }: ReportView<Row>): boolean =>
  pin !== null && pinnedCount === 1 && column?.isWhole === false && layout.widths[id] === undefined;

const yieldedWidth = (width: number): string => `min(${width}px, ${mostOfPinned})`;

const colWidth = <Row,>(slot: Slot<Row>, view: ReportView<Row>): number | string | undefined => {
  if (slot.pin === null && slot.isCut) return undefined;
  return yields(slot, view) ? yieldedWidth(slot.width) : slot.width;
};
/** As many rows as a page has; without pages as many as fill a phone. */
const rowsOnPhone = <Row,>({ paging }: ReportView<Row>): number => (paging ? (paging.size ?? 15) : 24);
const noRows: readonly never[] = [];

const beyondText = (count: number): string =>
  count === 1 ? '1 coluna à direita' : `${count} colunas à direita`;

interface Bounds {
  readonly hasRows: boolean;
  readonly hasTotals: boolean;
  readonly colCount: number;
}

/** The same, with the cell that Tab reaches moved back into the table when pages, rows or columns became fewer. */
function reachable<Row>(
  active: Active,
  view: ReportView<Row>,
  { hasRows, hasTotals, colCount }: Bounds,
): Active {
  const { row, col } = active.place;
  const end = view.pageStart + view.pageLength;
  const isDrawn = row >= view.pageStart && (row < end || (hasTotals && row === end));
  const nearest = row < view.pageStart ? view.pageStart : end - 1;
  const place = {
    row: !hasRows || row === -1 ? -1 : isDrawn ? row : nearest,
    col: Math.min(col, colCount - 1),
  };
  return place.row === row && place.col === col ? active : { ...active, place, block: null };
}

/** The table itself: one real <table> with the roles and keys of a grid; only its visible part is drawn. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, view, isLoading, hasRows, chosen, expand, rowActions } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isWhole = useIsWhole(hasRows);
  const { spacing, probe } = useLetterSpacing();
  const measured = useActsWidth(
    scroller,
    rowActions !== undefined,
    `${hasRows} ${isWhole} ${view.count} ${view.pageStart} ${spacing}`,
  );
  const isPhone = useIsNarrow();
  const [pagedWidth] = useState(pagedWidths);
  const drawn: SlotsInput<Row> = {
    visibleColumns: view.visibleColumns,
    pinnedCount: view.pinnedCount,
    rows: view.rows ?? noRows,
    emOf:
      view.server && ((column) => pagedWidth(column, view.rows ?? noRows, view.server?.totals?.[column.id])),
    spacing,
    layout: view.layout,
    hasChoice: chosen !== null,
    hasDetails: expand !== undefined,
    actsWidth: measured ?? usualActsWidth,
  };
  const widthOnPhone = (slot: Slot<Row>) =>
    yields(slot, view) ? Math.min(slot.width, mostOnPhone) : slot.width;
  // The acts are measured before they are folded.
  const { slots: whole, areActsFolded } =
    isPhone && measured !== null
      ? phoneSlots(drawn, widthOnPhone)
      : { slots: slotsOf(drawn), areActsFolded: false };
  const { half, beyond } = useHalfColumns(
    scroller,
    whole,
    whole.map(({ id, width, pin }) => `${id} ${width} ${pin}`).join(','),
  );
  const slots = whole.map((slot) => (half.split(' ').includes(slot.id) ? { ...slot, isHalf: true } : slot));
  const hasTotals = hasRows && slots.some(({ column }) => column?.footer !== undefined);
  const active = reachable(props.active, view, { hasRows, hasTotals, colCount: slots.length });
  useKeptFocus(scroller, active.place);
  const events = useGridEvents({ view, slots, active, chosen, hasTotals, scroller, onHelp: props.onHelp });
  // Wider than its columns, the table would share the rest among them, and what is pinned would take more.
  const width = slots
    .map((slot) => (yields(slot, view) ? yieldedWidth(slot.width) : `${slot.width}px`))
    .join(' + ');
  const pinned = slots.reduce((sum, slot) => sum + (slot.pin === null ? 0 : slot.width), 0);
  const acts = slots.find(({ kind }) => kind === 'acts')?.width ?? 0;
  const look = {
    '--table': `calc(${width})`,
    '--pinned': `${pinned}px`,
    '--acts': `${acts}px`,
  } as CSSProperties;
  return (
    <Scroll ref={setScroller} style={look} data-virtual={view.paging ? undefined : ''}>
      {probe}
      {beyond > 0 && (
        <Beyond>
          <span>
            <span aria-hidden="true">+{beyond}</span>
            <VisuallyHidden>{beyondText(beyond)}</VisuallyHidden>
          </span>
        </Beyond>
      )}
      <span data-edge="start" tabIndex={-1} />
      <Sheet
        role="grid"
        aria-busy={isLoading || view.isSelecting}
        aria-label={label}
        aria-rowcount={hasRows ? view.count + 1 + (hasTotals ? 1 : 0) : 1}
        aria-colcount={slots.length}
        aria-multiselectable="true"
        data-density={view.density}
        {...events}
      >
        <colgroup>
          {slots.map((slot) => (
            <col key={slot.id} style={{ width: colWidth(slot, view) }} />
          ))}
        </colgroup>
        <GridHead
          view={view}
          slots={slots}
          chosen={chosen}
          activeCol={active.place.row === -1 ? active.place.col : -1}
        />
        {isLoading && (
          <SkeletonRows columnCount={slots.length} rowCount={isPhone ? rowsOnPhone(view) : undefined} />
        )}
        {hasRows && (
          <GridBody
            view={view}
            slots={slots}
            rowKey={props.rowKey}
            active={active}
            chosen={chosen}
            expand={expand}
            rowActions={rowActions}
            areActsFolded={areActsFolded}
            scroller={scroller}
            hasTotals={hasTotals}
            isWhole={isWhole}
          />
        )}
        {hasTotals && (
          <GridFoot
            view={view}
            slots={slots}
            activeCol={active.place.row >= view.pageStart + view.pageLength ? active.place.col : -1}
          />
        )}
      </Sheet>
      <span data-edge="end" tabIndex={-1} />
      {!hasRows && (
        <InSight>
          <div>{props.children}</div>
        </InSight>
      )}
    </Scroll>
  );
}
