import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { DenunciaMensagemTable } from '../../../db/tables/ouvidoria.ts';

export type MensagemRow = Selectable<DenunciaMensagemTable>;

/** Messages about a report, in order of writing. */
export const findMensagens = (db: Kysely<Database>, denunciaId: string): Promise<MensagemRow[]> =>
  db
    .selectFrom('denuncia_mensagem')
    .selectAll()
    .where('denuncia_id', '=', denunciaId)
    .orderBy('codigo')
    .execute();

/** Last message about a locked report. */
export const findUltima = (
  trx: Transaction<Database>,
  denunciaId: string,
): Promise<MensagemRow | undefined> =>
  trx
    .selectFrom('denuncia_mensagem')
    .selectAll()
    .where('denuncia_id', '=', denunciaId)
    .orderBy('codigo', 'desc')
    .limit(1)
    .executeTakeFirst();

export const insertMensagem = async (
  trx: Transaction<Database>,
  row: Insertable<DenunciaMensagemTable>,
): Promise<void> => {
  await trx.insertInto('denuncia_mensagem').values(row).execute();
};

/** Locks a report until the end of the transaction; undefined when it does not exist. */
export const lockPorId = (
  trx: Transaction<Database>,
  denunciaId: string,
): Promise<{ id: string } | undefined> =>
  trx.selectFrom('denuncia').select('id').where('id', '=', denunciaId).forUpdate().executeTakeFirst();

/** Marks a report for the next notice to staff (SEG-15). */
export const markNaoAvisada = async (trx: Transaction<Database>, denunciaId: string): Promise<void> => {
  await trx.updateTable('denuncia').set({ avisada: false }).where('id', '=', denunciaId).execute();
};
