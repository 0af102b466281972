import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusSoon } from './focusSoon.ts';

/** The button of the row of a thing; null while a long table does not draw it. */
const doorOf = (key: string | null, list: HTMLElement): Element | null =>
  list.querySelector(`[data-door="${CSS.escape(key ?? '')}"]`);

/** Scrolls the row of a door into sight, without moving columns sideways. */
const showRow = (door: Element | null, list: HTMLElement): void => {
  const lefts: [Element, number][] = [];
  for (let place = door; place && place !== list; place = place.parentElement)
    if (place.scrollWidth > place.clientWidth) lefts.push([place, place.scrollLeft]);
  (door?.closest('td') ?? door)?.scrollIntoView({ block: 'nearest' });
  for (const [place, left] of lefts) place.scrollLeft = left;
};

/** Focuses the row of the closed thing, or the nearest focusable place around it: on a phone its cell. */
const focusRow = (door: Element | null, list: HTMLElement): void => {
  showRow(door, list);
  for (let place: Element | null = door ?? list; place; place = place.parentElement) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (place === list || document.activeElement === place) return;
  }
};

const headingIn = (thing: HTMLElement | null) => thing?.querySelector<HTMLElement>('h2');

/** Focuses the heading of each newly chosen thing and shows its row; focuses the row after the thing closes. */
export function usePaneFocus(
  chosen: string | null,
  list: RefObject<HTMLElement | null>,
  thing: RefObject<HTMLElement | null>,
): void {
  const before = useRef(chosen);
  useLayoutEffect(() => {
    // The pane that left may have had the focus, and the next key comes before the timer of focusSoon.
    if (before.current === chosen || document.activeElement !== document.body) return;
    const at = chosen === null ? list.current : headingIn(thing.current);
    at?.focus({ preventScroll: true });
  }, [chosen, list, thing]);
  useEffect(() => {
    const pane = list.current;
    const last = before.current;
    before.current = chosen;
    if (last === chosen || !pane) return undefined;
    if (chosen === null) return focusSoon(() => focusRow(doorOf(last, pane), pane));
    showRow(doorOf(chosen, pane), pane);
    return focusSoon(() => headingIn(thing.current)?.focus());
  }, [chosen, list, thing]);
}
