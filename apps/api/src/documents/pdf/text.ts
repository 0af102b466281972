import type { Weight } from './fonts.ts';

// The letters of the embedded font; what it lacks would print as an empty box.
const printable = /[ -~\u00A0-\u00FFŒœ–—‘’“”•…€™]/;

/** Text with every letter that the font has; others lose their accent, or become '?'. */
export const printableText = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
    .map((letter) => {
      if (printable.test(letter)) return letter;
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
      return plain !== '' && [...plain].every((each) => printable.test(each)) ? plain : '?';
    })
    .join('');

/** Style of a line of text. */
export interface LineStyle {
  size: number;
  weight?: Weight;
  align?: 'left' | 'right' | 'center';
  /** Smallest size that a long text may shrink to before it is cut; by default it does not shrink. */
  least?: number;
}

/** Position of a line of text: its box from the left top, in points. */
export interface LinePlace {
  x: number;
  y: number;
  width: number;
}

const fitting = (doc: PDFKit.PDFDocument, text: string, width: number): string => {
  if (doc.widthOfString(text) <= width) return text;
  let kept = 0;
  let tooMany = text.length;
  while (kept + 1 < tooMany) {
    const middle = Math.floor((kept + tooMany) / 2);
    if (doc.widthOfString(`${text.slice(0, middle)}…`) > width) tooMany = middle;
    else kept = middle;
  }
  return `${text.slice(0, kept).trimEnd()}…`;
};

/** Writes one line that never leaves its box: it shrinks as far as it may, then is cut with an ellipsis. */
export const line = (doc: PDFKit.PDFDocument, text: string, place: LinePlace, style: LineStyle): void => {
  const { size, weight = 'normal', align = 'left', least = size } = style;
  const { x, y, width } = place;
  const clean = printableText(text);
  if (clean === '') return;
  doc.font(weight).fontSize(size).fillColor('#000000');
  const needed = doc.widthOfString(clean);
  if (needed > width) doc.fontSize(Math.max(least, Math.floor((size * width * 10) / needed) / 10));
  const shown = fitting(doc, clean, width);
  const free = width - doc.widthOfString(shown);
  const left = align === 'left' ? x : align === 'right' ? x + free : x + free / 2;
  doc.text(shown, left, y, { lineBreak: false });
};

/** A text in lines of at most `width` points in the current font, broken between words. */
export const wrapped = (doc: PDFKit.PDFDocument, text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of printableText(text).split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || doc.widthOfString(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
};
