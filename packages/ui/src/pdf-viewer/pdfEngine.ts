import { pdfjs } from 'react-pdf';
// Through Vite's ?worker, not new URL(): the server knows .js as a script, .mjs it does not.
// oxlint-disable-next-line import/default -- ?worker&url gives the address, whatever the file exports
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url';
import jbig2Url from 'pdfjs-dist/wasm/jbig2.wasm?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg.wasm?url';
import { font } from '../theme/scale.ts';
import { pdfFonts } from './pdfFonts.ts';

// The unseen text over a page, by which one selects and searches, is laid out in our font: its marks then sit in the same place on every
// machine.
pdfjs.TextLayer.fontFamilyMap.set('sans-serif', font.family);

/** The worker of pdf.js, a module of our own origin; set again where react-pdf is used, for it sets its own. */
export const workerSrc = workerUrl;

// The files that pdf.js asks for by name, all from our own build: decoders of scanned pictures (JBIG2, fax, JPEG 2000) and the fonts,
// so that a page looks the same whatever fonts the machine has.
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
