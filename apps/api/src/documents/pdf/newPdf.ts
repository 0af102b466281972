import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PDFDocument from 'pdfkit';
import { sfntOf } from './sfnt.ts';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 10 * mm } as const;

/** The weights that the documents are set in. */
export type Weight = 'normal' | 'bold';

const fontFile = (weight: 400 | 600): Buffer =>
  sfntOf(
    readFileSync(
      fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
    ),
  );

let fonts: Record<Weight, Buffer> | undefined;
const loadFonts = (): Record<Weight, Buffer> => (fonts ??= { normal: fontFile(400), bold: fontFile(600) });

/** Settings of a new document. */
export interface PdfOptions {
  title: string;
  /** ISO day of the document. Two equal documents have equal bytes, unless they are locked. */
  criadoEm: string;
  /** Opens the file; without it the file is not locked. */
  senha?: string;
  /** Keeps the pages until the end, so that each can say how many there are. */
  contaPaginas?: boolean;
}

/**
 * An open document with its fonts, in Portuguese; locked with AES when it has a password (the owner's password is random and
 * kept by nobody).
 */
export const newPdf = ({ title, criadoEm, senha, contaPaginas = false }: PdfOptions): PDFKit.PDFDocument => {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: contaPaginas,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7ext3',
    font: null as unknown as string,
    info: { Title: title, CreationDate: new Date(`${criadoEm}T12:00:00Z`) },
    ...(senha === undefined
      ? {}
      : {
          userPassword: senha,
          ownerPassword: randomBytes(24).toString('base64url'),
          // A linha digitável is there to be copied.
          permissions: { printing: 'highResolution', contentAccessibility: true, copying: true },
        }),
  });
  const { normal, bold } = loadFonts();
  doc.registerFont('normal', normal);
  doc.registerFont('bold', bold);
  return doc.font('normal').lineWidth(0.5);
};

/** The whole file, once everything is drawn. */
export const bytesOf = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  doc.end();
  await ended;
  return Buffer.concat(pieces);
};
