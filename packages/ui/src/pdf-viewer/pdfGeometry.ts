import type { View } from './pdfTypes.ts';

/** A point of a page and its position in the window of the viewer. A zoom keeps the point there. */
export interface Anchor {
  readonly page: number;
  /** Fraction of the page's width and height, from 0 to 1. */
  readonly across: number;
  readonly down: number;
  /** CSS px from the left and top of the scroller. */
  readonly left: number;
  readonly top: number;
}

const pagesIn = (scroller: HTMLElement): HTMLElement[] =>
  [...(scroller.firstElementChild?.children ?? [])].filter((page) => page instanceof HTMLElement);

/** The page with that number, drawn or not. */
export const pageIn = (scroller: HTMLElement, page: number): HTMLElement | undefined =>
  pagesIn(scroller)[page - 1];

const bottomOf = (page: HTMLElement): number => page.offsetTop + page.offsetHeight;

// The answer is nearly always the page after the last one above, so few pages are measured.
const firstBelow = (pages: readonly HTMLElement[], y: number): number => {
  let low = 0;
  let high = pages.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    const page = pages[middle];
    if (page && bottomOf(page) < y) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The part in view, with one more window on both sides. */
export function viewOf(scroller: HTMLElement): View {
  const pages = pagesIn(scroller);
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  return {
    first: firstBelow(pages, scrollTop - clientHeight) + 1,
    last: firstBelow(pages, scrollTop + clientHeight * 2) + 1,
    // The last pages may be too short to reach the upper third of the window.
    current: isAtEnd ? pages.length : firstBelow(pages, scrollTop + clientHeight / 3) + 1,
  };
}

/** The point of a page under a point of the scroller; by default its upper middle. */
export function anchorAt(
  scroller: HTMLElement,
  point: { readonly left: number; readonly top: number } = { left: scroller.clientWidth / 2, top: 0 },
): Anchor | null {
  const pages = pagesIn(scroller);
  const number = firstBelow(pages, scroller.scrollTop + point.top) + 1;
  const page = pages[number - 1];
  if (!page) return null;
  return {
    ...point,
    page: number,
    across: (scroller.scrollLeft + point.left - page.offsetLeft) / Math.max(1, page.offsetWidth),
    down: (scroller.scrollTop + point.top - page.offsetTop) / Math.max(1, page.offsetHeight),
  };
}

/** Scrolls the point back to its place in the window. */
export function holdAnchor(scroller: HTMLElement, { page: number, across, down, left, top }: Anchor): void {
  const page = pageIn(scroller, number);
  if (!page) return;
  scroller.scrollTo({
    left: page.offsetLeft + across * page.offsetWidth - left,
    top: page.offsetTop + down * page.offsetHeight - top,
    behavior: 'instant',
  });
}

/** Scrolls only as far as needed to keep the rectangle away from the edges. */
export function bringIntoView(scroller: HTMLElement, target: DOMRect): void {
  const window = scroller.getBoundingClientRect();
  const isHigh = target.top >= window.top && target.bottom <= window.bottom;
  const isWide = target.left >= window.left && target.right <= window.right;
  scroller.scrollBy({
    top: isHigh ? 0 : target.top - window.top - scroller.clientHeight / 3,
    left: isWide ? 0 : target.left - window.left - scroller.clientWidth / 3,
    behavior: 'instant',
  });
}
