import type { Weight } from './fonts.ts';
import { mm, page } from './newPdf.ts';
import { line, type LineStyle, wrapped } from './text.ts';

const x = 20 * mm;
const bottom = page.height - 22 * mm;

/** Width of what is written on a sheet. */
export const larguraDaFolha = page.width - 2 * x;

/** A cell of a row: its text, its share of the width, and whether it stands at the right. */
export interface Celula {
  texto: string;
  largura: number;
  isDireita?: boolean;
}

/** A document that is written from the top down, over as many pages as it takes, each with its foot. */
export interface Folha {
  /** Goes on to another page unless that much is left of this one. */
  room: (needed: number) => void;
  skip: (height: number) => void;
  /** Words over as many lines as they take. */
  text: (words: string, size: number, weight?: Weight) => void;
  /** A name and what stands for it, on one line. */
  pair: (label: string, value: string) => void;
  /** One line of cells, side by side; a text that is too long shrinks a little, then is cut. */
  row: (celulas: readonly Celula[], style: Pick<LineStyle, 'size' | 'weight'>) => void;
  /** Writes the foot of the last page. Call it once, at the end. */
  end: () => void;
}

/**
 * `foot` is what stands under a page, before its number; a document that counts its pages says how many there are. `onPage` writes what
 * every further page begins with.
 */
export const newFolha = (doc: PDFKit.PDFDocument, foot: string, onPage?: (folha: Folha) => void): Folha => {
  const countsPages = doc.options.bufferPages === true;
  let number = 1;
  let y = 20 * mm;
  const writeFoot = (which: string): void =>
    line(
      doc,
      `${foot} - página ${which}`,
      { x, y: page.height - 14 * mm, width: larguraDaFolha },
      { size: 8, align: 'center' },
    );
  const end = (): void => {
    if (!countsPages) return writeFoot(String(number));
    for (let index = 0; index < number; index += 1) {
      doc.switchToPage(index);
      writeFoot(`${index + 1} de ${number}`);
    }
  };
  const room = (needed: number): void => {
    if (y + needed <= bottom) return;
    if (!countsPages) writeFoot(String(number));
    doc.addPage();
    number += 1;
    y = 20 * mm;
    onPage?.(folha);
  };
  const folha: Folha = {
    room,
    end,
    skip: (height) => {
      y += height;
    },
    text: (words, size, weight = 'normal') => {
      doc.font(weight).fontSize(size);
      for (const each of wrapped(doc, words, larguraDaFolha)) {
        room(size * 1.5);
        line(doc, each, { x, y, width: larguraDaFolha }, { size, weight });
        y += size * 1.5;
      }
    },
    pair: (label, value) => {
      room(6 * mm);
      line(doc, label, { x, y, width: 48 * mm }, { size: 10, weight: 'bold' });
      line(doc, value, { x: x + 50 * mm, y, width: larguraDaFolha - 50 * mm }, { size: 10, least: 7 });
      y += 6 * mm;
    },
    row: (celulas, { size, weight = 'normal' }) => {
      room(size * 1.6);
      let left = x;
      for (const { texto, largura, isDireita = false } of celulas) {
        const align = isDireita ? 'right' : 'left';
        line(doc, texto, { x: left, y, width: largura - mm }, { size, weight, align, least: size - 1.5 });
        left += largura;
      }
      y += size * 1.6;
    },
  };
  return folha;
};
