import { useCallback, useRef } from 'react';
import { Page } from 'react-pdf';
import type { Drawing } from './pdfDrawings.ts';
import { PdfLinks } from './PdfLinks.tsx';
import { PageFailure, Sheet } from './pdfParts.tsx';
import { densityFor, pxPerPoint, type Extent } from './zoom.ts';

export interface PdfDrawingProps {
  /** From 1. */
  readonly number: number;
  /** In points, as the page lies. */
  readonly extent: Extent;
  /** The zoom it is drawn for. */
  readonly factor: number;
  /** The page's whole turn in degrees. */
  readonly rotate: number;
  /** The scale from the zoom it was drawn for to the zoom on show; 1 when they are equal. */
  readonly stretch: number;
  readonly isHidden: boolean;
  /** The picture is there. */
  readonly onDrawn: (drawing: Drawing) => void;
  /** Called when the text is there or there again; its identity must not change. */
  readonly onText: (text: { readonly layer: HTMLElement | null }) => void;
}

/** One drawing of one page for one zoom: picture, text that can be selected, links. */
export function PdfDrawing({
  number,
  extent,
  factor,
  rotate,
  stretch,
  isHidden,
  onDrawn,
  onText,
}: PdfDrawingProps) {
  const root = useRef<HTMLDivElement>(null);
  const scale = factor * pxPerPoint;
  const px = { width: extent.width * scale, height: extent.height * scale };
  // Memoised by hand, not for speed: react-pdf rewrites the text for each new function, and a selection would be lost.
  const handleText = useCallback(
    () => onText({ layer: root.current?.querySelector<HTMLElement>('.textLayer') ?? null }),
    [onText],
  );
  return (
    <Sheet ref={root} $isHidden={isHidden} style={stretch === 1 ? undefined : { scale: `${stretch}` }}>
      <Page
        pageNumber={number}
        scale={scale}
        rotate={rotate}
        devicePixelRatio={densityFor(px, globalThis.devicePixelRatio)}
        renderAnnotationLayer={false}
        suspense={false}
        loading={null}
        error={<PageFailure role="alert">Não foi possível desenhar esta página.</PageFailure>}
        onRenderSuccess={() => onDrawn({ factor, rotate })}
        onRenderTextLayerSuccess={handleText}
      >
        <PdfLinks />
      </Page>
    </Sheet>
  );
}
