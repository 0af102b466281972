import bwipjs from 'bwip-js';

/** The QR picture of a text, row by row: 1 is dark. The quiet zone around it is not there. */
export const qrDe = (texto: string): string[] => {
  const [drawn] = bwipjs.raw('qrcode', texto, {});
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('The barcode library gave no picture.');
  const { pixs, pixx, pixy } = drawn;
  return Array.from({ length: pixy }, (_, y) => pixs.slice(y * pixx, (y + 1) * pixx).join(''));
};
