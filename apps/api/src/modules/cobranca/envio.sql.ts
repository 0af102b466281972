import { momento } from '../../db/momento.ts';
import type { FormaDePapel } from '@vidas/api-client/cadastro/forma-de-papel/formaDePapel.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';

/** A paper and its address; `destinatario` in lower case. */
export interface Destino {
  chave: string;
  destinatario: string;
}

/** Reason why a sending counts towards its day's limits (COB-28). */
export type ContaComo = 'DE_NOVO' | 'FORA_DO_CADASTRO';

/** An earlier sending of a paper to an address, certain or possible. */
export interface Antes {
  /** 'YYYY-MM-DDTHH:MM'. */
  em: string;
  emDuvida: boolean;
  /** Number of certain sendings. */
  vezes: number;
}

/** Last certain or possible sending of this paper to this address; undefined without one. */
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

/**
 * Claims a paper for sending; undefined while another process has it. An open claim expires after two
 * minutes, with an unknown end.
 */
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

/**
 * Records the end of a sending; `em` is its moment, null when it failed or is in doubt. `recusado`: the mail
 * server refuses the address.
 */
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

/** Releases a claim without a sending. */
export const unclaim = async (db: Db | Trx, id: number): Promise<void> => {
  await db.deleteFrom('cobranca_envio').where('id', '=', id).where('situacao', '=', 'ENVIANDO').execute();
};

/** Condition: a sending of this paper began, and its end was never recorded. */
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
