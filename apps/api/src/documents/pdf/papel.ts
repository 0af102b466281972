import { randomBytes } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { type Face, fonts } from './fonts.ts';
import { releasePages } from './release.ts';

/** Points per millimetre. */
export const mm = 72 / 25.4;

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 10 * mm } as const;

/** Settings of a new paper. */
export interface PapelOptions {
  title: string;
  /** ISO day of the paper. Two equal papers have equal bytes, unless locked. */
  criadoEm: string;
  /** Operator as the author of the paper. */
  autor?: string;
  /** Password of the file; without one it is not locked. */
  senha?: string;
  /** Landscape. */
  isDeitado?: boolean;
}

/** An element of a paper's structure (ISO 32000-1, 14.8.4). */
export type Elemento = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';

/** Properties of an element: the text of a picture, and its position (left, top, right, bottom in points). */
export interface Propriedades {
  scope?: 'Column' | 'Row';
  alt?: string;
  bbox?: [number, number, number, number];
}

/** A paper in progress. A screen reader follows its structure: no text is outside of it (PDF/UA-1). */
export interface Papel {
  doc: PDFKit.PDFDocument;
  /** Writes an element around the output of `write`. */
  within: (elemento: Elemento, write: () => void, propriedades?: Propriedades) => void;
  /** Draws silent content: rules, boxes, and repeated heads and feet. */
  artefact: (draw: () => void, type?: 'Layout' | 'Pagination') => void;
  /** Draws content of the current element; throws outside of all elements. */
  content: (draw: () => void) => void;
  nextPage: () => void;
  /** Returns to each page since `release`, with its number from 1, for repeated content. */
  onEachPage: (draw: (numero: number, de: number) => void) => void;
  /** Pages written since `release`. */
  pages: () => number;
  /**
   * Releases finished pages, so that memory stays constant; they can no longer change. Start another page
   * before more is written.
   */
  release: () => void;
  /** Bytes released since the last call; null without any. */
  taken: () => Uint8Array | null;
  /** The whole file, once everything is written. */
  bytes: () => Promise<Uint8Array>;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The whole file of an open document. */
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

const newDoc = ({ title, criadoEm, autor, senha, isDeitado = false }: PapelOptions) => {
  const doc = new PDFDocument({
    size: 'A4',
    layout: isDeitado ? 'landscape' : 'portrait',
    margin: 0,
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    tagged: true,
    // PDF/A-2a forbids a lock (ISO 19005-2, 6.1.3); a locked paper is PDF/UA-1 alone. The types lack PDF/UA.
    subset: (senha === undefined ? 'PDF/A-2a' : 'PDF/UA') as 'PDF/A-2a',
    pdfVersion: senha === undefined ? '1.7' : '1.7ext3',
    font: null as unknown as string,
    info: {
      Title: title,
      Creator: 'Vidas',
      Producer: 'Vidas',
      CreationDate: new Date(`${criadoEm}T12:00:00Z`),
    },
    ...(senha === undefined
      ? {}
      : {
          userPassword: senha,
          ownerPassword: randomBytes(24).toString('base64url'),
          // Copying is allowed for the linha digitável.
          permissions: { printing: 'highResolution', contentAccessibility: true, copying: true },
        }),
  });
  const { appendXML } = doc as unknown as { appendXML: (xml: string) => void };
  const about = (prefix: string, address: string, xml: string): void =>
    appendXML.call(
      doc,
      `<rdf:Description rdf:about="" xmlns:${prefix}="${address}">${xml}</rdf:Description>`,
    );
  const dc =
    autor === undefined
      ? ''
      : `<dc:creator><rdf:Seq><rdf:li>${escaped(autor)}</rdf:li></rdf:Seq></dc:creator>`;
  about(
    'dc',
    'http://purl.org/dc/elements/1.1/',
    `<dc:language><rdf:Bag><rdf:li>pt-BR</rdf:li></rdf:Bag></dc:language>${dc}`,
  );
  if (senha === undefined)
    about('pdfuaid', 'http://www.aiim.org/pdfua/ns/id/', '<pdfuaid:part>1</pdfuaid:part>');
  for (const [face, font] of Object.entries(fonts()) as [Face, Uint8Array][]) doc.registerFont(face, font);
  return doc.font('normal');
};

/**
 * A new paper in Portuguese. A password locks it with AES-256 (the owner's password is random and never
 * stored); without one it is PDF/A-2a.
 */
export const newPapel = (options: PapelOptions): Papel => {
  const doc = newDoc(options);
  const begin = (): void => {
    // Each new page resets the line width to one point.
    doc.lineWidth(0.5);
    Object.assign(doc.page.dictionary.data, { Tabs: 'S' });
  };
  begin();
  const root = doc.struct('Document');
  doc.addStructure(root);
  let current = root;
  let type: Elemento = 'Document';
  let first = 0;
  let pages = 1;
  let isArtefact = false;
  let isOpen = false;

  const close = (): void => {
    if (isOpen) doc.endMarkedContent();
    isOpen = false;
  };
  const papel: Papel = {
    doc,
    within: (elemento, write, propriedades = {}) => {
      // The repeated head of a table is not a second table.
      if (isArtefact) return write();
      close();
      const [outer, outerType] = [current, type];
      current = doc.struct(elemento, propriedades as PDFKit.Mixins.StructureElementOptions);
      type = elemento;
      outer.add(current);
      write();
      close();
      current.end();
      [current, type] = [outer, outerType];
    },
    artefact: (draw, type = 'Layout') => {
      if (isArtefact) return draw();
      close();
      isArtefact = true;
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
      isArtefact = false;
    },
    content: (draw) => {
      if (!isArtefact && current === root) throw new Error('Text outside the structure of a paper.');
      if (!isArtefact && !isOpen) {
        current.add(doc.markStructureContent(type));
        isOpen = true;
      }
      draw();
    },
    nextPage: () => {
      close();
      doc.addPage();
      pages += 1;
      begin();
    },
    onEachPage: (draw) => {
      close();
      for (let at = 0; at < pages; at += 1) {
        doc.switchToPage(first + at);
        papel.artefact(() => draw(at + 1, pages), 'Pagination');
      }
    },
    pages: () => pages,
    release: () => {
      close();
      releasePages(doc);
      first += pages;
      pages = 0;
    },
    taken: () => doc.read() as Buffer | null,
    bytes: () => bytesOf(doc),
  };
  return papel;
};
