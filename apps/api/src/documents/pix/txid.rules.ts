import { randomBytes } from 'node:crypto';

/** Unambiguous capital letters and digits. */
const SINAIS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new txid: 'PX', the day as AAMMDD, and twelve random characters. */
export const novoTxid = (dia: string): string =>
  `PX${dia.slice(2).replaceAll('-', '')}${[...randomBytes(12)].map((byte) => SINAIS[byte % 32]).join('')}`;

/** Our txids in a bank's text, even joined to other words or in lower case. */
export const txidsEm = (texto: string): string[] => [
  ...new Set(
    [...texto.toUpperCase().matchAll(/(?=(PX\d{6}[0-9A-HJKMNP-TV-Z]{12}))/g)].map(([, txid = '']) => txid),
  ),
];

/** Day encoded in a txid. */
export const diaDoTxid = (txid: string): string =>
  `20${txid.slice(2, 4)}-${txid.slice(4, 6)}-${txid.slice(6, 8)}`;
