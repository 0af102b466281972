import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { type ComForma, formaDaLinha } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { deixaPorTelefone, type PapelDeixado } from './porTelefone.sql.ts';

/** Reason why a bulk sending leaves a payer out: 'Pediu por telefone: ligar à tarde'; null without the wish. */
export const motivoPorTelefone = (row: ComForma): string | null => {
  const pedida = formaDaLinha(row);
  return pedida?.forma === 'TELEFONE' ? `Pediu por telefone: ${pedida.nota}` : null;
};

/** A boleto's name in the list of calls: 'Boleto com vencimento em 10/12/2026'. */
export const papelDoBoleto = (vencimento: string): string =>
  `Boleto com vencimento em ${writeDay(vencimento)}`;

/**
 * Adds a paper to the list of calls when its payer asked for one. Returns the reason; null when the paper
 * leaves normally (PAP-9).
 */
export const deixaSePediuTelefone = async (
  db: Db | Trx,
  row: ComForma,
  papel: Omit<PapelDeixado, 'nota'>,
): Promise<string | null> => {
  const motivo = motivoPorTelefone(row);
  if (motivo !== null) await deixaPorTelefone(db, { ...papel, nota: row.forma_nota ?? '' });
  return motivo;
};
