import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';

/** A paper and where it goes; `destinatario` in small letters. */
export interface Destino {
  chave: string;
  destinatario: string;
}

/** Why a sending counts towards the ceilings of its day (COB-28). */
export type ContaComo = 'DE_NOVO' | 'FORA_DO_CADASTRO';

/** When this paper last left for this address ('YYYY-MM-DDTHH:MM'); undefined when it never did. */
export const findEnviado = async (
  db: Db | Trx,
  { chave, destinatario }: Destino,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('cobranca_envio')
    .where('chave', '=', chave)
    .where('destinatario', '=', destinatario)
    .where('situacao', '=', 'ENVIADO')
    .select(sql<string>`to_char(enviado_em, 'YYYY-MM-DD"T"HH24:MI')`.as('em'))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.em;
};

/** Claims a paper for sending; undefined when another process has it. A claim left open for two minutes expires. */
export const claim = async (
  db: Db | Trx,
  { chave, destinatario }: Destino,
  { login, em, contaComo }: { login: string; em: string; contaComo: ContaComo | null },
): Promise<number | undefined> => {
  await db
    .updateTable('cobranca_envio')
    .set({ situacao: 'FALHOU' })
    .where('chave', '=', chave)
    .where('destinatario', '=', destinatario)
    .where('situacao', '=', 'ENVIANDO')
    .where(sql<boolean>`iniciado_em < ${em}::timestamp - interval '2 minutes'`)
    .execute();
  const row = await db
    .insertInto('cobranca_envio')
    .values({
      chave,
      destinatario,
      situacao: 'ENVIANDO',
      login,
      iniciado_em: em,
      enviado_em: null,
      conta_como: contaComo,
    })
    .onConflict((conflict) =>
      conflict.columns(['chave', 'destinatario']).where('situacao', '=', 'ENVIANDO').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Records how a sending ended; `em` is when it left, null for a failure. */
export const settle = async (db: Db, id: number, em: string | null): Promise<void> => {
  await db
    .updateTable('cobranca_envio')
    .set({ situacao: em === null ? 'FALHOU' : 'ENVIADO', enviado_em: em })
    .where('id', '=', id)
    .execute();
};

/** Gives a claim back that nothing was sent under. */
export const unclaim = async (db: Db | Trx, id: number): Promise<void> => {
  await db.deleteFrom('cobranca_envio').where('id', '=', id).where('situacao', '=', 'ENVIANDO').execute();
};
