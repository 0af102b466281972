import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Trx } from '../../db/tx.ts';

/** Tables that stay: migrations, the link to the secrets, and servers. */
const FICAM = [
  'kysely_migration',
  'kysely_migration_lock',
  'instalacao',
  'servidor',
  'trava',
  'faixa_etaria',
  'lancamento_tipo',
  'grau_participacao',
  'atendimento_tema',
  'atendimento_canal',
  'atendimento_manifestacao',
  'retencao_motivo',
];

/** All other tables, by name. */
export const selectTabelasDaDemo = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ nome: string }>`
    select relname::text as nome from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> all(${FICAM}) order by 1`.execute(db);
  return rows.map(({ nome }) => nome);
};

/** People with other logins than these. */
export const selectOutrosLogins = async (db: Db, logins: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('usuario')
    .select('login')
    .where('login', 'not in', [...logins])
    .orderBy('login')
    .execute();
  return rows.map(({ login }) => login);
};

/** Empties the tables together, and restarts their numbering. */
export const esvazia = async (trx: Trx, tabelas: readonly string[]): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`truncate ${sql.join(tabelas.map((tabela) => sql.table(tabela)))}`.execute(trx);
  const { rows } = await sql<{ nome: string }>`
    select sequencename::text as nome from pg_sequences where schemaname = current_schema() order by 1`.execute(
    trx,
  );
  for (const { nome } of rows) await sql`alter sequence ${sql.ref(nome)} restart`.execute(trx);
};

/** Number of living servers of this database. */
export const countServidores = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ vivos: number }>`
    select count(*)::int as vivos from servidor where vivo_ate > clock_timestamp()`.execute(db);
  return rows[0]?.vivos ?? 0;
};
