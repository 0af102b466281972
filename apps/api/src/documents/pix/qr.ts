import bwipjs from 'bwip-js';

/** QR code of a text by rows, without the quiet zone: 1 is dark. */
export const qrDe = (texto: string): string[] => {
  const [drawn] = bwipjs.raw('qrcode', texto, {});
  if (drawn === undefined || !('pixs' in drawn)) throw new Error('The barcode library gave no picture.');
  const { pixs, pixx, pixy } = drawn;
  return Array.from({ length: pixy }, (_, y) => pixs.slice(y * pixx, (y + 1) * pixx).join(''));
};
