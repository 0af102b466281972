import { type RawBuilder, sql } from 'kysely';
import { byIndexes } from '../../../db/byIndexes.ts';
import type { Movimento } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';
import { type MovimentoRow, movimentosAte } from './sbxMovimentos.sql.ts';

/** A movement by its bond and kind. */
export interface DeQuem {
  matricula: string;
  tipo: Movimento;
}

/** Movement of a bond up to day `corte`; undefined when the register requires none. */
export const findMovimento = async (
  trx: Trx,
  { matricula, tipo }: DeQuem,
  { corte, momento }: { corte: string; momento: string },
): Promise<MovimentoRow | undefined> => {
  await byIndexes(trx);
  const quais: RawBuilder<boolean> = sql<boolean>`a.matricula = ${matricula}`;
  const { rows } = await sql<MovimentoRow>`
    select matricula, tipo, nome, dados, "isFora" from ${movimentosAte(corte, quais, momento)} movimento where tipo = ${tipo}`.execute(
    trx,
  );
  return rows[0];
};

/** Leaves this content of a movement out of the file; an earlier content is no longer left out. */
export const poeFora = async (
  trx: Trx,
  { matricula, tipo, dados }: Pick<MovimentoRow, 'matricula' | 'tipo' | 'dados'>,
  { login, em }: { login: string; em: string },
): Promise<void> => {
  await devolve(trx, { matricula, tipo }, { login, em });
  await trx
    .insertInto('sib_fora')
    .values({ matricula, tipo, dados: JSON.stringify(dados) as never, login, em })
    .execute();
};

/** Puts a movement back into the file; false when it was not left out. */
export const devolve = async (
  trx: Trx,
  { matricula, tipo }: DeQuem,
  { login, em }: { login: string; em: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('sib_fora')
    .set({ devolvido_por: login, devolvido_em: em })
    .where('matricula', '=', matricula)
    .where('tipo', '=', tipo)
    .where('devolvido_em', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
