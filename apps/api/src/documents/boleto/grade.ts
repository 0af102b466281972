import { mm } from '../pdf/newPdf.ts';
import { line, type LineStyle } from '../pdf/text.ts';

/** A cell of the slip: a small label above its value; widths in millimetres. */
export interface Celula {
  largura: number;
  rotulo: string;
  valor?: string;
  align?: LineStyle['align'];
  weight?: LineStyle['weight'];
}

/** Height of a row of cells, in points. */
export const alturaDaLinha = 6.6 * mm;
const recuo = 1 * mm;

/** Draws a row of cells with their borders; returns the top of the next row. */
export const linhaDeCelulas = (
  doc: PDFKit.PDFDocument,
  { x, y }: { x: number; y: number },
  celulas: readonly Celula[],
): number => {
  let left = x;
  for (const { largura, rotulo, valor = '', align = 'left', weight = 'normal' } of celulas) {
    const width = largura * mm;
    doc.rect(left, y, width, alturaDaLinha).stroke();
    const box = { x: left + recuo, width: width - 2 * recuo };
    line(doc, rotulo, { ...box, y: y + 0.7 * mm }, { size: 5.5, least: 4 });
    line(doc, valor, { ...box, y: y + 3.1 * mm }, { size: 8, least: 5, align, weight });
    left += width;
  }
  return y + alturaDaLinha;
};
