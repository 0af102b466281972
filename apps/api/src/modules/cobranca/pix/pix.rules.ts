import { randomBytes } from 'node:crypto';
import type { Encargos } from '../../../cobrancaConfig.ts';
import { valorHoje } from '../encargos.rules.ts';

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

/** What a code asks for of one title. */
export interface ParteDoPix {
  titulo: string;
  fatura: string;
  principalCents: number;
  encargosCents: number;
}

/** An open title, cents and ISO days. */
export interface AbertoDoPix {
  titulo: string;
  fatura: string;
  vencimento: string;
  diasValidos: number;
  /** What the title asks for, without fine and interest of today. */
  valorCents: number;
  /** What is left of its invoice. */
  saldoCents: number;
}

/** What a title costs on a day: what is left of its invoice, then whatever is more. */
export const parteDe = (aberto: AbertoDoPix, dia: string, encargos: Encargos): ParteDoPix => {
  const { valorAtualizadoCents } = valorHoje(aberto, dia, encargos);
  const principalCents = Math.min(aberto.saldoCents, valorAtualizadoCents);
  return {
    titulo: aberto.titulo,
    fatura: aberto.fatura,
    principalCents,
    encargosCents: valorAtualizadoCents - principalCents,
  };
};

export const totalDas = (partes: readonly ParteDoPix[]): number =>
  partes.reduce((sum, { principalCents, encargosCents }) => sum + principalCents + encargosCents, 0);

/** What fine and interest a new boleto has beyond its parts, because it is late, stands with the last of them. */
export const comAtraso = (partes: readonly ParteDoPix[], totalCents: number): ParteDoPix[] =>
  partes.map((parte, at) =>
    at === partes.length - 1
      ? { ...parte, encargosCents: parte.encargosCents + totalCents - totalDas(partes) }
      : parte,
  );
