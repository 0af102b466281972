import bwipjs from 'bwip-js';
import { mm, type Papel } from '../pdf/papel.ts';

/** Width of a boleto's barcode (FEBRABAN), interleaved 2 of 5. */
const largura = 103 * mm;
const altura = 13 * mm;
/** A wide bar has three narrow modules. */
const wide = 3;

/** Widths of bars and spaces in turn, in narrow modules, starting with a bar. */
const barrasDe = (codigo: string): number[] => {
  const [drawn] = bwipjs.raw('interleaved2of5', codigo, { includecheck: false });
  if (drawn === undefined || !('sbs' in drawn)) throw new Error('The barcode library gave no bars.');
  // The last width is the space after the stop.
  const widths = drawn.sbs.length % 2 === 0 ? drawn.sbs.slice(0, -1) : drawn.sbs;
  return widths.map((width) => (width > 1 ? wide : 1));
};

/**
 * Draws the barcode, 103 × 13 mm, with its left top at `x`, `y`; leave 5 mm free on its left. A screen reader
 * speaks the typed line instead.
 */
export const desenhaCodigo = (
  papel: Papel,
  { codigo, linha }: { codigo: string; linha: string },
  { x, y }: { x: number; y: number },
): void => {
  const widths = barrasDe(codigo);
  const module = largura / widths.reduce((sum, width) => sum + width, 0);
  papel.within(
    'Figure',
    () =>
      papel.content(() => {
        let left = x;
        widths.forEach((width, index) => {
          if (index % 2 === 0) papel.doc.rect(left, y, width * module, altura);
          left += width * module;
        });
        papel.doc.fill('#000000');
      }),
    { alt: `Código de barras. Linha digitável: ${linha}`, bbox: [x, y, x + largura, y + altura] },
  );
};
