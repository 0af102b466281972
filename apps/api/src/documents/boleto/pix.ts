import { mm, type Papel } from '../pdf/papel.ts';
import { line } from '../pdf/text.ts';
import { qrDe } from '../pix/qr.ts';

export const ladoDoQr = 28 * mm;

/** The height of the code on a page, with some air. */
export const alturaDoPix = ladoDoQr + 2 * mm;

/** Title and advice for a payment by PIX. */
export const comoPagarPix = [
  'Pague por PIX',
  'Aponte a câmera do aplicativo do seu banco para o código: o boleto se quita por ele.',
] as const;

/** Draws the PIX code with its left top at `x`, `y`. */
export const desenhaQr = (papel: Papel, codigo: string, { x, y }: { x: number; y: number }): void => {
  const linhas = qrDe(codigo);
  const module = ladoDoQr / linhas.length;
  papel.within(
    'Figure',
    () =>
      papel.content(() => {
        linhas.forEach((linha, row) => {
          for (const { 0: run, index } of linha.matchAll(/1+/g))
            papel.doc.rect(x + index * module, y + row * module, run.length * module, module);
        });
        papel.doc.fill('#000000');
      }),
    { alt: `Código PIX deste boleto. Copia e cola: ${codigo}`, bbox: [x, y, x + ladoDoQr, y + ladoDoQr] },
  );
};

/** Draws the PIX code with its left top at `x`, `y`, with instructions beside it. */
export const desenhaPix = (papel: Papel, codigo: string, { x, y }: { x: number; y: number }): void => {
  desenhaQr(papel, codigo, { x, y });
  const [titulo, como] = comoPagarPix;
  const ao = { x: x + ladoDoQr + 5 * mm, width: 150 * mm };
  papel.within('P', () => line(papel, titulo, { ...ao, y: y + 2 * mm }, { size: 9, weight: 'bold' }));
  papel.within('P', () => line(papel, como, { ...ao, y: y + 7 * mm }, { size: 8 }));
};
