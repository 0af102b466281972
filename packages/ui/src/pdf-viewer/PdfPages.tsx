import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageList, PagePlace, Scroller } from './pdfParts.tsx';
import { bringIntoView } from './pdfGeometry.ts';
import type { Hit, PageSize } from './pdfTypes.ts';
import type { PdfView } from './usePdfView.ts';
import { pxPerPoint, turned, type Extent } from './zoom.ts';
import { PdfDrawing } from './PdfDrawing.tsx';
import { keyOf, mountedOf, type Drawing } from './pdfDrawings.ts';
import { rangesOf } from './pdfText.ts';

/** The highlight names used by the stylesheet: every match, and the active one. */
const highlightNames = { found: 'pdf-found', active: 'pdf-active' } as const;

// An older browser still finds and scrolls, but highlights nothing.
const canPaint = typeof Highlight === 'function' && typeof CSS !== 'undefined' && 'highlights' in CSS;

const paint = (name: string, ranges: readonly Range[], priority: number) => {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  highlight.priority = priority;
  CSS.highlights.set(name, highlight);
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
};

/** Highlights matches without touching the page's elements; the returned function removes them. */
function paintMatches(ranges: readonly Range[], active: Range | undefined): () => void {
  if (!canPaint) return () => undefined;
  const clearFound = paint(highlightNames.found, ranges, 0);
  const clearActive = paint(highlightNames.active, active ? [active] : [], 1);
  return () => {
    clearFound();
    clearActive();
  };
}

interface PdfPageProps {
  /** From 1. */
  readonly number: number;
  /** In points, as the page lies. */
  readonly extent: Extent;
  /** The zoom on show; the drawing follows when it stops changing. */
  readonly factor: number;
  readonly drawing: Drawing;
  /** Folded words to paint; empty for none. */
  readonly searchKey: string;
  /** The active match, from 0, if it is on this page. */
  readonly activeOrder: number | null;
  /** The active match is drawn and can be brought into view. */
  readonly onActive: (range: Range) => void;
}

/** One page on show: the old drawing is scaled until the sharp one is ready. */
function PdfPage({ number, extent, factor, drawing, searchKey, activeOrder, onActive }: PdfPageProps) {
  const [done, setDone] = useState<readonly Drawing[]>([]);
  const [text, setText] = useState<{ readonly layer: HTMLElement | null }>({ layer: null });
  const mounted = mountedOf(done, drawing);
  if (mounted.done.length !== done.length) setDone(mounted.done);
  const drawings = mounted.pending ? [mounted.seen, mounted.pending] : [mounted.seen];

  const reportActive = useEffectEvent(onActive);
  useEffect(() => {
    if (!text.layer || searchKey === '') return;
    const ranges = rangesOf(text.layer, searchKey);
    const active = activeOrder === null ? undefined : ranges[activeOrder];
    if (active) reportActive(active);
    return paintMatches(ranges, active);
  }, [text, searchKey, activeOrder]);

  return drawings.map((one) => (
    <PdfDrawing
      key={keyOf(one)}
      number={number}
      extent={extent}
      factor={one.factor}
      rotate={one.rotate}
      stretch={factor / one.factor}
      isHidden={one === mounted.pending}
      onDrawn={(drawn) => setDone((before) => [...before, drawn])}
      onText={setText}
    />
  ));
}

/** The value once it has not changed for that long; the first one that is known counts at once. */
function useSettled<Value>(value: Value | undefined, delayMs: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  if (settled === undefined && value !== undefined) setSettled(value);
  return settled;
}

export interface PdfPagesProps {
  readonly label: string;
  readonly sizes: readonly PageSize[];
  readonly view: PdfView;
  /** Folded words to paint; empty for none. */
  readonly searchKey: string;
  /** The match that is looked at. */
  readonly active: Hit | null;
}

const restMs = 120;

/** The pages in one scroll: each has its space, but only those near the window are drawn. */
export function PdfPages({ label, sizes, view, searchKey, active }: PdfPagesProps) {
  const { scroller, setScroller, goTo, factor, isMeasured, rotation, place } = view;
  const { first, last } = place;
  const drawnFactor = useSettled(isMeasured ? factor : undefined, restMs);
  const shown = useRef<Hit | null>(null);

  const approach = useEffectEvent((hit: Hit) => {
    if (hit.page < first || hit.page > last) goTo(hit.page);
  });
  useEffect(() => {
    shown.current = null;
    if (active) approach(active);
  }, [active]);
  const handleActive = (range: Range) => {
    // A new zoom draws the match again, but the person may have scrolled on.
    if (!scroller || shown.current === active) return;
    shown.current = active;
    bringIntoView(scroller, range.getBoundingClientRect());
  };
  return (
    <Scroller ref={setScroller} role="region" aria-label={`Páginas de ${label}`} tabIndex={0}>
      <PageList>
        {sizes.map((size, index) => {
          const number = index + 1;
          const rotate = (size.rotate + rotation) % 360;
          const extent = turned(size, rotate);
          const scale = factor * pxPerPoint;
          return (
            <PagePlace
              // oxlint-disable-next-line react/no-array-index-key -- a page is its number
              key={number}
              role="group"
              aria-label={`Página ${number}`}
              style={{ width: extent.width * scale, height: extent.height * scale }}
            >
              {drawnFactor !== undefined && number >= first && number <= last && (
                <PdfPage
                  number={number}
                  extent={extent}
                  factor={factor}
                  drawing={{ factor: drawnFactor, rotate }}
                  searchKey={searchKey}
                  activeOrder={active?.page === number ? active.order : null}
                  onActive={handleActive}
                />
              )}
            </PagePlace>
          );
        })}
      </PageList>
    </Scroller>
  );
}
