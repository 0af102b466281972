import type { MudancaDaNip } from '@vidas/api-client/juridico/nip/nip.contract.ts';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { NipMudancaTable } from '../../../db/tables/nip.ts';
import type { Trx } from '../../../db/tx.ts';

/** Corrected fields of a NIP, the newest first (PRA-12). */
export const findMudancas = async (db: Db, id: number): Promise<MudancaDaNip[]> => {
  const { rows } = await sql<MudancaDaNip>`
    select m.campo, m.antes, m.depois, m.motivo, ${nomeDoUsuario('m.por')} as por, ${momento('m.em')} as em
    from nip_mudanca m where m.nip_id = ${id} order by m.id desc`.execute(db);
  return rows;
};

export const insertMudancas = async (
  trx: Trx,
  mudancas: readonly Insertable<NipMudancaTable>[],
): Promise<void> => {
  await trx.insertInto('nip_mudanca').values(mudancas).execute();
};

/** Number of another NIP in force with this number of ANS; undefined when it is free. */
export const findOutra = (trx: Trx, demanda: string, id: number) =>
  trx
    .selectFrom('nip')
    .where('demanda', '=', demanda)
    .where('id', '<>', id)
    .where('cancelada_em', 'is', null)
    .select('id')
    .executeTakeFirst();
