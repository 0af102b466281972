import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { AutorizacaoDaConta, ItemJulgado } from './itemJulgado.ts';

/** A stored item for the trade rules, with both numbers of its guide. */
export interface ItemGuardado extends Omit<ItemJulgado, 'guia'> {
  numero: string;
  numeroPrestador: string;
  matricula: string;
}

/** Question for the items of some people. */
export interface PerguntaDosItens {
  matriculas: readonly string[];
  /** Guides whose items all come, on any day. */
  numeros: readonly string[];
  /** Days of the judged items, extended back by the reach of the rules. */
  desde: string;
  ate: string;
  /** Names of authorizations whose items come, on any day. */
  autorizacoes: readonly string[];
  /** The only visible provider; null for all. */
  unico: string | null;
}

/**
 * Items of these people for the trade rules, in one query: procedures of the days and of the authorizations, and all of the named
 * guides. Leaves out discarded guides and items without payment.
 */
export const findItensJulgados = async (
  db: Db,
  { matriculas, numeros, desde, ate, autorizacoes, unico }: PerguntaDosItens,
): Promise<ItemGuardado[]> =>
  (
    await sql<ItemGuardado>`
  select g.numero, g.numero_prestador as "numeroPrestador", g.matricula, i.sequencia as item, pr.nome as prestador, i.tabela, i.codigo,
    i.executado_em as dia, i.grau_participacao as grau, coalesce(i.profissional_conselho, g.prestador_codigo) as medico,
    i.profissional_conselho as conselho, (coalesce(i.quantidade_aprovada, i.quantidade) * 10000)::float8 as quantidade,
    i.valor_cents as "totalCents", (i.reducao_acrescimo * 100)::int as fator, i.do_arquivo ->> 'via' as via, g.regime = '04' as "isUrgencia",
    p.classificacao, p.valor_cents as "precoCents", p.sexo, p.idade_minima as "idadeMinima", p.idade_maxima as "idadeMaxima",
    array_remove(array[g.numero_operadora, g.senha], null) as autorizacoes
  from guia g
  join guia_item i on i.guia_numero = g.numero
  join prestador pr on pr.codigo = g.prestador_codigo
  left join procedimento p on p.tabela = i.tabela and p.codigo = i.codigo
  where g.matricula = any(${[...matriculas]}::text[]) and g.status is distinct from 3
    and (i.status is distinct from 1 or i.valor_aprovado_cents > 0)
    and (g.numero = any(${[...numeros]}::text[]) or (i.tabela = '22'
      and (i.executado_em between ${desde}::date and ${ate}::date
        or g.numero_operadora = any(${[...autorizacoes]}::text[]) or g.senha = any(${[...autorizacoes]}::text[]))))
    and (${unico}::text is null or g.prestador_codigo = ${unico})
  order by g.numero, i.sequencia`.execute(db)
  ).rows;

/** Authorizations with a quantity, of these people and names. */
export const findAutorizacoes = async (
  db: Db,
  matriculas: readonly string[],
  autorizacoes: readonly string[],
): Promise<(AutorizacaoDaConta & { matricula: string })[]> => {
  if (autorizacoes.length === 0) return [];
  const { rows } = await sql<AutorizacaoDaConta & { matricula: string }>`
    select codigo, matricula, procedimento_tabela as tabela, procedimento_codigo as procedimento, quantidade from autorizacao
    where codigo = any(${[...autorizacoes]}::text[]) and matricula = any(${[...matriculas]}::text[])
      and quantidade is not null and procedimento_tabela is not null and procedimento_codigo is not null`.execute(
    db,
  );
  return rows;
};
