import type { Figura } from '@vidas/api-client/diretoria/painel/painel.rules.ts';
import type { VidaDoPainel } from '@vidas/api-client/diretoria/painel/vidasDoPainel.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { faixaEm, type Recorte, registrosDe, vinculosDe } from './populacao.sql.ts';

/** A row from the statement; painel.present.ts adds the words of its codes. */
export type VidaSelecionada = Omit<VidaDoPainel, 'faixa'> & { faixa: number };

type DoVinculo = Parameters<typeof vinculosDe>[0];

const doVinculo = (figura: DoVinculo, recorte: Recorte, conta: 1 | -1): RawBuilder<unknown> => {
  const dia = figura === 'referencia' && recorte.referencia ? recorte.referencia : recorte.hoje;
  return sql`
    select b.matricula, p.nome, ${sql.lit(conta)} as conta, p.sexo, p.nascimento,
      extract(year from age(${dia}::date, p.nascimento))::int as idade, ${faixaEm(dia, sql`p.nascimento`)} as faixa,
      b.tipo_contratacao::text as tipo, pl.linha as plano, case when b.dependencia = 1 then 'Titular' else 'Dependente' end as vinculo,
      p.municipio_codigo, b.ativado_em as ativacao, b.cancelado_em as cancelamento, b.cco, 'Operadora' as origem
    ${vinculosDe(figura, recorte, { pessoa: true, plano: true })}`;
};

const daAns = (recorte: Recorte, conta: 1 | -1): RawBuilder<unknown> => {
  const dia = recorte.referencia ?? recorte.hoje;
  return sql`
    select c.matricula_ans as matricula, c.nome, ${sql.lit(conta)} as conta, c.sexo, c.nascimento,
      extract(year from age(${dia}::date, c.nascimento))::int as idade, ${faixaEm(dia, sql`c.nascimento`)} as faixa,
      pl.tipo as tipo, pl.linha as plano, null as vinculo, null as municipio_codigo,
      c.contratado_em as ativacao, c.cancelado_em as cancelamento, c.cco, 'ANS' as origem
    ${registrosDe(recorte, { plano: true })}`;
};

/** Both sides of the comparison by CCO, without pairs in the same age band, which cancel out. */
const divergencia = (recorte: Recorte): RawBuilder<unknown> => sql`
  select coalesce(o.matricula, a.matricula) as matricula, coalesce(o.nome, a.nome) as nome, coalesce(o.conta, a.conta) as conta,
    coalesce(o.sexo, a.sexo) as sexo, coalesce(o.nascimento, a.nascimento) as nascimento, coalesce(o.idade, a.idade) as idade,
    coalesce(o.faixa, a.faixa) as faixa, coalesce(o.tipo, a.tipo) as tipo, coalesce(o.plano, a.plano) as plano,
    coalesce(o.vinculo, a.vinculo) as vinculo, coalesce(o.municipio_codigo, a.municipio_codigo) as municipio_codigo,
    coalesce(o.ativacao, a.ativacao) as ativacao, coalesce(o.cancelamento, a.cancelamento) as cancelamento,
    coalesce(o.cco, a.cco) as cco, coalesce(o.origem, a.origem) as origem
  from (${doVinculo('referencia', recorte, 1)}) o
  full join (${daAns(recorte, -1)}) a on a.cco = o.cco and a.faixa = o.faixa
  where o.conta is null or a.conta is null`;

const corpo = (figura: Figura, recorte: Recorte): RawBuilder<unknown> => {
  if (figura === 'saldo')
    return sql`${doVinculo('ativados', recorte, 1)} union all ${doVinculo('desativados', recorte, -1)}`;
  if (figura === 'ans') return daAns(recorte, 1);
  if (figura === 'divergencia') return divergencia(recorte);
  return doVinculo(figura, recorte, 1);
};

/** Order and range of rows; all rows by matrícula by default. */
export interface Pagina {
  readonly ordem?: keyof VidaSelecionada | undefined;
  readonly sentido?: 'asc' | 'desc' | undefined;
  readonly deslocamento?: number | undefined;
  readonly linhas?: number | undefined;
}

/** Order of a column: texts as in Portuguese, bands from the youngest. */
const colunas: Record<keyof VidaSelecionada, RawBuilder<unknown>> = {
  matricula: sql`x.matricula`,
  nome: sql`ordem_pt(x.nome)`,
  conta: sql`x.conta`,
  sexo: sql`x.sexo`,
  nascimento: sql`x.nascimento`,
  idade: sql`x.idade`,
  faixa: sql`x.faixa`,
  tipo: sql`x.tipo`,
  plano: sql`x.plano`,
  vinculo: sql`x.vinculo`,
  cidade: sql`ordem_pt(m.nome)`,
  ativacao: sql`x.ativacao`,
  cancelamento: sql`x.cancelamento`,
  cco: sql`x.cco`,
  origem: sql`x.origem`,
};

/** Rows behind a figure, under the same condition as its count (DIR-16). */
export const selectVidas = (
  figura: Figura,
  recorte: Recorte,
  { ordem = 'matricula', sentido = 'asc', deslocamento, linhas }: Pagina = {},
) => sql<VidaSelecionada>`
  select x.matricula, x.nome, x.conta, x.sexo, x.nascimento, x.idade, x.faixa, x.tipo, x.plano, x.vinculo,
    m.nome as cidade, x.ativacao, x.cancelamento, x.cco, x.origem
  from (${corpo(figura, recorte)}) x
  left join municipio m on m.codigo = x.municipio_codigo
  order by ${colunas[ordem]} ${sql.raw(sentido)} nulls last, x.matricula, x.cco, x.conta
  ${linhas === undefined ? sql`` : sql`limit ${linhas} offset ${deslocamento ?? 0}`}`;

/** The figure and its number of rows, counted over the rows themselves. */
export const somaVidas = async (
  db: Db,
  figura: Figura,
  recorte: Recorte,
): Promise<{ total: number; quantidade: number }> => {
  const { rows } = await sql<{ total: number; quantidade: number }>`
    select coalesce(sum(conta), 0)::int as total, count(*)::int as quantidade from (${corpo(figura, recorte)}) x`.execute(
    db,
  );
  return rows[0] ?? { total: 0, quantidade: 0 };
};
