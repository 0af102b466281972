import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A campaign of a messaging service. */
export interface ChaveAutorizacao {
  servico: string;
  campanhaId: number;
}

/** Who does it and when ('YYYY-MM-DDTHH:mm:ss'). */
export interface Quem {
  login: string;
  em: string;
}

/** True when this server authorised the campaign. */
export const isAutorizada = async (db: Db, { servico, campanhaId }: ChaveAutorizacao): Promise<boolean> => {
  const row = await db
    .selectFrom('campanha_autorizacao')
    .where('servico', '=', servico)
    .where('campanha_id', '=', campanhaId)
    .where('situacao', '=', 'AUTORIZADA')
    .select('campanha_id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Claims a campaign for authorising; false when it is claimed or was authorised. A claim left open for two minutes expires. */
export const claimAutorizacao = async (db: Db, chave: ChaveAutorizacao, quem: Quem): Promise<boolean> => {
  const { rows } = await sql<{ campanha_id: number }>`
    insert into campanha_autorizacao (servico, campanha_id, situacao, login, iniciada_em)
    values (${chave.servico}, ${chave.campanhaId}, 'ENVIANDO', ${quem.login}, ${quem.em}::timestamp)
    on conflict (servico, campanha_id) do update set login = excluded.login, iniciada_em = excluded.iniciada_em
    where campanha_autorizacao.situacao = 'ENVIANDO'
      and campanha_autorizacao.iniciada_em < excluded.iniciada_em - interval '2 minutes'
    returning campanha_id`.execute(db);
  return rows.length === 1;
};

/** Records how an authorisation ended: done for ever, or free for another attempt. */
export const settleAutorizacao = async (
  db: Db,
  { servico, campanhaId }: ChaveAutorizacao,
  isDone: boolean,
): Promise<void> => {
  if (isDone) {
    await db
      .updateTable('campanha_autorizacao')
      .set({ situacao: 'AUTORIZADA' })
      .where('servico', '=', servico)
      .where('campanha_id', '=', campanhaId)
      .execute();
    return;
  }
  await db
    .deleteFrom('campanha_autorizacao')
    .where('servico', '=', servico)
    .where('campanha_id', '=', campanhaId)
    .where('situacao', '=', 'ENVIANDO')
    .execute();
};

/** One file under one name in one month. */
export interface ChaveImportacao {
  servico: string;
  /** In small letters. */
  nome: string;
  sha256: string;
  /** YYYY-MM. */
  competencia: string;
}

/** An earlier import of the same file. */
export interface ImportacaoConhecida {
  id: number;
  situacao: 'IMPORTANDO' | 'IMPORTADA';
  campanha_id: number | null;
  vez: number;
  /** 'YYYY-MM-DDTHH:mm'. */
  em: string;
}

/** The last import of this file under this name in this month; one interrupted five minutes ago does not count. */
export const findImportacao = async (
  db: Db,
  { servico, nome, sha256, competencia }: ChaveImportacao,
  agora: string,
): Promise<ImportacaoConhecida | undefined> => {
  await db
    .deleteFrom('campanha_importacao')
    .where('situacao', '=', 'IMPORTANDO')
    .where(sql<boolean>`iniciada_em < ${agora}::timestamp - interval '5 minutes'`)
    .execute();
  return db
    .selectFrom('campanha_importacao')
    .where('servico', '=', servico)
    .where('nome', '=', nome)
    .where('sha256', '=', sha256)
    .where('competencia', '=', competencia)
    .select(['id', 'situacao', 'campanha_id', 'vez'])
    .select(sql<string>`to_char(iniciada_em, 'YYYY-MM-DD"T"HH24:MI')`.as('em'))
    .orderBy('vez', 'desc')
    .limit(1)
    .executeTakeFirst();
};

/** Claims a file for importing; undefined when another request is importing it now. */
export const claimImportacao = async (
  db: Db,
  chave: ChaveImportacao & { vez: number },
  { login, em }: Quem,
): Promise<number | undefined> => {
  const row = await db
    .insertInto('campanha_importacao')
    .values({ ...chave, situacao: 'IMPORTANDO', campanha_id: null, login, iniciada_em: em })
    .onConflict((conflict) =>
      conflict.columns(['servico', 'nome', 'sha256', 'competencia', 'vez']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Records that the service has the import, with its id if the service told it. */
export const settleImportacao = async (db: Db, id: number, campanhaId: number | null): Promise<void> => {
  await db
    .updateTable('campanha_importacao')
    .set({ situacao: 'IMPORTADA', campanha_id: campanhaId })
    .where('id', '=', id)
    .execute();
};

/** Forgets the imports that a killed process left under way; call it when the server starts (one process: decision 0008). */
export const releaseInterrompidas = async (db: Db): Promise<void> => {
  await db.deleteFrom('campanha_importacao').where('situacao', '=', 'IMPORTANDO').execute();
};

/** Forgets an import that failed. */
export const releaseImportacao = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('campanha_importacao').where('id', '=', id).execute();
};
