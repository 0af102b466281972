import type { Db } from '../../../db/database.ts';
import { type BuscaBoleto, findBoletos } from './boleto.sql.ts';
import { naoEncontrado } from './boletoPorEmail.ts';

const emDebito = 'Não há boleto: o que está em aberto vai por débito automático.';

/** Tells whether there are bills for the search (COB-2). */
export const anunciaBoletos = async (db: Db, busca: BuscaBoleto) => {
  const rows = await findBoletos(db, busca);
  if (rows.length === 0) return { status: 'true', message: naoEncontrado };
  const isOnlyDebito = rows.every(({ forma }) => forma === 'DEBITO_AUTOMATICO');
  return { status: 'false', message: isOnlyDebito ? emDebito : 'Dados obtidos com sucesso!' };
};
