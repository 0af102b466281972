import type { PapelDoAno } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { DoAno } from './envioDoAno.sql.ts';

/** A running download. */
export interface BaixaRow {
  id: number;
  papel: PapelDoAno;
  ano_base: number;
  situacao: 'ABERTA' | 'TERMINADA' | 'CORTADA';
}

/** A paper of a download. */
export interface ItemRow {
  ordem: number;
  titular: string;
  nome: string;
  arquivo: string;
}

/** Cancels earlier downloads of these papers by this person, or idle for two minutes; they do not count. */
export const cortaParadas = async (
  trx: Trx,
  { papel, ano }: DoAno,
  { login, em }: { login: string; em: string },
): Promise<void> => {
  await sql`
    update papel_baixa set situacao = 'CORTADA'
    where papel = ${papel} and ano_base = ${ano} and situacao = 'ABERTA'
      and (login = ${login} or vista_em < ${em}::timestamp - interval '2 minutes')`.execute(trx);
};

/** Begins a download; undefined while another person has one running. */
export const insereBaixa = async (
  trx: Trx,
  { papel, ano }: DoAno,
  { login, em }: { login: string; em: string },
): Promise<number | undefined> => {
  const row = await trx
    .insertInto('papel_baixa')
    .values({ papel, ano_base: ano, login, comecada_em: em, vista_em: em })
    .onConflict((conflict) =>
      conflict.columns(['papel', 'ano_base']).where('situacao', '=', 'ABERTA').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

/** Papers of a download, in order. */
export const insereItens = async (
  trx: Trx,
  id: number,
  itens: readonly { titular: string; arquivo: string }[],
): Promise<void> => {
  await sql`
    insert into papel_baixa_item (baixa_id, ordem, titular_matricula, arquivo)
    select ${id}, n, titular, arquivo
    from unnest(${itens.map(({ titular }) => titular)}::text[], ${itens.map(({ arquivo }) => arquivo)}::text[])
      with ordinality as each (titular, arquivo, n)`.execute(trx);
};

/** Person who downloads these papers now, and the start. */
export const findQuemBaixa = async (
  trx: Trx,
  { papel, ano }: DoAno,
): Promise<{ quem: string; desde: string } | undefined> => {
  const { rows } = await sql<{ quem: string; desde: string }>`
    select ${nomeDoUsuario('b.login')} as quem, to_char(b.comecada_em, 'HH24:MI') as desde
    from papel_baixa b where b.papel = ${papel} and b.ano_base = ${ano} and b.situacao = 'ABERTA'`.execute(
    trx,
  );
  return rows[0];
};

/** A download of this person, locked until the transaction ends. */
export const tomaBaixa = async (trx: Trx, id: number, login: string): Promise<BaixaRow | undefined> =>
  trx
    .selectFrom('papel_baixa')
    .where('id', '=', id)
    .where('login', '=', login)
    .select(['id', 'papel', 'ano_base', 'situacao'])
    .forUpdate()
    .executeTakeFirst();

/** Next papers of a download after an index. */
export const findItens = async (
  db: Db,
  id: number,
  { depois, quantos }: { depois: number; quantos: number },
): Promise<ItemRow[]> => {
  const { rows } = await sql<ItemRow>`
    select i.ordem, i.titular_matricula as titular, p.nome, i.arquivo
    from papel_baixa_item i
    join beneficiario b on b.matricula = i.titular_matricula
    join pessoa p on p.id = b.pessoa_id
    where i.baixa_id = ${id} and i.ordem > ${depois} order by i.ordem limit ${quantos}`.execute(db);
  return rows;
};

/** Records the results of a part's papers. */
export const gravaItens = async (
  trx: Trx,
  id: number,
  fins: readonly { ordem: number; valorCents: number | null; motivo: string | null }[],
): Promise<void> => {
  await sql`
    update papel_baixa_item i set valor_cents = each.valor, motivo = each.motivo
    from unnest(${fins.map(({ ordem }) => ordem)}::int[], ${fins.map(({ valorCents }) => valorCents)}::int8[],
      ${fins.map(({ motivo }) => motivo)}::text[]) as each (ordem, valor, motivo)
    where i.baixa_id = ${id} and i.ordem = each.ordem`.execute(trx);
};

/** Refreshes the sign of life of a download. */
export const marcaVista = async (trx: Trx, id: number, em: string): Promise<void> => {
  await trx.updateTable('papel_baixa').set({ vista_em: em }).where('id', '=', id).execute();
};

/** Counts of a download: made, left out, and still missing papers. */
export const contaItens = async (
  trx: Trx,
  id: number,
): Promise<{ baixadas: number; deFora: number; faltam: number }> => {
  const { rows } = await sql<{ baixadas: number; deFora: number; faltam: number }>`
    select count(valor_cents)::int as baixadas, count(motivo)::int as "deFora",
      count(*) filter (where valor_cents is null and motivo is null)::int as faltam
    from papel_baixa_item where baixa_id = ${id}`.execute(trx);
  return rows[0] ?? { baixadas: 0, deFora: 0, faltam: 0 };
};

/** Marks a download as complete. */
export const terminaBaixaEm = async (trx: Trx, id: number, em: string): Promise<void> => {
  await trx
    .updateTable('papel_baixa')
    .set({ situacao: 'TERMINADA', terminada_em: em })
    .where('id', '=', id)
    .execute();
};
