import { mm, type Papel } from '../pdf/papel.ts';
import { boxed, line, type LineStyle } from '../pdf/text.ts';

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
  /** Text that may shrink and finally be cut; amounts, days and codes never are. */
  isTexto?: boolean;
}

/** Height of a row of cells, and of one with a second line, in points. */
export const alturaDaLinha = 7 * mm;
export const alturaDupla = 10.8 * mm;
const recuo = 1 * mm;
const entrelinha = 1.1;

/** Draws a label without a value; screen readers skip it. */
export const semValor = (
  papel: Papel,
  rotulo: string,
  {
    width = 60 * mm,
    align = 'left',
    ...at
  }: { x: number; y: number; width?: number; align?: LineStyle['align'] },
): void => papel.artefact(() => line(papel, rotulo, { ...at, width }, { size: rotuloPt, align }));

/** Text in the lines that a cell has room for. */
const textos = (
  papel: Papel,
  words: readonly string[],
  { height, y, ...box }: { x: number; y: number; width: number; height: number },
): void => {
  const { size, linhas, resto } = boxed(
    papel,
    words,
    { ...box, height },
    { sizes: [valorPt, 9, 8, rotuloPt], leading: entrelinha },
  );
  linhas.forEach((text, at) =>
    line(
      papel,
      at === linhas.length - 1 ? [text, ...resto].join(' ') : text,
      { ...box, y: y + at * size * entrelinha },
      { size },
    ),
  );
};

/** Draws a row of cells with borders; returns the top of the next row. */
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
    segunda = '',
    isTexto = false,
    align = 'left',
    weight = 'normal',
  } of celulas) {
    const box = { x: left + recuo, width: largura * mm - 2 * recuo };
    const at = { ...box, y: y + 0.3 * mm };
    if (valor === '') semValor(papel, rotulo, at);
    else
      papel.within('P', () => {
        line(papel, rotulo, at, { size: rotuloPt });
        const inner = { ...box, y: y + 2.7 * mm };
        if (isTexto) textos(papel, [valor, segunda].filter(Boolean), { ...inner, height: height - 2.7 * mm });
        else line(papel, valor, inner, { size: valorPt, least: 8, isWhole: true, align, weight });
      });
    left += largura * mm;
  }
  return y + height;
};
