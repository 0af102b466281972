import { momento } from '../../db/momento.ts';
import type { Faixa } from '@vidas/api-client/caixa/cartao.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** The tariff tiers, by brand and limit. */
export const findFaixas = async (db: Db): Promise<Faixa[]> => {
  const rows = await db
    .selectFrom('cartao_tarifa')
    .select(['id', 'bandeira_id', 'parcela_limite', 'percentual'])
    .orderBy('bandeira_id')
    .orderBy('parcela_limite')
    .execute();
  return rows.map(({ id, bandeira_id, parcela_limite, percentual }) => ({
    tarifaId: String(id),
    bandeiraId: String(bandeira_id),
    parcelaLimite: parcela_limite,
    percentual,
  }));
};

/** The brands by name. */
export const findBandeiras = (db: Db) =>
  db.selectFrom('cartao_bandeira').select(['id', 'nome']).orderBy('nome').execute();

/** A sale as it is kept; days are ISO, moments local. */
export interface VendaRow {
  id: number;
  codigo_autorizacao: string;
  matricula: string;
  nome: string;
  empresa: string | null;
  emitente: string;
  bandeira_id: number;
  bandeira: string;
  tarifa_id: number;
  tarifa_percentual: number;
  transacao: 'débito' | 'crédito';
  quantidade_parcelas: number;
  valor_total_cents: number;
  desconto_cents: number;
  valor_liquido_cents: number;
  saldo_cents: number;
  vendido_em: string;
  observacao: string | null;
  status: 'Aberto' | 'Pago';
  versao: number;
  lancado_em: string | null;
  lancado_por: string | null;
}

/** An installment within a sale's row. */
export interface ParcelaRow {
  id: number;
  numero: number;
  prevista_em: string;
  valor_cents: number;
  valor_liquido_cents: number;
  status: 'Aberto' | 'Pago';
  alterada_em: string | null;
  alterada_por: string | null;
}

/** A paid invoice within a sale's row. */
export interface FaturaRow {
  fatura: string;
  titulo: string;
  valor_cents: number;
  competencia: string;
  juros_cents: number;
  vencimento: string;
}

const vendas = (lista: RawBuilder<unknown>, where: RawBuilder<unknown>) => sql`
  select c.id, c.codigo_autorizacao, c.matricula, p.nome, coalesce(e.fantasia, e.razao_social) as empresa, c.emitente, c.bandeira_id,
    m.nome as bandeira, c.tarifa_id, c.tarifa_percentual, c.transacao, c.quantidade_parcelas, c.valor_total_cents, c.desconto_cents,
    c.valor_liquido_cents, c.saldo_cents, c.vendido_em, c.observacao, c.status, c.versao,
    ${momento('c.lancado_em')} as lancado_em, c.lancado_por, ${lista}
  from cartao_pagamento c
  join cartao_bandeira m on m.id = c.bandeira_id
  join beneficiario b on b.matricula = c.matricula
  join pessoa p on p.id = b.pessoa_id
  left join empresa e on e.codigo = b.empresa_codigo
  where c.excluido_em is null and ${where}
  order by c.vendido_em desc, c.id desc`;

const parcelas = sql`(
    select json_agg(json_build_object('id', q.id, 'numero', q.numero, 'prevista_em', q.prevista_em, 'valor_cents', q.valor_cents,
      'valor_liquido_cents', q.valor_liquido_cents, 'status', q.status, 'alterada_em', ${momento('q.alterada_em')},
      'alterada_por', q.alterada_por) order by q.numero)
    from cartao_parcela q where q.pagamento_id = c.id
  ) as parcelas`;

const faturas = sql`(
    select json_agg(json_build_object('fatura', x.fatura_numero, 'titulo', x.titulo_numero, 'valor_cents', x.valor_cents,
      'juros_cents', x.juros_cents, 'competencia', f.competencia, 'vencimento', t.vencimento) order by t.vencimento, x.fatura_numero)
    from cartao_fatura x
    join titulo t on t.numero = x.titulo_numero
    join fatura f on f.numero = x.fatura_numero
    where x.pagamento_id = c.id
  ) as faturas`;

/** The sales of a status with their installments, the newest first. */
export const selectPorStatus = (
  status: 'Aberto' | 'Pago',
): RawBuilder<VendaRow & { parcelas: ParcelaRow[] }> => vendas(parcelas, sql`c.status = ${status}`) as never;

/** The sales of a period with the invoices that they pay, the newest first. */
export const selectRealizados = ({
  start,
  end,
}: {
  start: string;
  end: string;
}): RawBuilder<VendaRow & { faturas: FaturaRow[] }> =>
  vendas(faturas, sql`c.vendido_em between ${start}::date and ${end}::date`) as never;

/** One sale with the invoices that it pays. */
export const selectVenda = (id: number): RawBuilder<VendaRow & { faturas: FaturaRow[] }> =>
  vendas(faturas, sql`c.id = ${id}`) as never;
