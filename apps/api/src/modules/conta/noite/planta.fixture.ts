import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The rows of these tables as they stand, each table's into one JSON text. */
const tabelas = [
  'lancamento',
  'fatura',
  'titulo',
  'conta_movimento',
  'retorno_efeito',
  'cartao_fatura',
  'conta_ato',
  'comissao_linha',
  'comissao_saldo',
  'comissao_entrada',
  'comissao_entrada_mensalidade',
] as const;

const semGatilhos = async (db: Db, statements: readonly string[]): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
  });
};

/** Does to the database what no guard of it would let happen; the answer takes it back. */
export const planta = async (db: Db, falta: string): Promise<() => Promise<void>> => {
  const tabela = tabelas.find((nome) => new RegExp(`^update ${nome} `, 'u').test(falta));
  if (tabela === undefined) throw new TypeError(`Not one of the tables: ${falta}`);
  await sql`drop table if exists antes_da_falta`.execute(db);
  await sql`create table antes_da_falta as select * from ${sql.table(tabela)}`.execute(db);
  const { rows } = await sql<{ nome: string; chave: boolean }>`
    select a.attname as nome, coalesce(a.attnum = any(i.indkey), false) as chave from pg_attribute a
    left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
    where a.attrelid = ${tabela}::regclass and a.attnum > 0 and not a.attisdropped`.execute(db);
  const own = rows.filter(({ chave }) => !chave).map(({ nome }) => `"${nome}" = x."${nome}"`);
  const key = rows.filter(({ chave }) => chave).map(({ nome }) => `t."${nome}" = x."${nome}"`);
  await semGatilhos(db, [falta]);
  return () =>
    semGatilhos(db, [
      `update ${tabela} t set ${own.join(', ')} from antes_da_falta x where ${key.join(' and ')}`,
      'drop table antes_da_falta',
    ]);
};
