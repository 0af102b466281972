import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Facts about a PostgreSQL and the connected role. */
export interface Facts {
  versao: number;
  codificacao: string;
  banco: string;
  papel: string;
  /** The database was prepared before. */
  pronto: boolean;
  /** The role may create tables, and extensions. */
  cria: boolean;
  estende: boolean;
  /** The extension is in the database, or at least installable. */
  tem_unaccent: boolean;
  ha_unaccent: boolean;
  /** Milliseconds of its statement timeout; 0 for none. */
  prazo: number;
  /** A commit is answered only once it is on the disk. */
  grava_antes: boolean;
}

/** Reads the facts; works on an unprepared database. */
export const readFacts = async (db: Db): Promise<Facts | undefined> => {
  const { rows } = await sql<Facts>`
    select current_setting('server_version_num')::int as versao, current_setting('server_encoding') as codificacao,
      current_database()::text as banco, current_user::text as papel,
      to_regclass('kysely_migration') is not null as pronto,
      coalesce(has_schema_privilege(current_schema(), 'create'), false) as cria,
      has_database_privilege(current_database(), 'create') as estende,
      exists (select from pg_extension where extname = 'unaccent') as tem_unaccent,
      exists (select from pg_available_extensions where name = 'unaccent') as ha_unaccent,
      (select setting::int from pg_settings where name = 'statement_timeout') as prazo,
      current_setting('synchronous_commit') <> 'off' as grava_antes`.execute(db);
  return rows[0];
};
