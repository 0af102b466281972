import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { inPortionsHere } from '../db/portions.ts';
import type { Trx } from '../db/tx.ts';

/** Locks and servers are no data. */
const SEM_DADOS = ['kysely_migration_lock', 'servidor', 'trava'];

const textos = async (db: Db, query: ReturnType<typeof sql<{ nome: string }>>): Promise<string[]> =>
  (await query.execute(db)).rows.map(({ nome }) => nome);

/** All tables with data, by name; short-lived shared state (unlogged) enters no backup. */
export const selectTabelas = async (db: Db): Promise<string[]> => {
  const nomes = await textos(
    db,
    sql<{ nome: string }>`select relname::text as nome from pg_class
      where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and relpersistence = 'p'
        and not relispartition order by 1`,
  );
  return nomes.filter((nome) => !SEM_DADOS.includes(nome));
};

/** Writable columns; generated ones are excluded. */
export const selectColunas = (db: Db, tabela: string): Promise<string[]> =>
  textos(
    db,
    sql<{ nome: string }>`select attname::text as nome from pg_attribute
      where attrelid = ${tabela}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
  );

export const selectMigracoes = (db: Db): Promise<string[]> =>
  textos(db, sql<{ nome: string }>`select name as nome from kysely_migration order by name`);

/** The database was prepared before. */
export const selectPreparado = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{
    ha: boolean;
  }>`select to_regclass('kysely_migration') is not null as ha`.execute(db);
  return rows[0]?.ha === true;
};

export const countLinhas = async (db: Db, tabela: string): Promise<number> => {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::bigint as total from ${sql.table(tabela)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
};

/** Rows of a table as JSON text, in portions. */
export const selectLinhas = (trx: Trx, tabela: string): AsyncIterable<string[]> =>
  inPortionsHere(
    trx,
    sql<{ linha: string }>`select to_jsonb(t)::text as linha from ${sql.table(tabela)} t`,
    ({ linha }) => linha,
  );

/** Writes rows of `selectLinhas`; generated ids keep their values. */
export const insertLinhas = (
  trx: Trx,
  { tabela, colunas, linhas }: { tabela: string; colunas: readonly string[]; linhas: readonly string[] },
) => {
  const nomes = sql.join(colunas.map((coluna) => sql.ref(coluna)));
  return sql`insert into ${sql.table(tabela)} (${nomes}) overriding system value
    select ${nomes} from jsonb_populate_recordset(null::${sql.table(tabela)}, ${`[${linhas.join(',')}]`}::jsonb)`.execute(
    trx,
  );
};

/** Empties the tables together. */
export const truncateTabelas = (trx: Trx, tabelas: readonly string[]) =>
  sql`truncate ${sql.join(tabelas.map((tabela) => sql.table(tabela)))}`.execute(trx);

export const selectSequencias = async (db: Db): Promise<Record<string, string>> => {
  const { rows } = await sql<{ nome: string; ultimo: string }>`
    select sequencename::text as nome, last_value::text as ultimo from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ nome, ultimo }) => [nome, ultimo]));
};

export const setSequencia = (trx: Trx, nome: string, ultimo: string) =>
  sql`select setval(${nome}::regclass, ${ultimo}::bigint)`.execute(trx);

interface Vinculo {
  tabela: string;
  nome: string;
  definicao: string;
}

/** Drops the foreign keys, so that tables come in any order, and resolves to their definitions. */
export const dropVinculos = async (trx: Trx): Promise<Vinculo[]> => {
  const { rows } = await sql<Vinculo>`
    select r.relname::text as tabela, c.conname::text as nome, pg_get_constraintdef(c.oid) as definicao
    from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace order by 1, 2`.execute(trx);
  for (const { tabela, nome } of rows)
    await sql`alter table ${sql.table(tabela)} drop constraint ${sql.ref(nome)}`.execute(trx);
  return rows;
};

/** Restores the foreign keys; every row is checked against them. */
export const addVinculos = async (trx: Trx, vinculos: readonly Vinculo[]): Promise<void> => {
  for (const { tabela, nome, definicao } of vinculos)
    await sql`alter table ${sql.table(tabela)} add constraint ${sql.ref(nome)} ${sql.raw(definicao)}`.execute(
      trx,
    );
};

/** Our triggers watch changes, and the restored rows passed them before. */
export const setGatilhos = async (trx: Trx, tabelas: readonly string[], estado: 'enable' | 'disable') => {
  for (const tabela of tabelas)
    await sql`alter table ${sql.table(tabela)} ${sql.raw(estado)} trigger user`.execute(trx);
};

/** Lifts the time limit of this transaction's statements. */
export const semPrazo = (trx: Trx) => sql`set local statement_timeout = 0`.execute(trx);

/** Fingerprint of a database's secrets. */
export const selectSegredos = async (db: Db): Promise<string | null> =>
  (await db.selectFrom('instalacao').select('valor').where('chave', '=', 'segredos').executeTakeFirst())
    ?.valor ?? null;
