import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

const selectAMao = (db: Db) =>
  db
    .selectFrom('comissao_a_mao as m')
    .innerJoin('venda', 'venda.codigo', 'm.venda_codigo')
    .innerJoin('beneficiario', 'beneficiario.matricula', 'venda.matricula')
    .innerJoin('pessoa', 'pessoa.id', 'beneficiario.pessoa_id')
    .innerJoin('vendedor', 'vendedor.codigo', 'm.vendedor_codigo')
    .innerJoin('usuario as autor', 'autor.id', 'm.escrita_por')
    .leftJoin('usuario as outra', 'outra.id', 'm.decidida_por')
    .selectAll('m')
    .select([
      'pessoa.nome as cliente',
      'vendedor.nome as vendedor',
      'autor.nome as autor',
      'outra.nome as quem',
    ]);

/** All lines by hand, newest first. */
export const findLinhasAMao = (db: Db) => selectAMao(db).orderBy('m.id', 'desc').execute();

export type LinhaAMaoRow = Awaited<ReturnType<typeof findLinhasAMao>>[number];

/** Lines by hand of some sales that count: confirmed, paid or not. */
export const findAMaoDe = (db: Db, vendas: readonly string[]): Promise<LinhaAMaoRow[]> =>
  selectAMao(db)
    .where('m.aceita', '=', true)
    .where(sql<boolean>`m.venda_codigo = any(${[...new Set(vendas)]})`)
    .execute();

/** One line by hand, locked until the end of the transaction; undefined for an unknown number. */
export const lockLinhaAMao = async (trx: Trx, id: number): Promise<LinhaAMaoRow | undefined> => {
  await sql`select from comissao_a_mao where id = ${id} for update`.execute(trx);
  return selectAMao(trx).where('m.id', '=', id).executeTakeFirst();
};

/** Keeps the lines by hand that wait or are confirmed from a decision, until the end of the transaction. */
export const lockLinhasAMao = async (trx: Trx): Promise<void> => {
  await sql`select from comissao_a_mao where aceita is not false and competencia is null order by id for update`.execute(
    trx,
  );
};

/** Writes the month that pays the confirmed lines by hand. */
export const fechaLinhasAMao = async (trx: Trx, competencia: string): Promise<void> => {
  await trx
    .updateTable('comissao_a_mao')
    .set({ competencia })
    .where('aceita', '=', true)
    .where('competencia', 'is', null)
    .execute();
};
