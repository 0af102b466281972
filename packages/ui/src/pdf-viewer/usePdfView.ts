import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { anchorAt, holdAnchor, pageIn, viewOf, type Anchor } from './pdfGeometry.ts';
import type { PageSize, View } from './pdfTypes.ts';
import { clampZoom, factorOf, stepZoom, turned, type Extent, type Zoom } from './zoom.ts';

const nowhere: Extent = { width: 0, height: 0 };
const start: View = { first: 1, last: 1, current: 1 };
// One notch of a wheel is about 100, so it changes the zoom by an eighth.
const wheelNotch = 800;

/** Zoom, turn and place in the document; `setScroller` is the ref of the scrolling element. */
export function usePdfView(sizes: readonly PageSize[], initialZoom: Zoom) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [room, setRoom] = useState(nowhere);
  const [zoom, setZoom] = useState<Zoom>(initialZoom);
  const [rotation, setRotation] = useState(0);
  const [place, setPlace] = useState(start);
  const anchor = useRef<Anchor | null>(null);

  const pages = sizes.map((size) => turned(size, size.rotate + rotation));
  const widest = {
    width: Math.max(0, ...pages.map(({ width }) => width)),
    height: Math.max(0, ...pages.map(({ height }) => height)),
  };
  const factor = factorOf(zoom, widest, room);

  const look = useEffectEvent(() => {
    if (!scroller) return;
    const next = viewOf(scroller);
    setPlace((last) =>
      last.first === next.first && last.last === next.last && last.current === next.current ? last : next,
    );
  });
  useEffect(() => {
    if (!scroller) return;
    // The list grows with each zoom, each turn, and each page whose size becomes known.
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries)
        if (target === scroller) setRoom({ width: contentRect.width, height: contentRect.height });
      look();
    });
    observer.observe(scroller);
    if (scroller.firstElementChild) observer.observe(scroller.firstElementChild);
    const handleScroll = () => {
      anchor.current = anchorAt(scroller);
      look();
    };
    scroller.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', handleScroll);
    };
  }, [scroller]);

  useLayoutEffect(() => {
    if (scroller && anchor.current) holdAnchor(scroller, anchor.current);
  }, [scroller, factor, rotation, sizes]);

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!scroller || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const edge = scroller.getBoundingClientRect();
    anchor.current = anchorAt(scroller, { left: event.clientX - edge.left, top: event.clientY - edge.top });
    setZoom(clampZoom(factor * Math.exp(-event.deltaY / wheelNotch)));
  });
  useEffect(() => {
    // A native listener, because only a non-passive one can prevent the browser's own zoom.
    const listen = (event: WheelEvent) => handleWheel(event);
    scroller?.addEventListener('wheel', listen, { passive: false });
    return () => scroller?.removeEventListener('wheel', listen);
  }, [scroller]);

  return {
    scroller,
    setScroller,
    place,
    factor,
    /** True when the room is known. Earlier a page would be drawn for a wrong width. */
    isMeasured: room.width > 0,
    zoom,
    setZoom,
    stepZoom: (direction: 1 | -1) => setZoom(stepZoom(factor, direction)),
    rotation,
    turn: () => setRotation((rotation + 90) % 360),
    goTo: (page: number) => {
      const target = scroller && pageIn(scroller, page);
      if (!target) return;
      const first = pageIn(scroller, 1);
      scroller.scrollTo({ top: target.offsetTop - (first?.offsetTop ?? 0), behavior: 'instant' });
    },
  } as const;
}

export type PdfView = ReturnType<typeof usePdfView>;
