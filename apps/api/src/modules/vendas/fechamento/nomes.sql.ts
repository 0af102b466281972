import type { Linha } from '@vidas/api-client/vendas/fechamento/razao.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { diaFixo } from '../apuracao/mensalidades.sql.ts';

/** Client and plan of a sale. */
export interface VendaNomeada {
  cliente: string;
  plano: string;
  canceladoEm: string | null;
}

/** Client and plan of sales, by code. */
export const findVendas = async (db: Db, vendas: readonly string[]): Promise<Map<string, VendaNomeada>> => {
  const rows = await db
    .selectFrom('venda')
    .innerJoin('beneficiario', 'beneficiario.matricula', 'venda.matricula')
    .innerJoin('pessoa', 'pessoa.id', 'beneficiario.pessoa_id')
    .innerJoin('plano', 'plano.registro', 'venda.plano_registro')
    .select([
      'venda.codigo',
      'pessoa.nome as cliente',
      'plano.nome as plano',
      'beneficiario.cancelado_em as canceladoEm',
    ])
    .where(sql<boolean>`venda.codigo = any(${[...new Set(vendas)]})`)
    .execute();
  return new Map(rows.map(({ codigo, ...venda }) => [codigo, venda]));
};

/** Days of a line's sale and fee. */
export interface DiasDaLinha {
  vendidaEm: string | null;
  efetivadaEm: string | null;
  mensalidadePagaEm: string | null;
}

/** Days of lines, in their order: as a closing took them, or as they are now (COM-54). */
export const findDias = async (db: Db, linhas: readonly Linha[]): Promise<DiasDaLinha[]> =>
  (
    await sql<DiasDaLinha>`
      select v.vendida_em as "vendidaEm", coalesce(e.efetivada_em, m.efetivada_em, v.efetivada_em) as "efetivadaEm",
        coalesce(m.paga_em, x.comissao_em, f.quitada_em) as "mensalidadePagaEm"
      from unnest(${linhas.map(({ venda }) => venda)}::text[], ${linhas.map(({ origem }) => origem)}::text[],
        ${linhas.map(({ referencia }) => (referencia === '' ? null : Number(referencia)))}::int[])
        with ordinality as k (venda, origem, lancamento, ordem)
      left join venda v on v.codigo = k.venda
      left join comissao_entrada e on e.competencia = k.origem and e.venda_codigo = k.venda
      left join comissao_entrada_mensalidade m on m.competencia = k.origem and m.lancamento_id = k.lancamento
      left join lancamento l on l.id = k.lancamento
      left join fatura f on f.numero = l.fatura_numero
      left join conta_mudanca x on ${diaFixo}
      order by k.ordem`.execute(db)
  ).rows;

/** Names of all sellers, by code. */
export const findNomes = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db.selectFrom('vendedor').select(['codigo', 'nome']).execute();
  return new Map(rows.map(({ codigo, nome }) => [codigo, nome]));
};
