import type { pdfjs } from 'react-pdf';
import type { Extent } from './zoom.ts';

/** An opened document of pdf.js. */
export type Pdf = pdfjs.PDFDocumentProxy;

/** Size of a page in the file: width and height in points before its own turn, and that turn in degrees. */
export interface PageSize extends Extent {
  readonly rotate: number;
}

/** One match of the searched words; `page` from 1, `order` from 0 within its page. */
export interface Hit {
  readonly page: number;
  readonly order: number;
}

/** Pages from 1: the range to draw, and the page in view. */
export interface View {
  readonly first: number;
  readonly last: number;
  readonly current: number;
}
