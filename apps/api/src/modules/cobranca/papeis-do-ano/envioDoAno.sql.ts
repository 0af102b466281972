import type { PapelDoAno } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import type { ContagemDeDeclaracoes } from '@vidas/api-client/cobranca/declaracoes-do-ano/declaracoesDoAno.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { DeclaracaoEnvioItemTable } from '../../../db/tables/cobranca.ts';
import { envioItem } from './saidas.sql.ts';

/** Papers of one kind and year. */
export interface DoAno {
  papel: PapelDoAno;
  ano: number;
}

/** Counts of a year's papers by result; zeros before any sending. */
export const contaEnvios = async (db: Db, { papel, ano }: DoAno): Promise<ContagemDeDeclaracoes> => {
  const quantas = (situacao: DeclaracaoEnvioItemTable['situacao']) =>
    sql`count(*) filter (where i.situacao = ${situacao})::int`;
  const { rows } = await sql<ContagemDeDeclaracoes>`
    select ${quantas('ENVIADO')} as enviados, ${quantas('SEM_EMAIL')} as "semEmail", ${quantas('SEM_CPF')} as "semCpf",
      ${quantas('POR_TELEFONE')} as "porTelefone",
      ${quantas('FALHOU')} as falhas, ${quantas('EM_DUVIDA')} as "emDuvida", ${quantas('PENDENTE')} as pendentes
    from ${sql.table(envioItem[papel])} i where i.ano_base = ${ano}`.execute(db);
  const [row] = rows;
  if (!row) throw new TypeError('A count has no row.');
  return row;
};

/** Queues these papers of a year, earlier failures included. */
export const preparaEnvios = async (
  db: Db,
  { papel, ano }: DoAno,
  titulares: readonly string[],
): Promise<void> => {
  await sql`
    insert into ${sql.table(envioItem[papel])} (ano_base, titular_matricula, situacao)
    select ${ano}::int, unnest(${[...titulares]}::text[]), 'PENDENTE'
    on conflict (ano_base, titular_matricula) do update set situacao = 'PENDENTE', motivo = null`.execute(db);
};

/** Holder of the year's next queued paper; undefined when none is left. */
export const findEnvioPendente = async (db: Db, { papel, ano }: DoAno): Promise<string | undefined> => {
  const row = await db
    .selectFrom(envioItem[papel])
    .where('ano_base', '=', ano)
    .where('situacao', '=', 'PENDENTE')
    .select('titular_matricula')
    .orderBy('titular_matricula')
    .limit(1)
    .executeTakeFirst();
  return row?.titular_matricula;
};

/** Records the result of a queued paper. */
export const gravaEnvio = async (
  db: Db,
  { papel, ano, titular }: DoAno & { titular: string },
  fim: Pick<DeclaracaoEnvioItemTable, 'situacao' | 'motivo'>,
): Promise<void> => {
  await db
    .updateTable(envioItem[papel])
    .set(fim)
    .where('ano_base', '=', ano)
    .where('titular_matricula', '=', titular)
    .execute();
};
