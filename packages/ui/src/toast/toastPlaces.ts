import { useEffect, useState, useSyncExternalStore } from 'react';

/** Where messages may stand: over the page, in the header, in a dialog. The last of these that is there takes them. */
export type ToastLevel = 'window' | 'header' | 'dialog';

interface Place {
  readonly level: ToastLevel;
}

const order: readonly ToastLevel[] = ['window', 'header', 'dialog'];

let places: readonly Place[] = [];
const listeners = new Set<() => void>();

const replace = (next: readonly Place[]) => {
  places = next;
  for (const listener of listeners) listener();
};

/** Of two dialogs the one opened last. */
const topOf = (list: readonly Place[]): Place | undefined =>
  order.flatMap((level) => list.filter((place) => place.level === level)).at(-1);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the messages stand in this place now: a dialog takes them from the header for as long as it is open. */
export function useIsToastPlace(level: ToastLevel): boolean {
  const [place] = useState<Place>(() => ({ level }));
  useEffect(() => {
    replace([...places, place]);
    return () => replace(places.filter((each) => each !== place));
  }, [place]);
  return useSyncExternalStore(
    subscribe,
    () => topOf(places) === place,
    () => false,
  );
}
