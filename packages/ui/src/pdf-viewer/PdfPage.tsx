import { useEffect, useEffectEvent, useState } from 'react';
import { PdfDrawing } from './PdfDrawing.tsx';
import { keyOf, mountedOf, type Drawing } from './pdfDrawings.ts';
import { paintMatches } from './pdfHighlights.ts';
import { rangesOf } from './pdfText.ts';
import type { Extent } from './zoom.ts';

export interface PdfPageProps {
  /** From 1. */
  readonly number: number;
  /** In points, after the page's turn. */
  readonly extent: Extent;
  /** The present zoom. The drawing follows when it stops changing. */
  readonly factor: number;
  readonly drawing: Drawing;
  /** Folded words to highlight; empty for none. */
  readonly searchKey: string;
  /** The active match, from 0, if it is on this page. */
  readonly activeOrder: number | null;
  /** Called when the active match is drawn and can be scrolled into view. */
  readonly onActive: (range: Range) => void;
}

/** One page of the document. The old drawing is scaled until the sharp one is ready. */
export function PdfPage({ number, extent, factor, drawing, searchKey, activeOrder, onActive }: PdfPageProps) {
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
