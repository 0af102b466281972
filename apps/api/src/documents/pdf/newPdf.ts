import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { fonts } from './fonts.ts';

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 10 * mm } as const;

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
  const { normal, bold } = fonts();
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
