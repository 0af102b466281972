import { Fragment, useState, type ReactNode, useLayoutEffect } from 'react';
import { formatValue } from '../formatValue.ts';
import type { Selection } from '../index/Selection.ts';
import type { ReportView } from '../view.types.ts';
import { BodyRow, type RowFrame } from './BodyRow.tsx';
import { CardFacts } from './CardFacts.tsx';
import { DetailRow, type Expand } from './DetailRow.tsx';
import { edgesOf } from './gridKeys.ts';
import { marksOf } from './Marked.tsx';
import { type Edges, edgeHeight, rowHeightOf } from './sizes.tsx';
import type { Slot } from './slots.ts';
import type { Active } from './useActive.ts';
import type { Chosen } from './useChosen.ts';
import { surelyTall, tallestElement, useViewport } from './useViewport.ts';
import { columnsAt, type Heights, partsOf, stretchAt, totalHeight } from './virtual.ts';
import { noteRows } from '../../one-press/rowPlaces.ts';

/** Records which row is where, so that a press on a row that has just come there does nothing (REL-33). */
function useRowPlaces<Row>(
  scroller: Element | null,
  { selection, server, pageStart }: Pick<ReportView<Row>, 'selection' | 'server' | 'pageStart'>,
): void {
  const isServed = server !== undefined;
  useLayoutEffect(() => {
    if (scroller)
      noteRows(scroller, pageStart, (place) => selection.rowAt(isServed ? place : pageStart + place));
  }, [scroller, selection, isServed, pageStart]);
}

interface GridBodyProps<Row> {
  readonly view: ReportView<Row>;
  readonly slots: readonly Slot<Row>[];
  readonly rowKey: (row: Row, index: number) => string;
  readonly active: Active;
  readonly chosen: Chosen<Row> | null;
  readonly expand: Expand<Row> | undefined;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  readonly foldedActs: RowFrame<Row>['foldedActs'];
  readonly scroller: HTMLElement | null;
  readonly edges: Edges;
  /** False while only the first rows of the screenful are drawn. */
  readonly isWhole: boolean;
}

const nobody: ReadonlySet<string> = new Set();
/** Height of a detail in px until it is measured. */
const firstGuess = 120;

/** The rows of the page; in one scroll only the visible ones and the focused one. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { view, slots, rowKey, active, chosen, expand, scroller } = props;
  const { selection, pageStart, pageLength } = view;
  const [opened, setOpened] = useState(nobody);
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map());
  const viewport = useViewport(view.paging ? null : scroller, edgeHeight(props.edges));
  useRowPlaces(scroller, view);
  const rowAt = (position: number): Row =>
    selection.rowAt(view.server ? position - pageStart : position) as Row;
  const keyAt = (position: number) => rowKey(rowAt(position), position);

  const details = view.paging ? [] : openPositions(selection, rowKey, opened);
  const measures: Heights = {
    count: pageLength,
    rowHeight: rowHeightOf(view, props.edges),
    details: details.map((at) => [at, heights.get(keyAt(at)) ?? firstGuess] as const),
  };
  const most = totalHeight(measures) > surelyTall ? tallestElement() : surelyTall;
  const stretch = view.paging
    ? { from: 0, to: pageLength, before: 0, after: 0 }
    : stretchAt(measures, props.isWhole ? viewport : { ...viewport, height: 0 }, most);

  const { areCards } = props.edges;
  const sight =
    view.paging || areCards
      ? null
      : columnsAt(
          slots.map(({ width }) => width),
          viewport,
        );
  const named = slots.find(({ card }) => card?.place === 'name')?.column ?? view.visibleColumns[0];
  const frame: RowFrame<Row> = {
    slots,
    marks: marksOf(view.visibleColumns, view.applied.filters),
    rowActions: props.rowActions,
    foldedActs: props.foldedActs,
    sight,
    nameOf: (row) => (named && formatValue(named.value(row), named.format)) || 'linha',
    onChoose: (position, isChosen, isShift) => chosen?.setOne(position, isChosen, isShift),
    onAct: view.hold,
    onOpen: (position) => {
      const key = keyAt(position);
      setOpened((old) =>
        old.has(key) ? new Set([...old].filter((one) => one !== key)) : new Set([...old, key]),
      );
    },
  };
  const edges = active.block && edgesOf(active.block);

  const noteHeight = (key: string, height: number) =>
    setHeights((old) => (old.get(key) === height ? old : new Map(old).set(key, height)));

  const drawRow = (position: number) => {
    const row = rowAt(position);
    if (row === undefined) return null;
    const key = rowKey(row, position);
    const isIn = edges !== null && !areCards && position >= edges.top && position <= edges.bottom;
    const hasDetail = expand !== undefined && (expand.canOpen?.(row) ?? true);
    const canOpen = areCards || hasDetail;
    const isOpen = canOpen ? opened.has(key) : undefined;
    return (
      <Fragment key={key}>
        <BodyRow
          row={row}
          position={position}
          frame={frame}
          isChosen={chosen?.has(row, position)}
          isOpen={isOpen}
          blockFrom={isIn ? edges.left : -1}
          blockTo={isIn ? edges.right : -1}
          activeCol={active.place.row === position ? active.place.col : -1}
        />
        {isOpen && (
          <DetailRow
            columnCount={slots.length}
            name={key}
            onHeight={noteHeight}
            isInSight={expand?.isInSight ?? false}
            isCard={areCards}
          >
            {areCards && <CardFacts row={row} columns={view.visibleColumns} />}
            {hasDetail && expand.render(row)}
          </DetailRow>
        )}
      </Fragment>
    );
  };

  const parts = partsOf(measures, stretch, view.paging ? -1 : active.place.row - pageStart);
  return (
    <tbody role={areCards ? 'rowgroup' : undefined}>
      {parts.map((part) =>
        part.kind === 'gap' ? (
          <Gap key={part.name} height={part.height} />
        ) : (
          drawRow(pageStart + part.position)
        ),
      )}
    </tbody>
  );
}

function openPositions<Row>(
  selection: Selection<Row>,
  rowKey: (row: Row, index: number) => string,
  opened: ReadonlySet<string>,
): number[] {
  const found: number[] = [];
  if (opened.size === 0) return found;
  for (let position = 0; position < selection.count; position++)
    if (opened.has(rowKey(selection.rowAt(position) as Row, position))) found.push(position);
  return found;
}

/** Empty space of this many px instead of hidden rows. */
function Gap({ height }: { readonly height: number }) {
  return (
    <tr data-gap="" aria-hidden="true">
      <td style={{ height }} />
    </tr>
  );
}
