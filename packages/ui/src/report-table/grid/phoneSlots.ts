import { type Slot, slotsOf, type SlotsInput } from './slots.ts';

/** What sticks at both sides leaves half of a phone, in px. */
const most = 179;
/** The acts of a row as one menu, under the word of their column. */
const folded = 60;
/** What folding must save, in px; a lone short button would only cost a press more. */
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
