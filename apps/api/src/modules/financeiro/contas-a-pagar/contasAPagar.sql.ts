import { type RawBuilder, sql } from 'kysely';

/** A payment, under its names on the wire. */
export interface PagamentoRow {
  CONTA_BANCO: string | null;
  COD_CONTA: number | null;
  HISTORICO: string | null;
  CODIGO: string | null;
  FORNECEDOR: string | null;
  CONTA_CONTABIL: string | null;
  DOCUMENTO: string | null;
  PAGAMENTO: string;
  VALOR: number;
}

/** Payments within a period (ISO days), oldest first. */
export const selectPagamentos = (inicio: string, fim: string): RawBuilder<PagamentoRow> => sql<PagamentoRow>`
  select c.nome as "CONTA_BANCO", a.conta_codigo as "COD_CONTA", a.historico as "HISTORICO", a.fornecedor_codigo as "CODIGO",
    f.nome as "FORNECEDOR", a.conta_contabil::text as "CONTA_CONTABIL", a.documento as "DOCUMENTO", a.pago_em as "PAGAMENTO",
    a.valor_cents as "VALOR"
  from conta_a_pagar a
  join conta_bancaria c on c.codigo = a.conta_codigo
  left join fornecedor f on f.codigo = a.fornecedor_codigo
  where a.pago_em between ${inicio}::date and ${fim}::date
  order by a.pago_em, a.id`;
