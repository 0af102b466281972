import { pdfjs } from 'react-pdf';
// Through Vite's ?worker, not new URL(): the server knows .js as a script, .mjs it does not.
// oxlint-disable-next-line import/default -- ?worker&url gives the address, whatever the file exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { font } from '../theme/scale.ts';
import { pdfFonts } from './pdfFonts.ts';

// The invisible text over a page, for selection and search, uses our font, so that its marks have the same place on
// every machine.
pdfjs.TextLayer.fontFamilyMap.set('sans-serif', font.family);

/**
 * Address of pdf.js's worker, a module of our own origin. Set it again where react-pdf is used, which sets its own.
 */
export const workerSrc = workerUrl;

// Files that pdf.js requests by name, all from our build: decoders of scanned pictures (JBIG2, fax, JPEG 2000) and
// fonts. A page then looks the same on every machine.
const files: Readonly<Record<string, string>> = {
  'jbig2.wasm': jbig2Url,
  'openjpeg.wasm': openjpegUrl,
  ...pdfFonts,
};

/** Fetches the few files that pdf.js needs besides its worker. */
class OwnFiles {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = files[filename];
    if (url === undefined) throw new Error(`${filename} is not part of the build.`);
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${filename}: ${reply.status}`);
    return new Uint8Array(await reply.arrayBuffer());
  }
}

/** Options of a document: no forms, no scripts, nothing from other sites. */
export const documentOptions = {
  BinaryDataFactory: OwnFiles,
  useWorkerFetch: false,
  useSystemFonts: false,
  enableXfa: false,
  verbosity: pdfjs.VerbosityLevel.ERRORS,
} as const;
