import type { Align, Column } from '../columns.ts';
import type { Layout } from '../layout.ts';
import { columnWidth, headNeeds, isHeadTall } from '../widths.ts';

/** Width in px of both sticking sides together at which half of a phone is free. */
const most = 179;
/** Width in px of the menu with all acts of a row. */
const folded = 60;
/** Least px that folding must save. For a lone short button it would only cost a press. */
const gain = 40;

interface PhoneSlots<Row> {
  readonly slots: readonly Slot<Row>[];
  readonly areActsFolded: boolean;
}

/**
 * The columns on a phone. While more than half would stick, first the acts fold into one menu if that gives room, then check boxes and arrows, and
 * last the pinned columns scroll with the others. `widthOf` says how wide a sticking column is drawn (REL-27).
 */
export function phoneSlots<Row>(
  input: SlotsInput<Row>,
  widthOf: (slot: Slot<Row>) => number,
): PhoneSlots<Row> {
  const areActsFolded = input.actsWidth - folded >= gain;
  const actsWidth = areActsFolded ? folded : input.actsWidth;
  const steps: readonly (() => PhoneSlots<Row>)[] = [
    () => ({ slots: slotsOf(input), areActsFolded: false }),
    () => ({ slots: slotsOf({ ...input, actsWidth }), areActsFolded }),
    () => ({ slots: slotsOf({ ...input, actsWidth, isOwnPinned: false }), areActsFolded }),
  ];
  const fits = ({ slots }: PhoneSlots<Row>) =>
    slots.reduce(
      (sum, slot) => sum + (slot.kind === 'acts' ? slot.width : slot.pin === null ? 0 : widthOf(slot)),
      0,
    ) <= most;
  for (const step of steps) {
    const tried = step();
    if (fits(tried)) return tried;
  }
  return {
    slots: slotsOf({ ...input, actsWidth, isOwnPinned: false, pinnedCount: 0 }),
    areActsFolded,
  };
}

/** One drawn column of the grid: a column of the report, or one of the table's own. */
export interface Slot<Row> {
  readonly id: string;
  readonly kind: 'choose' | 'open' | 'value' | 'acts';
  /** Only of kind 'value'. */
  readonly column: Column<Row> | null;
  readonly align: Align;
  /** In px; the acts have the width that was measured for them. */
  readonly width: number;
  /** True when its texts need more width. It gets a share of the room that the table has left. */
  readonly isCut: boolean;
  /** Offset in px at which it sticks; `null` when it scrolls away. */
  readonly pin: number | null;
  /**
   * True when only a part is in sight at rest. It is then not drawn, because a part of a number is another number.
   */
  readonly isHalf?: boolean;
  /** True when acts over the row cover it. */
  readonly isUnder?: boolean;
  /** True when the acts lie over the end of the row and hide no column at rest. */
  readonly isOver?: boolean;
  /** Place on a card, if rows are cards. */
  readonly card?: CardCell;
}

/** Place of a cell on a card; `shut` ones only show in the open card. */
export interface CardCell {
  readonly place: 'name' | 'amount' | 'quiet' | 'shut' | 'choose' | 'open' | 'acts';
  readonly label?: string | null | undefined;
}

/** Width of the columns with a check box or an arrow, in px. */
const narrow = 40;
/** Em of the table's type in px, without letter spacing. */
const tableEm = 13;
const rem = 16;
/** Width of a filter's button beside the header, on a screen without hover. */
const funnel = 24;
/** The widest automatic width of a column, in px; a person can drag it wider. */
const widest = 340;
/** Greatest width in px of a code, amount or day. A wider text is damaged and must not displace the others. */
const widestWhole = 680;

/** The width of a column in px: as dragged, else as its texts and its minimum width need. */
function widthOf<Row>(column: Column<Row>, { layout, rows, emOf, spacing = 1, hasFunnels }: SlotsInput<Row>) {
  const chosen = layout.widths[column.id];
  if (chosen !== undefined) return { width: chosen, isCut: false };
  const needed = (emOf?.(column) ?? columnWidth(rows, column)) * tableEm * spacing;
  const given = Math.min((column.isWhole ? widestWhole : widest) * spacing, needed);
  const head = hasFunnels && column.filter ? headNeeds(column) * tableEm * spacing + funnel : 0;
  const width = Math.ceil(Math.max((column.width ?? 0) * rem, given, head));
  // Cut columns are equally wide, and so share spare or missing room equally.
  return { width, isCut: width === Math.ceil(widest * spacing) && needed > widest * spacing };
}

export interface SlotsInput<Row> {
  readonly visibleColumns: readonly Column<Row>[];
  readonly pinnedCount: number;
  readonly rows: readonly Row[];
  /** Width in em of a column, when not all rows decide it. */
  readonly emOf?: ((column: Column<Row>) => number) | undefined;
  /** Factor by which letters are wider than the type has them. Default 1. */
  readonly spacing?: number | undefined;
  /** Filters have their buttons beside the headers, not over them. Default false. */
  readonly hasFunnels?: boolean | undefined;
  readonly layout: Layout;
  readonly hasChoice: boolean;
  readonly hasDetails: boolean;
  /** Default true; false where check boxes and arrows scroll with the columns. */
  readonly isOwnPinned?: boolean | undefined;
  /** Px that the acts of a row need; 0 without acts. */
  readonly actsWidth: number;
  /** The acts lie over the end of the row. Default false. */
  readonly areActsOver?: boolean | undefined;
}

/** True when a header needs two lines in its column. */
export const areHeadsTall = <Row>(slots: readonly Slot<Row>[], spacing: number): boolean =>
  slots.some(({ column, width }) => column !== null && isHeadTall(column, width / tableEm / spacing));

/** The drawn columns from the start to the end. */
export function slotsOf<Row>(input: SlotsInput<Row>): readonly Slot<Row>[] {
  let pin = 0;
  const isOwnPinned = input.isOwnPinned ?? true;
  const own = (kind: 'choose' | 'open'): Slot<Row> => {
    const slot: Slot<Row> = {
      id: `#${kind}`,
      kind,
      column: null,
      align: 'center',
      width: narrow,
      isCut: false,
      pin: isOwnPinned ? pin : null,
    };
    if (isOwnPinned) pin += narrow;
    return slot;
  };
  const slots: Slot<Row>[] = [];
  if (input.hasChoice) slots.push(own('choose'));
  if (input.hasDetails) slots.push(own('open'));
  input.visibleColumns.forEach((column, index) => {
    const { width, isCut } = widthOf(column, input);
    const isPinned = index < input.pinnedCount;
    slots.push({
      id: column.id,
      kind: 'value',
      column,
      align: column.align,
      width,
      isCut,
      pin: isPinned ? pin : null,
    });
    if (isPinned) pin += width;
  });
  if (input.actsWidth > 0)
    slots.push({
      id: '#acts',
      kind: 'acts',
      column: null,
      align: 'end',
      width: input.actsWidth,
      isCut: false,
      pin: null,
      isOver: input.areActsOver ?? false,
    });
  return slots;
}
