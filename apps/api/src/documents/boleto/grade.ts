import { mm, type Papel } from '../pdf/papel.ts';
import { line, type LineStyle } from '../pdf/text.ts';

/** Sizes of a label and of its value, in points. */
export const [rotuloPt, valorPt] = [7, 10];

/** A cell of the slip: a small label above its value; widths in millimetres. */
export interface Celula {
  largura: number;
  rotulo: string;
  valor?: string;
  /** A further line of a name or an address. */
  segunda?: string;
  align?: LineStyle['align'];
  weight?: LineStyle['weight'];
  /** Words, which may shrink further and at last be cut; amounts, days and codes never are. */
  isTexto?: boolean;
}

/** Height of a row of cells, and of one with a second line, in points. */
export const alturaDaLinha = 7 * mm;
export const alturaDupla = 10.8 * mm;
const recuo = 1 * mm;

/** Draws a row of cells with their borders; returns the top of the next row. */
export const linhaDeCelulas = (
  papel: Papel,
  { x, y }: { x: number; y: number },
  celulas: readonly Celula[],
): number => {
  const height = celulas.some(({ segunda }) => segunda !== undefined) ? alturaDupla : alturaDaLinha;
  let left = x;
  papel.artefact(() => {
    for (const { largura } of celulas) {
      papel.doc.rect(left, y, largura * mm, height);
      left += largura * mm;
    }
    papel.doc.stroke();
  });
  left = x;
  for (const {
    largura,
    rotulo,
    valor = '',
    segunda,
    isTexto = false,
    align = 'left',
    weight = 'normal',
  } of celulas) {
    const box = { x: left + recuo, width: largura * mm - 2 * recuo };
    const style = { size: valorPt, least: isTexto ? rotuloPt : 8, isWhole: !isTexto, align, weight } as const;
    papel.within('P', () => {
      line(papel, rotulo, { ...box, y: y + 0.3 * mm }, { size: rotuloPt });
      line(papel, valor, { ...box, y: y + 2.7 * mm }, style);
      if (segunda !== undefined) line(papel, segunda, { ...box, y: y + 6.5 * mm }, style);
    });
    left += largura * mm;
  }
  return y + height;
};
