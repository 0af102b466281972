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

/** Author and moment ('YYYY-MM-DDTHH:mm:ss'). */
export interface Quem {
  login: string;
  em: string;
}

/** Our own record of a campaign's sending. */
export interface Autorizacao {
  situacao: 'ENVIANDO' | 'DUVIDA' | 'AUTORIZADA';
  /** Person's name, or the login of a deleted person. */
  quem: string;
  /** 'YYYY-MM-DDTHH:mm'. */
  em: string;
}

// A process that died while sending leaves the same doubt as a silent service.
const situacaoEm = (agora: string) => sql<Autorizacao['situacao']>`case
  when situacao = 'ENVIANDO' and iniciada_em < ${agora}::timestamp - interval '2 minutes' then 'DUVIDA' else situacao end`;

/** Record of a campaign at a moment; undefined before any attempt. */
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

/** Campaigns of a service whose sending is in doubt. */
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
 * Claims a campaign for authorising; false after an earlier attempt. `isDecidida` also claims one in doubt
 * and records the person (MSG-15).
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

/** Records the end of an authorisation: final, in doubt until a person decides, or free for another attempt. */
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

/** Identity of an import: file, name and month. */
export interface ChaveImportacao {
  servico: string;
  /** In lower case. */
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

/** Last import of this file, name and month; one interrupted more than five minutes ago does not count. */
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

/** Claims a file for importing; undefined while another request imports it. */
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

/** Records that the service has the import, with its campaign id if known. */
export const settleImportacao = async (db: Db, id: number, campanhaId: number | null): Promise<void> => {
  await db
    .updateTable('campanha_importacao')
    .set({ situacao: 'IMPORTADA', campanha_id: campanhaId })
    .where('id', '=', id)
    .execute();
};

const PREFIXO = 'campanha-importacao:';

/** Lock of an import while the service works on it. */
export const travaDaImportacao = (id: number): string => `${PREFIXO}${id}`;

/** Deletes unfinished imports of a killed process; for the start of the server. */
export const releaseInterrompidas = async (db: Db): Promise<void> => {
  await sql`delete from campanha_importacao i
    where i.situacao = 'IMPORTANDO' and not ${presa(sql`${PREFIXO}::text || i.id::text`)}`.execute(db);
};

/** Deletes a failed import. */
export const releaseImportacao = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('campanha_importacao').where('id', '=', id).execute();
};
