import { writeDay } from '@vidas/api-client/words/day.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { type ComForma, formaDaLinha } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import { deixaPorTelefone, type PapelDeixado } from './porTelefone.sql.ts';

/** Why a bulk sending leaves a payer out: 'Pediu por telefone: ligar à tarde'; null for a payer who asked for no call. */
export const motivoPorTelefone = (row: ComForma): string | null => {
  const pedida = formaDaLinha(row);
  return pedida?.forma === 'TELEFONE' ? `Pediu por telefone: ${pedida.nota}` : null;
};

/** A boleto in the list of calls: 'Boleto com vencimento em 10/12/2026'. */
export const papelDoBoleto = (vencimento: string): string =>
  `Boleto com vencimento em ${writeDay(vencimento)}`;

/** Has a paper wait for a call where its payer asked for one. Returns the reason, null for a paper that leaves as others do (PAP-9). */
export const deixaSePediuTelefone = async (
  db: Db | Trx,
  row: ComForma,
  papel: Omit<PapelDeixado, 'nota'>,
): Promise<string | null> => {
  const motivo = motivoPorTelefone(row);
  if (motivo !== null) await deixaPorTelefone(db, { ...papel, nota: row.forma_nota ?? '' });
  return motivo;
};
