import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import type { Pdf } from './pdfTypes.ts';

/** Reports the progress of printing, and stops it. */
export interface PrintOptions {
  /** Degrees added to each page's own turn. */
  readonly rotation: number;
  readonly signal: AbortSignal;
  /** Pages made ready so far. */
  readonly onPage: (count: number) => void;
}

const dotsPerInch = 150;

// Only this is printed, each page on its own sheet; on screen it is hidden.
const PrintStyle = createGlobalStyle`
  [data-print='pdf'] { display: none; }
  @media print {
    @page { margin: 0; }
    body > :not([data-print='pdf']) { display: none !important; }
    [data-print='pdf'] { display: block; }
    [data-print='pdf'] img { display: block; width: 100%; max-height: 100vh; object-fit: contain; break-after: page; }
    [data-print='pdf'] img:last-child { break-after: auto; }
  }
`;

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page gave no picture.'))));
  });

const picture = async (pdf: Pdf, number: number, rotation: number): Promise<string> => {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: dotsPerInch / 72, rotation: page.rotate + rotation });
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  const url = URL.createObjectURL(await toBlob(canvas));
  // Frees the memory at once, not when the garbage collector runs.
  canvas.width = 0;
  canvas.height = 0;
  return url;
};

/**
 * Prints the pages as pictures, because the content policy forbids the frame from which the browser's own viewer could print.
 * Resolves when the person closes the system's dialog.
 */
export async function printPdf(pdf: Pdf, { rotation, signal, onPage }: PrintOptions): Promise<void> {
  const urls: string[] = [];
  const place = document.createElement('div');
  place.dataset.print = 'pdf';
  const root = createRoot(place);
  try {
    for (let page = 1; page <= pdf.numPages; page++) {
      // One after another, so that a long document does not fill the memory.
      urls.push(await picture(pdf, page, rotation));
      signal.throwIfAborted();
      onPage(page);
    }
    document.body.append(place);
    flushSync(() =>
      root.render(
        <>
          <PrintStyle />
          {urls.map((url) => (
            <img key={url} src={url} alt="" />
          ))}
        </>,
      ),
    );
    await Promise.all([...place.querySelectorAll('img')].map((image) => image.decode()));
    signal.throwIfAborted();
    window.print();
  } finally {
    root.unmount();
    place.remove();
    for (const url of urls) URL.revokeObjectURL(url);
  }
}
