import { useEffect, useState, useSyncExternalStore } from 'react';

/** Places of messages: a dialog, the header, the page. The first existing one takes them. */
export type ToastLevel = 'dialog' | 'header' | 'window';

interface Place {
  readonly level: ToastLevel;
}

const order: readonly ToastLevel[] = ['dialog', 'header', 'window'];

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

const replace = (next: readonly Place[]) => {
  places = next;
  for (const listener of listeners) listener();
};

/** The dialog opened last. */
const topOf = (list: readonly Place[]): Place | undefined =>
  order.map((level) => list.findLast((place) => place.level === level)).find(Boolean);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** True while messages are shown in this place; an open dialog takes them from the header. */
export function useIsToastPlace(level: ToastLevel): boolean {
  const [place] = useState<Place>(() => ({ level }));
  useEffect(() => {
    replace([...places, place]);
    return () => replace(places.filter((each) => each !== place));
  }, [place]);
  return useSyncExternalStore(subscribe, () => topOf(places) === place);
}
