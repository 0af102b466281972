import type { CSSProperties } from 'react';
import { lazySize } from '../../theme/lazyScale.ts';
import { space } from '../../theme/scale.ts';
import type { CardPart, CardParts } from '../cards.ts';
import type { CardCell, Slot } from './slots.ts';

/** Columns in the order of a card: check box, name, amount, second line, values of the open card, arrow, acts. */
export function cardSlots<Row>(slots: readonly Slot<Row>[], parts: CardParts<Row>): readonly Slot<Row>[] {
  // A list of one slot on the card, empty when the table does not draw the column. Nothing sticks on a card.
  const onCard = (slot: Slot<Row> | undefined, card: CardCell): Slot<Row>[] =>
    slot ? [{ ...slot, pin: null, card }] : [];
  const slotOfPart = (part: CardPart<Row> | null, place: CardCell['place']): Slot<Row>[] =>
    onCard(
      slots.find(({ column }) => column !== null && column === part?.column),
      { place, label: part?.label },
    );
  const slotOfTable = (place: 'choose' | 'open' | 'acts') =>
    onCard(
      slots.find(({ kind }) => kind === place),
      { place },
    );
  const bothLines = [
    ...slotOfPart({ column: parts.name, label: null }, 'name'),
    ...slotOfPart(parts.amount, 'amount'),
    ...parts.quiet.flatMap((part) => slotOfPart(part, 'quiet')),
  ];
  const ids = new Set(bothLines.map(({ id }) => id));
  const onlyOpen = slots.filter(({ kind, id }) => kind === 'value' && !ids.has(id));
  return [
    ...slotOfTable('choose'),
    ...bothLines,
    ...onlyOpen.flatMap((slot) => onCard(slot, { place: 'shut' })),
    ...slotOfTable('open'),
    ...slotOfTable('acts'),
  ];
}

/**
 * Grid tracks of a card, as CSS: one for each value of the second line, and one for the amount. Amount and numbers are
 * never cut. A text takes the room that it needs, and the last one the rest.
 */
const tracksOf = <Row>({ quiet }: CardParts<Row>): string => {
  const tracks = quiet.map(({ column }, at) => {
    if (at === quiet.length - 1) return 'minmax(0, 1fr)';
    return column.isWhole ? 'max-content' : 'minmax(0, auto)';
  });
  return [...(tracks.length > 0 ? tracks : ['minmax(0, 1fr)']), 'max-content'].join(' ');
};

/** CSS variables of a card: its tracks, and the room for check box, arrow and acts at its sides. */
export const cardLook = <Row>(
  parts: CardParts<Row>,
  slots: readonly Slot<Row>[],
  areActsFolded: boolean,
): CSSProperties => {
  const widthOf = (kind: Slot<Row>['kind']) => slots.find((slot) => slot.kind === kind)?.width ?? 0;
  const actsWidth = widthOf('acts');
  const gap = actsWidth === 0 ? '' : ` + ${space.s}`;
  const acts = areActsFolded ? lazySize.cardArrow : `calc(${actsWidth}px${gap})`;
  return {
    '--card': tracksOf(parts),
    '--last': Math.max(1, parts.quiet.length),
    '--begin': `${widthOf('choose')}px`,
    '--acts-of-card': acts,
    '--end': `calc(${lazySize.cardArrow} + ${acts})`,
  } as CSSProperties;
};
