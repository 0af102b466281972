import type { Andamento } from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { andamentoDaInclusao, andamentoDaSituacao, andamentoDoCampo } from '../diferencas/andamento.sql.ts';
import { listaDeCampos, situacaoOs } from './camposSib.sql.ts';
import { emVigor } from './importacao.sql.ts';

/** A row of a comparison between ANS and operator; days are ISO. */
export interface ComparacaoRow {
  cco: string | null;
  codigo: string | null;
  cpf: string | null;
  cns: string | null;
  nome: string | null;
  ativado_em: string | null;
  cancelado_em: string | null;
  atualizado_em: string | null;
  situacao_ans: 'ATIVO' | 'INATIVO' | null;
  situacao_os: 'ATIVO' | 'INATIVO' | null;
  /** Way to ANS (SIB-51); only of the lists whose differences can be sent. */
  andamento?: Andamento | null;
}

/** A field of a beneficiary whose value differs between ANS and the operator. */
export interface DivergenciaRow {
  cco: string;
  codigo: string;
  nome: string;
  campo: string;
  valor_ans: string | null;
  valor_operadora: string | null;
  andamento: Andamento | null;
}

// The lists of differences read the stored comparison and check the live rows again, so a corrected
// difference disappears at once.

/** ANS records whose CCO no bond has and whose bond has no CCO (SIB-31); records that pair with a bond come first. */
export const selectNaAnsSemCco = (hoje: string): RawBuilder<ComparacaoRow> => sql<ComparacaoRow>`
    select c.cco, k.codigo, coalesce(p.cpf, c.cpf) as cpf, coalesce(p.cns, c.cns) as cns,
      coalesce(p.nome, c.nome) as nome, coalesce(b.ativado_em, c.contratado_em) as ativado_em,
      case when b.matricula is null then c.cancelado_em else b.cancelado_em end as cancelado_em, c.atualizado_em,
      c.situacao as situacao_ans, case when b.matricula is null then null else ${situacaoOs(hoje)} end as situacao_os
    from conferencia_par k
    join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
    left join beneficiario b on b.matricula = k.matricula
    left join pessoa p on p.id = b.pessoa_id
    where k.importacao_id = ${emVigor} and not k.tem_cco and k.outro_matricula is null and b.cco is null
      and not exists (select 1 from beneficiario x where x.cco = k.cco)
    order by k.matricula is null, k.codigo, k.cco`;

/** Pairs with different situations. */
export const selectSituacaoDiferente = (hoje: string): RawBuilder<ComparacaoRow> => sql<ComparacaoRow>`
    select c.cco, b.matricula as codigo, p.cpf, p.cns, p.nome, b.ativado_em, b.cancelado_em, c.atualizado_em,
      c.situacao as situacao_ans, ${situacaoOs(hoje)} as situacao_os, ${andamentoDaSituacao(hoje)} as andamento
    from conferencia_par k
    join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
    join beneficiario b on b.matricula = k.matricula
    join pessoa p on p.id = b.pessoa_id
    where k.importacao_id = ${emVigor} and k.difere_situacao and c.situacao <> ${situacaoOs(hoje)}
    order by k.matricula`;

/**
 * Differing fields of the pairs, by bond, then in the order of the comparison; last the records that name a
 * bond of another record.
 */
export const selectDivergencias = (hoje: string): RawBuilder<DivergenciaRow> => sql<DivergenciaRow>`
    select c.cco, b.matricula as codigo, p.nome, d.campo, d.valor_ans, d.valor_operadora, ${andamentoDoCampo(hoje)} as andamento
    from conferencia_par k
    join conferencia_beneficiario c on c.importacao_id = k.importacao_id and c.cco = k.cco
    join beneficiario b on b.matricula = coalesce(k.matricula, k.outro_matricula)
    join pessoa p on p.id = b.pessoa_id
    cross join ${listaDeCampos(emVigor, hoje)}
    where k.importacao_id = ${emVigor} and k.campos > 0
    order by k.matricula, k.cco, d.ordem`;

/**
 * Condition: bond `b` has no CCO but ANS must know it; excludes bonds not yet activated and clients of a
 * partner insurer (SIB-17).
 */
export const semCco = (hoje: string): RawBuilder<unknown> =>
  sql`b.cco is null and b.ativado_em <= ${hoje}::date and b.congenere_codigo is null`;

export const selectSemCco = (hoje: string): RawBuilder<ComparacaoRow> => sql<ComparacaoRow>`
    select b.cco, b.matricula as codigo, p.cpf, p.cns, p.nome, b.ativado_em, b.cancelado_em, b.atualizado_em,
      null as situacao_ans, ${situacaoOs(hoje)} as situacao_os,
      case when ${situacaoOs(hoje)} = 'INATIVO' then ${andamentoDaInclusao} end as andamento
    from beneficiario b join pessoa p on p.id = b.pessoa_id
    where ${semCco(hoje)}
    order by b.matricula`;

/** The whole file in force, in file order. */
export const selectConferencia = (): RawBuilder<ComparacaoRow> => sql<ComparacaoRow>`
    select cco, codigo_beneficiario as codigo, cpf, cns, nome, contratado_em as ativado_em, cancelado_em, atualizado_em,
      situacao as situacao_ans, null as situacao_os
    from conferencia_beneficiario where importacao_id = ${emVigor} order by importacao_id, linha, cco`;
