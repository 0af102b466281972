import { useLayoutEffect, useState, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Viewport } from './virtual.ts';

/**
 * False until the first rows of a table are in the page. The others follow in a separate task, so that a press waits
 * only half as long.
 */
export function useIsWhole(hasRows: boolean): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (hasRows) startTransition(() => setIsWhole(true));
  }, [hasRows]);
  return isWhole;
}

let most: number | undefined;

/** A height above every browser's maximum: the browser then reports its own maximum. */
const endless = `${1_000_000_000}px`;

/** The greatest element height of this browser in px (Chromium 33.5 million), less a tenth; rows beyond it could not be reached. */
export function tallestElement(): number {
  if (most !== undefined) return most;
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', top: '0', height: endless });
  document.body.append(probe);
  most = Math.floor(probe.getBoundingClientRect().height * 0.9) || 15_000_000;
  probe.remove();
  return most;
}

const isSame = (a: Viewport, b: Viewport): boolean =>
  a.top === b.top && a.height === b.height && a.left === b.left && a.width === b.width;

/** Height that every browser supports. */
export const surelyTall = 15_000_000;

/** The horizontal scroll position is rounded to steps of this many px, and columns are drawn some steps ahead. */
const sideStep = 128;

/**
 * The visible part of a scrolling element, updated in the same frame, so that rows never lag behind the scroll bar. `edges` is
 * the height of the sticky header and totals in it.
 */
export function useViewport(scroller: HTMLElement | null, edges: number): Viewport {
  const [viewport, setViewport] = useState<Viewport>(() => ({
    top: 0,
    height: 0.8 * window.innerHeight,
    left: 0,
    width: window.innerWidth,
  }));
  useLayoutEffect(() => {
    if (!scroller) return;
    const read = () => {
      const next = {
        top: scroller.scrollTop,
        height: Math.max(0, scroller.clientHeight - edges),
        left: Math.floor(scroller.scrollLeft / sideStep) * sideStep,
        width: scroller.clientWidth + sideStep,
      };
      setViewport((old) => (isSame(old, next) ? old : next));
    };
    read();
    const draw = () => flushSync(read);
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    scroller.addEventListener('scroll', draw, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', draw);
    };
  }, [scroller, edges]);
  return viewport;
}
