import { momento } from '../../../db/momento.ts';
import type {
  FaixaDaRegra,
  PlanoDaRegra,
  RegraComissao,
  RegraDoVendedor,
} from '@vidas/api-client/vendas/regras-comissao/regraComissao.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { RegraComissaoTable } from '../../../db/tables/vendas.ts';

/** A rule with what belongs to it, in the names of the contract; `faixas` is empty for type 1. */
export interface RegraRow extends Omit<RegraComissaoTable, 'id'> {
  id: number;
  faixas: FaixaDaRegra[];
  parcerias: RegraComissao['parcerias'];
}

export interface RegraGeralRow extends RegraRow, Pick<RegraComissao, 'vendedores'> {
  /** The newest; `resultado` is the answer of the simulation as JSON text. */
  simulacao: { resultado: string; por: string; em: string } | null;
}

export type RegraDoVendedorRow = RegraRow & Pick<RegraDoVendedor, 'planos'>;

const faixas = sql`
  select coalesce(json_agg(json_build_object(
    'faixaId', f.id::text, 'faixaDescricao', f.descricao, 'faixaVidasInicial', f.vidas_inicial, 'faixaVidasFinal', f.vidas_final,
    'tabelaFaixaId', f.faixa_codigo, 'faixaPorcentagemPaga', f.percentual, 'idadeFaixa', e.descricao)
    order by f.faixa_codigo, f.vidas_inicial, f.id), '[]')
  from regra_faixa f join faixa_etaria e on e.codigo = f.faixa_codigo
  where f.regra_id = r.id`;

const parcerias = (quais: RawBuilder<unknown>) => sql`
  select coalesce(json_agg(json_build_object(
    'planoRegistro', pl.registro, 'planoNome', pl.nome, 'vendedor', json_build_object('codigo', v.codigo, 'nome', v.nome),
    'contaMeta', p.conta_meta, 'parceiros', (
      select coalesce(json_agg(json_build_object('codigo', o.codigo, 'nome', o.nome) order by o.codigo), '[]')
      from parceria_parceiro pp join vendedor o on o.codigo = pp.vendedor_codigo
      where pp.parceria_id = p.id))
    order by p.id), '[]')
  from parceria p join plano pl on pl.registro = p.plano_registro join vendedor v on v.codigo = p.vendedor_codigo
  where p.regra_id = r.id and ${quais}`;

const regra = (parceriasDe: RawBuilder<unknown>) => sql`
  r.id, r.descricao, r.tipo, r.estorno_meses, r.contabiliza_meta, r.valor_vida_cents, r.bonus_vidas, r.bonus_percentual,
  r.cadastrada_em, r.desativada_em, (${faixas}) as faixas, (${parcerias(parceriasDe)}) as parcerias`;

/** The active ones first. */
const ordem = sql`r.desativada_em is not null, r.id`;

const vendedores = sql`
  select coalesce(json_agg(json_build_object('codigo', s.codigo, 'nome', s.nome, 'dataInicio', s.inicio, 'dataFim', s.fim,
    'planos', s.planos) order by s.codigo, s.inicio, s.fim), '[]')
  from (
    select v.codigo, v.nome, rv.inicio, rv.fim, json_agg(json_build_object('planoRegistro', pl.registro, 'planoNome', pl.nome)
      order by pl.nome, pl.registro) as planos
    from regra_vendedor rv join vendedor v on v.codigo = rv.vendedor_codigo join plano pl on pl.registro = rv.plano_registro
    where rv.regra_id = r.id
    group by v.codigo, v.nome, rv.inicio, rv.fim) s`;

/** All rules, or this one. */
export const selectRegras = (id?: number): RawBuilder<RegraGeralRow> => sql<RegraGeralRow>`
  select ${regra(sql`true`)}, (${vendedores}) as vendedores, (
    select json_build_object('resultado', s.resultado, 'por', s.feita_por, 'em', ${momento('s.feita_em')})
    from regra_simulacao s where s.regra_id = r.id order by s.id desc limit 1) as simulacao
  from regra_comissao r
  where ${id === undefined ? sql`true` : sql`r.id = ${id}`}
  order by ${ordem}`;

/** The rules with a plan or a partnership of the seller; of the partnerships only the seller's own. */
export const selectRegrasDoVendedor = (codigo: string): RawBuilder<RegraDoVendedorRow> => {
  const sua = sql`(p.vendedor_codigo = ${codigo}
    or exists (select 1 from parceria_parceiro pp where pp.parceria_id = p.id and pp.vendedor_codigo = ${codigo}))`;
  return sql<RegraDoVendedorRow>`
    select ${regra(sua)}, (
      select coalesce(json_agg(json_build_object('planoRegistro', pl.registro, 'planoNome', pl.nome,
        'dataInicio', rv.inicio, 'dataFim', rv.fim) order by pl.nome, pl.registro), '[]')
      from regra_vendedor rv join plano pl on pl.registro = rv.plano_registro
      where rv.regra_id = r.id and rv.vendedor_codigo = ${codigo}) as planos
    from regra_comissao r
    where exists (select 1 from regra_vendedor rv where rv.regra_id = r.id and rv.vendedor_codigo = ${codigo})
      or exists (select 1 from parceria p where p.regra_id = r.id and ${sua})
    order by ${ordem}`;
};

/** A seller with the rules and partnerships in force. */
export interface VendedorRow {
  codigo: string;
  nome: string;
  ativo: boolean;
  regras: number;
  parcerias: number;
}

/** All sellers by name; counted in one pass over the active rules. */
export const selectVendedores = (): RawBuilder<VendedorRow> => sql<VendedorRow>`
  with sob as (
    select rv.vendedor_codigo, count(distinct rv.regra_id)::int as quantas
    from regra_vendedor rv join regra_comissao r on r.id = rv.regra_id and r.desativada_em is null
    group by rv.vendedor_codigo),
  parte as (
    select x.vendedor_codigo, count(*)::int as quantas
    from (
      select p.id, p.regra_id, p.vendedor_codigo from parceria p
      union select p.id, p.regra_id, pp.vendedor_codigo from parceria p join parceria_parceiro pp on pp.parceria_id = p.id) x
    join regra_comissao r on r.id = x.regra_id and r.desativada_em is null
    group by x.vendedor_codigo)
  select v.codigo, v.nome, v.ativo, coalesce(sob.quantas, 0) as regras, coalesce(parte.quantas, 0) as parcerias
  from vendedor v
  left join sob on sob.vendedor_codigo = v.codigo
  left join parte on parte.vendedor_codigo = v.codigo
  order by ordem_pt(v.nome), v.codigo`;

/** The plans that are sold, by name. */
export const findPlanos = async (db: Db): Promise<PlanoDaRegra[]> =>
  (
    await sql<PlanoDaRegra>`
      select registro as "planoRegistro", nome as "planoNome" from plano where ativo order by ordem_pt(nome), registro`.execute(
      db,
    )
  ).rows;
