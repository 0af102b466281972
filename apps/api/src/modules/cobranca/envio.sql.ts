import { momento } from '../../db/momento.ts';
import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
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

/** An earlier sending of a paper to an address; it left, or may have left. */
export interface Antes {
  /** 'YYYY-MM-DDTHH:MM'. */
  em: string;
  emDuvida: boolean;
  /** How often it left for certain. */
  vezes: number;
}

/** The last time that this paper left for this address, or may have; undefined when it never did. */
export const findAntes = async (
  db: Db | Trx,
  { chave, destinatario }: Destino,
): Promise<Antes | undefined> => {
  const { rows } = await sql<Antes>`
    select ${momento(sql`coalesce(enviado_em, iniciado_em)`)} as em, situacao = 'EM_DUVIDA' as "emDuvida",
      (count(*) filter (where situacao = 'ENVIADO') over ())::int as vezes
    from cobranca_envio
    where chave = ${chave} and destinatario = ${destinatario} and situacao in ('ENVIADO', 'EM_DUVIDA')
    order by id desc limit 1`.execute(db);
  return rows[0];
};

/** Claims a paper for sending; undefined when another process has it. A claim left open for two minutes expires: nobody knows how it ended. */
export const claim = async (
  db: Db | Trx,
  { chave, destinatario }: Destino,
  pedido: {
    login: string;
    em: string;
    contaComo: ContaComo | null;
    valorCents: number | null;
    forma: FormaDePapel | null;
  },
): Promise<number | undefined> => {
  const { login, em, contaComo, valorCents, forma } = pedido;
  await db
    .updateTable('cobranca_envio')
    .set({ situacao: 'EM_DUVIDA' })
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
      valor_cents: valorCents,
      forma,
    })
    .onConflict((conflict) =>
      conflict.columns(['chave', 'destinatario']).where('situacao', '=', 'ENVIANDO').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Records how a sending ended; `em` is when it left, null when it did not or nobody knows. `recusado`: the mail server takes nothing for that address. */
export const settle = async (
  db: Db,
  id: number,
  fim:
    | { situacao: 'ENVIADO'; em: string }
    | { situacao: 'FALHOU' | 'EM_DUVIDA'; em: null; recusado?: boolean },
): Promise<void> => {
  await db
    .updateTable('cobranca_envio')
    .set({
      situacao: fim.situacao,
      enviado_em: fim.em,
      recusado: 'recusado' in fim && fim.recusado === true,
    })
    .where('id', '=', id)
    .execute();
};

/** Gives a claim back that nothing was sent under. */
export const unclaim = async (db: Db | Trx, id: number): Promise<void> => {
  await db.deleteFrom('cobranca_envio').where('id', '=', id).where('situacao', '=', 'ENVIANDO').execute();
};

/** Whether a sending of this paper was begun and its end was never recorded. */
export const foiInterrompido = async (db: Db, chave: string): Promise<boolean> => {
  const row = await db
    .selectFrom('cobranca_envio')
    .where('chave', '=', chave)
    .where('situacao', '=', 'ENVIANDO')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
