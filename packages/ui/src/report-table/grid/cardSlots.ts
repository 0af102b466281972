import type { CSSProperties } from 'react';
import { lazySize } from '../../theme/lazyScale.ts';
import { space } from '../../theme/scale.ts';
import type { CardPart, CardParts } from '../cards.ts';
import type { CardCell, Slot } from './slots.ts';

/** Columns in the order of a card: check box, name, amount, second line, values of the open card, arrow, acts. */
export function cardSlots<Row>(slots: readonly Slot<Row>[], parts: CardParts<Row>): readonly Slot<Row>[] {
  const placed = (slot: Slot<Row> | undefined, card: CardCell): Slot<Row>[] =>
    slot ? [{ ...slot, pin: null, card }] : [];
  const ofPart = (part: CardPart<Row> | null, place: CardCell['place']): Slot<Row>[] =>
    placed(
      slots.find(({ column }) => column !== null && column === part?.column),
      { place, label: part?.label },
    );
  const own = (place: 'choose' | 'open' | 'acts') =>
    placed(
      slots.find(({ kind }) => kind === place),
      { place },
    );
  const shown = [
    ...ofPart({ column: parts.name, label: null }, 'name'),
    ...ofPart(parts.amount, 'amount'),
    ...parts.quiet.flatMap((part) => ofPart(part, 'quiet')),
  ];
  const ids = new Set(shown.map(({ id }) => id));
  const shut = slots.filter(({ kind, id }) => kind === 'value' && !ids.has(id));
  return [
    ...own('choose'),
    ...shown,
    ...shut.flatMap((slot) => placed(slot, { place: 'shut' })),
    ...own('open'),
    ...own('acts'),
  ];
}

/**
 * Tracks of a card. Amount and numbers are never cut, even on the smallest phone; each text of the second line takes the room that it
 * needs, and the last one the rest.
 */
const tracksOf = <Row>({ quiet }: CardParts<Row>): string => {
  const tracks = quiet.map(({ column }, at) => {
    if (at === quiet.length - 1) return 'minmax(0, 1fr)';
    return column.isWhole ? 'max-content' : 'minmax(0, auto)';
  });
  return [...(tracks.length > 0 ? tracks : ['minmax(0, 1fr)']), 'max-content'].join(' ');
};

/** The widths of a card: its tracks, and the px that check box, arrow and acts have at its sides. */
export const cardLook = <Row>(
  parts: CardParts<Row>,
  slots: readonly Slot<Row>[],
  areActsFolded: boolean,
): CSSProperties => {
  const widthOf = (kind: Slot<Row>['kind']) => slots.find((slot) => slot.kind === kind)?.width ?? 0;
  const own = widthOf('acts');
  const gap = own === 0 ? '' : ` + ${space.s}`;
  const acts = areActsFolded ? lazySize.cardArrow : `calc(${own}px${gap})`;
  return {
    '--card': tracksOf(parts),
    '--last': Math.max(1, parts.quiet.length),
    '--begin': `${widthOf('choose')}px`,
    '--acts-of-card': acts,
    '--end': `calc(${lazySize.cardArrow} + ${acts})`,
  } as CSSProperties;
};
