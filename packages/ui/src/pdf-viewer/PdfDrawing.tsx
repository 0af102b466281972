import { useCallback, useRef } from 'react';
import { Page } from 'react-pdf';
import type { Drawing } from './pdfDrawings.ts';
import { PdfLinks } from './PdfLinks.tsx';
import { PageFailure, Sheet } from './pdfParts.tsx';
import { densityFor, pxPerPoint, type Extent } from './zoom.ts';

export interface PdfDrawingProps {
  /** From 1. */
  readonly number: number;
  /** In points, after the page's turn. */
  readonly extent: Extent;
  /** The zoom factor of this drawing. */
  readonly factor: number;
  /** The whole turn of the page in degrees. */
  readonly rotate: number;
  /** Factor from the zoom of this drawing to the present zoom; 1 when they are equal. */
  readonly stretch: number;
  readonly isHidden: boolean;
  /** Called when the picture is drawn. */
  readonly onDrawn: (drawing: Drawing) => void;
  /** Called each time the text was drawn. Its identity must not change. */
  readonly onText: (text: { readonly layer: HTMLElement | null }) => void;
}

/** One drawing of one page for one zoom: picture, selectable text, links. */
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
  // Memoised by hand: react-pdf draws the text again for each new function, and a selection would be lost.
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
