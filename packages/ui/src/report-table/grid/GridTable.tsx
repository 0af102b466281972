import { useState, type CSSProperties, type ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { useMedia } from '../../theme/useMedia.ts';
import type { CardParts } from '../cards.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { ReportView } from '../view.types.ts';
import type { Expand } from './DetailRow.tsx';
import { GridBody } from './GridBody.tsx';
import { GridFoot } from './GridFoot.tsx';
import { GridHead } from './GridHead.tsx';
import { cardLook, cardSlots } from './cardSlots.ts';
import { Beyond, InSight, Scroll, Sheet } from './gridLook.ts';
import {
  type Edges,
  headHeight,
  overWidth,
  pagedWidths,
  useLetterSpacing,
  usualActsWidth,
  useActsSize,
} from './sizes.tsx';
import { areHeadsTall, type CardCell, phoneSlots, type Slot, slotsOf, type SlotsInput } from './slots.ts';
import type { Chosen } from './useChosen.ts';
import { type Active, useKeptFocus } from './useActive.ts';
import { useFit } from './useFit.ts';
import { useHalfColumns } from './useHalfColumns.ts';
import { useIsWhole } from './useViewport.ts';
import { useGridEvents } from './useGridEvents.ts';
import { counted } from '../../format/format.ts';

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
  readonly isPhone: boolean;
  /** The columns of a card; null when rows are no cards. */
  readonly cardParts: CardParts<Row> | null;
  readonly onHelp: () => void;
  /** Content instead of rows. */
  readonly children: ReactNode;
}

/** Largest share of the table for a pinned name, so that a phone shows the rest; codes are never cut. */
const mostOfPinned = '30cqw';
const mostOnPhone = 107;

/** True for the pinned column that shrinks on a phone: the only one, a text, without a width from the person. */
const yields = <Row,>({ pin, column, id }: Slot<Row>, { pinnedCount, layout }: ReportView<Row>): boolean =>
  pin !== null && pinnedCount === 1 && column?.isWhole === false && layout.widths[id] === undefined;

const yieldedWidth = (width: number): string => `min(${width}px, ${mostOfPinned})`;

const colWidth = <Row,>(slot: Slot<Row>, view: ReportView<Row>): number | string | undefined => {
  if (slot.pin === null && slot.isCut) return undefined;
  return yields(slot, view) ? yieldedWidth(slot.width) : slot.width;
};
/** Number of loading rows on a phone: those of a page, without pages as many as fill it. */
const rowsOnPhone = <Row,>({ paging }: ReportView<Row>): number => (paging ? (paging.size ?? 15) : 24);
const noRows: readonly never[] = [];

const beyondText = (count: number): string => counted(count, 'coluna à direita', 'colunas à direita');

interface Bounds {
  readonly hasRows: boolean;
  readonly hasTotals: boolean;
  readonly slots: readonly { readonly card?: CardCell }[];
}

/** The grid with the cell for Tab moved back into the table, after pages, rows or columns became fewer. */
function reachable<Row>(
  active: Active,
  view: ReportView<Row>,
  { hasRows, hasTotals, slots }: Bounds,
): Active {
  const { row, col } = active.place;
  const end = view.pageStart + view.pageLength;
  const isDrawn = row >= view.pageStart && (row < end || (hasTotals && row === end));
  const nearest = row < view.pageStart ? view.pageStart : end - 1;
  const inGrid = Math.min(col, slots.length - 1);
  const name = slots.findIndex(({ card }) => card?.place === 'name');
  const isShut = row > -1 && row < end && slots[inGrid]?.card?.place === 'shut';
  const place = {
    row: !hasRows || row === -1 ? -1 : isDrawn ? row : nearest,
    col: isShut ? name : inGrid,
  };
  return place.row === row && place.col === col ? active : { ...active, place, block: null };
}

/** The table itself: one real <table> with the roles and keys of a grid; only its visible part is drawn. */
export function GridTable<Row>(props: GridTableProps<Row>) {
  const { label, view, isLoading, hasRows, chosen, expand, rowActions, isPhone, cardParts } = props;
  const areCards = cardParts !== null;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const isWhole = useIsWhole(hasRows);
  const { spacing, probe } = useLetterSpacing();
  const { width: measured, areMany } = useActsSize(
    scroller,
    { hasActs: rowActions !== undefined, areCards },
    `${hasRows} ${isWhole} ${view.count} ${view.pageStart} ${spacing}`,
  );
  const canHover = useMedia('(hover: hover) and (pointer: fine)');
  const areActsOver = canHover && !isPhone;
  const [pagedWidth] = useState(pagedWidths);
  const drawn: SlotsInput<Row> = {
    visibleColumns: view.visibleColumns,
    pinnedCount: view.pinnedCount,
    rows: view.rows ?? noRows,
    emOf:
      view.server && ((column) => pagedWidth(column, view.rows ?? noRows, view.server?.totals?.[column.id])),
    spacing,
    hasFunnels: !canHover,
    layout: view.layout,
    hasChoice: chosen !== null,
    hasDetails: expand !== undefined || areCards,
    actsWidth: measured ?? usualActsWidth,
    areActsOver,
  };
  const widthOnPhone = (slot: Slot<Row>) =>
    yields(slot, view) ? Math.min(slot.width, mostOnPhone) : slot.width;
  // The acts are measured before they are folded.
  const { slots: lined, areActsFolded } =
    isPhone && measured !== null
      ? phoneSlots(drawn, widthOnPhone)
      : { slots: slotsOf(drawn), areActsFolded: false };
  const whole = cardParts ? cardSlots(lined, cardParts) : lined;
  const { half, beyond, over, under } = useHalfColumns(
    areCards ? null : scroller,
    whole,
    whole.map(({ id, width, pin }) => `${id} ${width} ${pin}`).join(','),
  );
  const [halves, covered] = [new Set(half.split(' ')), new Set(under.split(' '))];
  const slots = whole.map((slot) => {
    const [isHalf, isUnder] = [halves.has(slot.id), covered.has(slot.id)];
    return isHalf || isUnder ? { ...slot, isHalf, isUnder } : slot;
  });
  const canTotal = slots.some(({ column }) => column?.footer !== undefined);
  const hasTotals = hasRows && canTotal;
  const edges: Edges = { areCards, isHeadTall: !areCards && areHeadsTall(slots, spacing), hasTotals };
  useFit(scroller, view, { ...edges, hasTotals: canTotal });
  const active = reachable(props.active, view, { hasRows, hasTotals, slots });
  useKeptFocus(scroller, active.place);
  const events = useGridEvents({ view, slots, active, chosen, edges, scroller, onHelp: props.onHelp });
  // A table wider than its columns would share the rest among them, and pinned ones would take more.
  const columns = slots
    .filter(({ kind }) => kind !== 'acts')
    .map((slot) => (yields(slot, view) ? yieldedWidth(slot.width) : `${slot.width}px`))
    .join(' + ');
  const pinned = slots.reduce((sum, slot) => sum + (slot.pin === null ? 0 : slot.width), 0);
  const acts = slots.find(({ kind }) => kind === 'acts');
  const actsWidth = acts?.width ?? 0;
  const ownWidth = acts?.isOver ? overWidth(columns, actsWidth) : `${actsWidth}px`;
  const look = {
    '--table': areCards ? '100%' : `calc(${columns} + ${ownWidth})`,
    '--pinned': `${pinned}px`,
    // Room in px that is never drawn upon, and room that a focused cell avoids.
    '--acts': `${acts?.isOver ? 0 : actsWidth}px`,
    '--clear': `${actsWidth}px`,
    '--over': `${over}px`,
    '--head': `${headHeight(edges)}px`,
    ...(cardParts && cardLook(cardParts, slots, areActsFolded)),
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
        data-tall={edges.isHeadTall ? '' : undefined}
        data-cards={areCards ? '' : undefined}
        data-over={acts?.isOver ? '' : undefined}
        {...events}
      >
        {!areCards && (
          <colgroup>
            {slots.map((slot) => (
              <col
                key={slot.id}
                data-acts={slot.kind === 'acts' ? '' : undefined}
                style={{ width: slot.isOver ? `calc(${ownWidth})` : colWidth(slot, view) }}
              />
            ))}
          </colgroup>
        )}
        <GridHead
          view={view}
          slots={slots}
          chosen={chosen}
          activeCol={active.place.row === -1 ? active.place.col : -1}
        />
        {isLoading && (
          <SkeletonRows
            columnCount={slots.length}
            rowCount={isPhone ? rowsOnPhone(view) : undefined}
            areCards={areCards}
          />
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
            foldedActs={areActsFolded ? 'all' : areActsOver && areMany ? 'rest' : 'none'}
            scroller={scroller}
            edges={edges}
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
