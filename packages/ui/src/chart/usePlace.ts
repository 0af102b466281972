import { useEffect, useState, type KeyboardEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { isFreshEscape } from '../popover/isFreshEscape.ts';

/** The width of an element in whole px, kept up to date; 0 until it is in the page. */
export function useWidth<E extends HTMLElement>(): readonly [ref: RefObject<E | null>, width: number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** The chosen place of a chart, by pointer or keys. */
export interface Place {
  readonly active: number | undefined;
  /** True when keys chose the place, so it is announced. */
  readonly isByKeys: boolean;
  readonly point: (index: number | undefined) => void;
  readonly handleKeyDown: (event: KeyboardEvent) => void;
}

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowRight: (from, last) => Math.min(from + 1, last),
  ArrowDown: (from, last) => Math.min(from + 1, last),
  ArrowLeft: (from, last) => (from < 0 ? last : Math.max(from - 1, 0)),
  ArrowUp: (from, last) => (from < 0 ? last : Math.max(from - 1, 0)),
  Home: () => 0,
  End: (_from, last) => last,
};

/** The chosen one of `count` places. Arrows, Home and End move, the pointer jumps, Escape clears. */
export function usePlace(count: number): Place {
  const [place, setPlace] = useState<{ readonly index: number; readonly isByKeys: boolean }>();
  const active = place && place.index < count ? place.index : undefined;
  const isActive = active !== undefined;
  useEffect(() => {
    if (!isActive) return;
    // Escape must close the box also when the pointer opened it, without focus.
    const handleEscape = (event: globalThis.KeyboardEvent) => {
      if (isFreshEscape(event)) setPlace(undefined);
    };
    document.addEventListener('keydown', handleEscape);
    return () => document.removeEventListener('keydown', handleEscape);
  }, [isActive]);
  return {
    active,
    isByKeys: isActive && (place?.isByKeys ?? false),
    point: (index) => setPlace(index === undefined ? undefined : { index, isByKeys: false }),
    handleKeyDown: (event) => {
      const move = moves[event.key];
      if (!move || count === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setPlace({ index: move(active ?? -1, count - 1), isByKeys: true });
    },
  };
}
