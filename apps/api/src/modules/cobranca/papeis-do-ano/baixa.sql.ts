import type { PapelDoAno } from '@vidas/api-client/cobranca/papeis-do-ano/baixaDePapeis.contract.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { DoAno } from './envioDoAno.sql.ts';

/** A download as the server goes on with it. */
export interface BaixaRow {
  id: number;
  papel: PapelDoAno;
  ano_base: number;
  situacao: 'ABERTA' | 'TERMINADA' | 'CORTADA';
}

/** A paper of a download that is asked for. */
export interface ItemRow {
  ordem: number;
  titular: string;
  nome: string;
  arquivo: string;
}

/** Ends downloads of these papers that this person began before, or that nobody went on with for two minutes: they count for nothing. */
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

/** Begins a download; undefined while somebody else downloads the same. */
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

/** The papers of a download, in their order. */
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

/** The person who downloads these papers now, and since when. */
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

/** A download that this person began, held until the transaction ends. */
export const tomaBaixa = async (trx: Trx, id: number, login: string): Promise<BaixaRow | undefined> =>
  trx
    .selectFrom('papel_baixa')
    .where('id', '=', id)
    .where('login', '=', login)
    .select(['id', 'papel', 'ano_base', 'situacao'])
    .forUpdate()
    .executeTakeFirst();

/** The next papers of a download behind a number. */
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

/** Records what became of the papers of a part. */
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

/** The person still goes on with a download. */
export const marcaVista = async (trx: Trx, id: number, em: string): Promise<void> => {
  await trx.updateTable('papel_baixa').set({ vista_em: em }).where('id', '=', id).execute();
};

/** The papers of a download: those made, those left out, and those nobody asked for. */
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

/** The file came whole. */
export const terminaBaixaEm = async (trx: Trx, id: number, em: string): Promise<void> => {
  await trx
    .updateTable('papel_baixa')
    .set({ situacao: 'TERMINADA', terminada_em: em })
    .where('id', '=', id)
    .execute();
};
