import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useCallback, useState, type CSSProperties, type ReactNode } from 'react';
import { type HoldRow, RowAct } from '../../one-press/rowAct.ts';
import { FoldedActs } from './FoldedActs.tsx';
import { GridCheck, GridToggle } from './gridControls.tsx';
import type { Slot } from './slots.ts';
import { unseenTaps } from './unseenTaps.ts';
import { valueCell } from './valueCell.tsx';
import type { ColumnSight } from './virtual.ts';

/** Props of all rows of a table. Their identity does not change while rows scroll. */
export interface RowFrame<Row> {
  readonly slots: readonly Slot<Row>[];
  readonly marks: ReadonlyMap<string, readonly string[]>;
  readonly rowActions: ((row: Row) => ReactNode) | undefined;
  /** Acts of the row's menu: on a phone all, over the row those after the second. */
  readonly foldedActs: 'none' | 'rest' | 'all';
  /** The visible columns; `null` when all are drawn. Pinned columns, the row's header and the acts are always drawn. */
  readonly sight: ColumnSight | null;
  /** The row's name in the labels of its check box, arrow and menu. */
  readonly nameOf: (row: Row) => string;
  readonly onChoose: (position: number, isChosen: boolean, isShift: boolean) => void;
  readonly onOpen: (position: number) => void;
  /** Called when an act of a row begins. The returned function ends it. */
  readonly onAct: HoldRow;
}

interface BodyRowProps<Row> {
  readonly row: Row;
  /** Position in the screen's order, over all pages. */
  readonly position: number;
  readonly frame: RowFrame<Row>;
  /** Undefined when the rows have no check boxes. */
  readonly isChosen: boolean | undefined;
  readonly isOpen: boolean | undefined;
  /** Columns of the selected block in this row, -1 for none. */
  readonly blockFrom: number;
  readonly blockTo: number;
  /** The column that the Tab key reaches in this row, -1 for none. */
  readonly activeCol: number;
}

const pinStyle = (pin: number): CSSProperties => ({ insetInlineStart: pin });

/** The attributes that place a cell. */
export const placing = <Row,>(
  { align, pin, kind, isHalf, isUnder, card }: Slot<Row>,
  next: Slot<Row> | undefined,
) => ({
  'data-card': card?.place,
  'data-align': align === 'start' ? undefined : align,
  'data-pin': pin === null ? undefined : (next?.pin ?? null) === null ? 'last' : '',
  'data-half': isHalf ? '' : undefined,
  'data-under': isUnder ? '' : undefined,
  'data-acts': kind === 'acts' ? '' : undefined,
  'data-own': kind === 'choose' || kind === 'open' ? '' : undefined,
  style: pin === null ? undefined : pinStyle(pin),
});

function ownCell<Row>({ kind }: Slot<Row>, { row, position, frame, isChosen, isOpen }: BodyRowProps<Row>) {
  if (kind === 'acts') {
    const acts = frame.rowActions?.(row);
    const isFolded = acts && frame.foldedActs !== 'none';
    return (
      <span {...unseenTaps}>
        {isFolded ? (
          <FoldedActs name={frame.nameOf(row)} isRest={frame.foldedActs === 'rest'}>
            {acts}
          </FoldedActs>
        ) : (
          acts
        )}
      </span>
    );
  }
  if (kind === 'choose')
    return (
      <GridCheck
        label={`Escolher ${frame.nameOf(row)}`}
        isChecked={isChosen ?? false}
        onChange={(isNow, isShift) => frame.onChoose(position, isNow, isShift)}
      />
    );
  return (
    isOpen !== undefined && (
      <GridToggle
        label={`Detalhes de ${frame.nameOf(row)}`}
        isOpen={isOpen}
        onPress={() => frame.onOpen(position)}
      >
        {isOpen ? <ChevronDown aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
      </GridToggle>
    )
  );
}

/** True for the column that names the row: the first of the report, or the name of a card. */
const isRowHeader = <Row,>(slots: readonly Slot<Row>[], col: number): boolean => {
  const slot = slots[col];
  if (slot?.card) return slot.card.place === 'name';
  return slot?.kind === 'value' && slots[col - 1]?.kind !== 'value';
};

/** Drawn columns of a row, with the number of hidden columns before each, so that a screen reader always names the row. */
function drawnCols<Data>(
  { slots, sight }: RowFrame<Data>,
  activeCol: number,
): readonly (readonly [col: number, gap: number])[] {
  const drawn: (readonly [number, number])[] = [];
  let next = 0;
  slots.forEach((slot, col) => {
    if (slot.card?.place === 'shut') return;
    const isOut = sight !== null && (col < sight.from || col > sight.to);
    const mayGo = slot.pin === null && slot.kind === 'value' && col !== activeCol && !isRowHeader(slots, col);
    if (isOut && mayGo) return;
    drawn.push([col, slot.card ? 0 : col - next]);
    next = col + 1;
  });
  return drawn;
}

/** State of a running act in the row, which holds the row meanwhile. */
function useActing(onAct: HoldRow) {
  const [acts, setActs] = useState(0);
  const hold = useCallback<HoldRow>(() => {
    const release = onAct();
    setActs((now) => now + 1);
    return () => {
      release();
      setActs((now) => now - 1);
    };
  }, [onAct]);
  return { isActing: acts > 0, hold };
}

function Row<Data>(props: BodyRowProps<Data>) {
  const { row, position, frame, isChosen, blockFrom, blockTo, activeCol } = props;
  const { slots, marks } = frame;
  const { isActing, hold } = useActing(frame.onAct);
  const drawn = drawnCols(frame, activeCol);
  const isCard = slots[0]?.card !== undefined;
  const rest = isCard ? 0 : slots.length - 1 - (drawn.at(-1)?.[0] ?? 0);
  return (
    <tr
      role={isCard ? 'row' : undefined}
      aria-rowindex={position + 2}
      data-row={position}
      aria-selected={isChosen}
      aria-disabled={isActing || undefined}
    >
      {/* flat, so that a cell stays itself, with its focus, when a gap comes before it */}
      {drawn.flatMap(([col, gap]) => {
        const slot = slots[col] as Slot<Data>;
        const cell = (
          <td
            key={slot.id}
            role={isRowHeader(slots, col) ? 'rowheader' : isCard ? 'gridcell' : undefined}
            tabIndex={col === activeCol ? 0 : -1}
            aria-colindex={isCard || frame.sight ? col + 1 : undefined}
            {...placing(slot, slots[col + 1])}
            {...(slot.column
              ? valueCell(slot.column, {
                  row,
                  card: slot.card,
                  terms: marks.get(slot.id),
                  isIn: col >= blockFrom && col <= blockTo,
                })
              : { children: <RowAct value={hold}>{ownCell(slot, props)}</RowAct> })}
          />
        );
        return gap > 0 ? [<td key={`${slot.id} gap`} aria-hidden="true" colSpan={gap} />, cell] : [cell];
      })}
      {rest > 0 && <td aria-hidden="true" colSpan={rest} />}
    </tr>
  );
}

/** One row; drawn again only when its own content changed. */
export const BodyRow = memo(Row) as typeof Row;
