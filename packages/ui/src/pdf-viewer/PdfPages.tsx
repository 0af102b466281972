import { useEffect, useEffectEvent, useRef } from 'react';
import { PageList, PagePlace, Scroller } from './pdfParts.tsx';
import { bringIntoView } from './pdfGeometry.ts';
import { PdfPage } from './PdfPage.tsx';
import type { Hit, PageSize } from './pdfTypes.ts';
import { useSettled } from './useSettled.ts';
import type { PdfView } from './usePdfView.ts';
import { pxPerPoint, turned } from './zoom.ts';

export interface PdfPagesProps {
  readonly label: string;
  readonly sizes: readonly PageSize[];
  readonly view: PdfView;
  /** Folded words to highlight; empty for none. */
  readonly searchKey: string;
  /** The match that is shown now. */
  readonly active: Hit | null;
}

const restMs = 120;

/** The pages in one scroll. Each keeps its space, but only those near the window are drawn. */
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
              // oxlint-disable-next-line react/no-array-index-key -- the index is the number of the page
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
