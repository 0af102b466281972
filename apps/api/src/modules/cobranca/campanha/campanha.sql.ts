import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { presa } from '../../../servers/trava.sql.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

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

/** What this server knows of the sending of a campaign. */
export interface Autorizacao {
  situacao: 'ENVIANDO' | 'DUVIDA' | 'AUTORIZADA';
  /** The person's name; the login of somebody who is no longer there. */
  quem: string;
  /** 'YYYY-MM-DDTHH:mm'. */
  em: string;
}

// A process that died while it sent leaves the same doubt as a service that fell silent.
const situacaoEm = (agora: string) => sql<Autorizacao['situacao']>`case
  when situacao = 'ENVIANDO' and iniciada_em < ${agora}::timestamp - interval '2 minutes' then 'DUVIDA' else situacao end`;

/** What is known of a campaign at a moment; undefined when nobody tried to send it. */
export const findAutorizacao = (
  db: Db,
  { servico, campanhaId }: ChaveAutorizacao,
  agora: string,
): Promise<Autorizacao | undefined> =>
  db
    .selectFrom('campanha_autorizacao')
    .where('servico', '=', servico)
    .where('campanha_id', '=', campanhaId)
    .select(situacaoEm(agora).as('situacao'))
    .select(nomeDoUsuario('campanha_autorizacao.login').as('quem'))
    .select(momento('iniciada_em').as('em'))
    .executeTakeFirst();

/** The campaigns of a service of which nobody knows whether they were sent. */
export const findEmDuvida = async (db: Db, servico: string, agora: string): Promise<Set<number>> => {
  const rows = await db
    .selectFrom('campanha_autorizacao')
    .where('servico', '=', servico)
    .where(situacaoEm(agora), '=', 'DUVIDA')
    .select('campanha_id')
    .execute();
  return new Set(rows.map(({ campanha_id }) => campanha_id));
};

/**
 * Claims a campaign for authorising; false when somebody tried before. With `isDecidida` also one in doubt, and who decided is
 * recorded (MSG-15).
 */
export const claimAutorizacao = async (
  db: Db,
  chave: ChaveAutorizacao,
  { login, em, isDecidida }: Quem & { isDecidida: boolean },
): Promise<boolean> => {
  const { rows } = await sql<{ campanha_id: number }>`
    insert into campanha_autorizacao (servico, campanha_id, situacao, login, iniciada_em)
    values (${chave.servico}, ${chave.campanhaId}, 'ENVIANDO', ${login}, ${em}::timestamp)
    on conflict (servico, campanha_id) do update set situacao = 'ENVIANDO', login = excluded.login,
      iniciada_em = excluded.iniciada_em, decidida_por = excluded.login, decidida_em = excluded.iniciada_em
    where ${isDecidida}::boolean and (campanha_autorizacao.situacao = 'DUVIDA'
      or campanha_autorizacao.situacao = 'ENVIANDO'
        and campanha_autorizacao.iniciada_em < excluded.iniciada_em - interval '2 minutes')
    returning campanha_id`.execute(db);
  return rows.length === 1;
};

/** Records how an authorisation ended: done for ever, in doubt until a person decides, or free for another attempt. */
export const settleAutorizacao = async (
  db: Db,
  { servico, campanhaId }: ChaveAutorizacao,
  outcome: 'AUTORIZADA' | 'DUVIDA' | 'LIVRE',
): Promise<void> => {
  if (outcome !== 'LIVRE') {
    await db
      .updateTable('campanha_autorizacao')
      .set({ situacao: outcome })
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
    .where(sql<boolean>`not ${presa(sql`${PREFIXO}::text || campanha_importacao.id::text`)}`)
    .execute();
  return db
    .selectFrom('campanha_importacao')
    .where('servico', '=', servico)
    .where('nome', '=', nome)
    .where('sha256', '=', sha256)
    .where('competencia', '=', competencia)
    .select(['id', 'situacao', 'campanha_id', 'vez'])
    .select(momento('iniciada_em').as('em'))
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

const PREFIXO = 'campanha-importacao:';

/** What an import holds while the service has it. */
export const travaDaImportacao = (id: number): string => `${PREFIXO}${id}`;

/** Forgets the imports that a killed process left under way; call it when the server starts. */
export const releaseInterrompidas = async (db: Db): Promise<void> => {
  await sql`delete from campanha_importacao i
    where i.situacao = 'IMPORTANDO' and not ${presa(sql`${PREFIXO}::text || i.id::text`)}`.execute(db);
};

/** Forgets an import that failed. */
export const releaseImportacao = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('campanha_importacao').where('id', '=', id).execute();
};
