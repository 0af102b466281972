import type { ItemSip } from '@vidas/api-client/contas-medicas/relatorios/relatorioSip.contract.ts';
import { type RawBuilder, sql } from 'kysely';

/** Months YYYY-MM, both included; type of contract; types of guide, null for all. */
export interface PedidoSip {
  a: string;
  b: string;
  c: 'I' | 'E' | 'T';
  tipos: readonly string[];
}

const daContratacao = (c: PedidoSip['c']): RawBuilder<boolean> => {
  if (c === 'T') return sql<boolean>`true`;
  return c === 'I' ? sql<boolean>`b.tipo_contratacao = 1` : sql<boolean>`b.tipo_contratacao <> 1`;
};

const dosTipos = (tipos: readonly string[]): RawBuilder<boolean> =>
  tipos.length === 0 ? sql<boolean>`true` : sql<boolean>`g.gui_tipo = any(${[...tipos]}::text[])`;

/** Care of the period by item of the SIP, in the order of its table (CMR-12). */
export const selectSip = ({ a, b, c, tipos }: PedidoSip): RawBuilder<ItemSip> => sql<ItemSip>`
  select d.item, (case when d.item = 'INTERNAÇÕES' then count(distinct d.internacao) else round(sum(d.quantidade)) end)::int as eventos,
    count(distinct d.matricula) filter (where d.item <> 'INTERNAÇÕES' or d.internacao is not null)::int as beneficiarios, sum(d.valor)::int8 as despesa
  from (
    select g.matricula, case when g.tipo_guia = 'RESUMO DE INTERNAÇÃO' then g.numero end as internacao,
      coalesce(i.quantidade_aprovada, i.quantidade) as quantidade, coalesce(i.valor_aprovado_cents, i.valor_cents) as valor,
      case
        when g.tipo_guia in ('RESUMO DE INTERNAÇÃO', 'HONORÁRIOS') then 'INTERNAÇÕES'
        when p.classificacao = 'CONSULTA' then 'CONSULTAS'
        when p.classificacao = 'EXAME' then 'EXAMES'
        when p.classificacao = 'TERAPIA' then 'TERAPIAS'
        when p.classificacao in ('CIRURGIA', 'PARTO', 'VISITA') then 'OUTROS ATENDIMENTOS'
        else 'DEMAIS DESPESAS'
      end as item
    from guia g
    join beneficiario b on b.matricula = g.matricula
    join guia_item i on i.guia_numero = g.numero
    left join procedimento p on p.tabela = i.tabela and p.codigo = i.codigo
    where g.competencia between ${a} and ${b} and g.status is distinct from 3 and ${daContratacao(c)} and ${dosTipos(tipos)}
  ) d
  group by d.item
  order by array_position(
    array['CONSULTAS', 'OUTROS ATENDIMENTOS', 'EXAMES', 'TERAPIAS', 'INTERNAÇÕES', 'DEMAIS DESPESAS'], d.item)`;
