import { randomBytes } from 'node:crypto';

/** Capital letters and digits that nobody takes for another. */
const SINAIS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A txid of ours: 'PX', the day as AAMMDD, and twelve signs drawn by lot. */
export const novoTxid = (dia: string): string =>
  `PX${dia.slice(2).replaceAll('-', '')}${[...randomBytes(12)].map((byte) => SINAIS[byte % 32]).join('')}`;

/** The txids of ours in a text, as a bank may write them: glued to other words, in small letters. */
export const txidsEm = (texto: string): string[] => [
  ...new Set(
    [...texto.toUpperCase().matchAll(/(?=(PX\d{6}[0-9A-HJKMNP-TV-Z]{12}))/g)].map(([, txid = '']) => txid),
  ),
];

/** The day for which a txid was made. */
export const diaDoTxid = (txid: string): string =>
  `20${txid.slice(2, 4)}-${txid.slice(4, 6)}-${txid.slice(6, 8)}`;
