import type { Db } from '../../../db/database.ts';
import { reais } from '../../../documents/pdf/written.ts';
import { Failure } from '../../../http/failure.ts';
import { findSemTitulo } from './desconhecidos.sql.ts';

/**
 * Throws Failure 409 for a file without any known title: it may belong to another operator, or precede our
 * titles (CBR-23).
 */
export const perguntaDesconhecidos = async (db: Db, arquivo: number): Promise<void> => {
  const { titulos, recebido, temConhecido } = await findSemTitulo(db, arquivo);
  if (titulos === 0 || temConhecido) return;
  const quais =
    titulos === 1
      ? 'O único título deste arquivo não é conhecido'
      : `Nenhum dos ${titulos.toLocaleString('pt-BR')} títulos deste arquivo é conhecido`;
  throw new Failure(409, `${quais}: R$ ${reais(recebido)} recebidos ficariam sem título. Nada foi gravado.`, {
    body: { desconhecidos: { titulos, recebido: recebido / 100 } },
  });
};
