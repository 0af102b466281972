import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Viewport } from './virtual.ts';

let most: number | undefined;

/** Taller than any browser makes an element: it then tells how tall it can. */
const endless = `${1_000_000_000}px`;

/** The tallest element this browser can make, in px, less a tenth: past it (Chromium 33.5 million) rows could not be reached. */
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

/** Height at which a browser surely makes an element as asked. */
export const surelyTall = 15_000_000;

/** Sideways the place is told in steps of this many px: columns are drawn some steps ahead. */
const sideStep = 128;

/**
 * What is in sight of a scrolling element, kept as it scrolls: drawn in the same frame, so that rows never lag behind
 * the bar. `edges` is the height of the sticky header and totals in it.
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
