import type { LinhaDoDia } from '@vidas/api-client/financeiro/retorno/creditos.contract.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import { destinoDaLinha, podeTerDestino } from '../../conta/destino.sql.ts';

/** Condition: a line equal to an undone one came again, and the money counts there (CBR-26). */
const veioDeNovo = sql`exists (select from retorno_linha r
  join upload_banco ur on ur.id = r.arquivo_id and ur.situacao = 'APLICADO'
  where r.chave = l.chave and r.k = l.k and r.arquivo_id > l.arquivo_id and r.fim <> 'REPETIDA'
    and not exists (select from retorno_historico h where h.arquivo_id = r.arquivo_id and h.linha = r.linha
      and h.acao = 'SEGUNDO PAGAMENTO'))`;

/**
 * Current outcome of line `l`: an undone line is bank money without a title (CBR-26), until a person decides
 * about it (CTA-19).
 */
export const fimDeHoje = sql<string>`case ${destinoDaLinha} when 'DAR' then 'DADA' when 'DEVOLVER' then 'DEVOLVIDA' else case when l.desfeita_em is null then l.fim when ${veioDeNovo} then 'VEIO_DE_NOVO' else 'DESFEITA' end end`;

/**
 * Money of each line of the days, received and distributed in one query (CBR-25): `recebido − tarifas −
 * devolvidos = liquido`; `liquido` is one part, or a credit and another part.
 */
export const movimentosDasLinhas = (quais: RawBuilder<unknown>) => sql`
  with linhas as (
    select l.arquivo_id, l.linha, l.dia, ${fimDeHoje} as fim, l.comando, l.recebido_cents, l.lancamento_cents as liquido, x.*, d.*
    from retorno_linha l join upload_banco u on u.id = l.arquivo_id and u.situacao = 'APLICADO'
    -- A line that pays a new boleto has an effect on each of its invoices.
    cross join lateral (
      select sum(x.credito_cents)::int as credito, count(x.linha) > 0 as tem_efeito, coalesce(bool_and(x.depois->>'pago_em' is not null), false) as quitou,
        count(p.linha) > 0 as desfez, sum(p.credito_cents)::int as credito_desfeito,
        sum(p.principal_cents) = 0 and sum(p.credito_cents) > 0 as desfez_so_credito,
        coalesce(bool_and(p.depois->>'pago_em' is not null), false) as desfez_quitacao
      from retorno_efeito x left join retorno_efeito p on p.arquivo_id = x.desfaz_arquivo_id and p.linha = x.desfaz_linha
        and p.titulo_numero = x.titulo_numero
      where x.arquivo_id = l.arquivo_id and x.linha = l.linha
    ) x
    left join lateral (
      select a.quitou as dada_quitou, m.credito_cents as dado_credito, m.titulo_numero as dado_titulo, m.fatura_numero as dada_fatura
      from conta_ato a join conta_movimento m on m.ato_id = a.id and m.estorna_id is null
      where ${podeTerDestino} and a.arquivo_id = l.arquivo_id and a.linha = l.linha and a.especie = 'DAR' and a.desfeito_em is null
    ) d on true
    where ${quais} and l.lancamento_cents <> 0 and l.fim <> 'REPETIDA'
  ), dadas as (
    select arquivo_id, linha, dia, fim, liquido, dado_titulo, dada_fatura,
      case when comando = '44' then 0 when fim = 'TARIFA' or recebido_cents = 0 then greatest(liquido, 0) else recebido_cents end as recebido,
      case when comando = '44' then -liquido else 0 end as devolvido,
      case when fim = 'DADA' then dado_credito
        when fim in ('DUPLICIDADE', 'CANCELADO') then liquido
        when fim = 'CHEQUE_DEVOLVIDO' and desfez and desfez_so_credito then liquido
        when fim = 'CHEQUE_DEVOLVIDO' and desfez then -credito_desfeito
        when fim in ('LIQUIDADO', 'PARCIAL', 'VALOR_DIFERENTE') then coalesce(credito, 0) else 0 end as credito,
      case when fim = 'DUVIDA' then 'A_DECIDIR'
        when fim = 'DADA' then case when dada_quitou then 'QUITACAO' else 'PARTE' end
        when fim in ('LIQUIDADO', 'PARCIAL', 'VALOR_DIFERENTE') and tem_efeito then case when quitou then 'QUITACAO' else 'PARTE' end
        when fim = 'CHEQUE_DEVOLVIDO' and tem_efeito then case when desfez and not desfez_quitacao then 'PARTE' else 'QUITACAO' end
        -- What the bank took for itself comes off what it brought.
        when fim <> 'DESFEITA' and comando <> '44' and liquido < 0 then 'QUITACAO'
        else 'NAO_IDENTIFICADO' end as parte
    from linhas where fim <> 'VEIO_DE_NOVO'
  ), movimentos as (
    select arquivo_id, linha, dia, fim, dado_titulo, dada_fatura, parte, liquido - credito as valor, recebido, devolvido, liquido, true as primeiro
    from dadas where liquido <> credito
    union all
    select arquivo_id, linha, dia, fim, dado_titulo, dada_fatura, 'CREDITO', credito, recebido, devolvido, liquido, liquido = credito
    from dadas where credito <> 0
  )`;

/** Composition of a day's credits; cents. */
export interface ComposicaoDoDia {
  dia: string;
  linhas: number;
  creditos: number;
  debitos: number;
  recebido: number;
  tarifas: number;
  devolvidos: number;
  valor: number;
  quitacoes: number;
  partes: number;
  pagoAMais: number;
  naoIdentificado: number;
  aDecidir: number;
}

const soma = (coluna: RawBuilder<unknown>, quais: RawBuilder<unknown>) =>
  sql`coalesce(sum(${coluna}) filter (where ${quais}), 0)::int8`;
const primeiros = sql`primeiro`;
const daParte = (parte: string) => soma(sql`valor`, sql`parte = ${parte}`);

/** Composition of the days of a period (CBR-25). */
export const findComposicao = async (
  db: Db | Trx,
  { de, ate }: { de: string; ate: string },
): Promise<ComposicaoDoDia[]> => {
  const { rows } = await sql<ComposicaoDoDia>`
    ${movimentosDasLinhas(sql`l.dia between ${de}::date and ${ate}::date`)}
    select dia, (count(*) filter (where primeiro))::int as linhas,
      ${soma(sql`liquido`, sql`primeiro and liquido > 0`)} as creditos,
      ${soma(sql`liquido`, sql`primeiro and liquido < 0`)} as debitos,
      ${soma(sql`recebido`, primeiros)} as recebido, ${soma(sql`recebido - devolvido - liquido`, primeiros)} as tarifas,
      ${soma(sql`devolvido`, primeiros)} as devolvidos, ${soma(sql`liquido`, primeiros)} as valor,
      ${daParte('QUITACAO')} as quitacoes, ${daParte('PARTE')} as partes, ${daParte('CREDITO')} as "pagoAMais",
      ${daParte('NAO_IDENTIFICADO')} as "naoIdentificado", ${daParte('A_DECIDIR')} as "aDecidir"
    from movimentos group by dia order by dia`.execute(db);
  return rows;
};

/** Rows of a day's parts: one per line, two when a part of the line is a credit. */
export const findLinhasDoDia = async (db: Db, dia: string): Promise<LinhaDoDia[]> => {
  const { rows } = await sql<LinhaDoDia>`
    ${movimentosDasLinhas(sql`l.dia = ${dia}::date`)}
    select m.parte, m.valor, m.fim, coalesce(m.dado_titulo, l.titulo_numero) as titulo, coalesce(p.nome, e.razao_social) as pagador, l.nosso_numero as "nossoNumero",
      l.ocorrencia, case when m.primeiro then m.recebido end as recebido,
      case when m.primeiro then m.recebido - m.devolvido - m.liquido end as tarifas,
      case when m.primeiro then m.devolvido end as devolvido, u.nome as arquivo, m.arquivo_id::text as "arquivoId", m.linha
    from movimentos m join retorno_linha l on l.arquivo_id = m.arquivo_id and l.linha = m.linha
    join upload_banco u on u.id = m.arquivo_id
    left join titulo t on t.numero = l.titulo_numero left join fatura f on f.numero = coalesce(m.dada_fatura, t.fatura_numero)
    left join beneficiario b on b.matricula = f.titular_matricula left join pessoa p on p.id = b.pessoa_id
    left join empresa e on e.codigo = f.empresa_codigo
    order by m.arquivo_id, m.linha, m.primeiro desc`.execute(db);
  return rows;
};
