import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** A holiday. */
export interface FeriadoTable {
  data: Dia;
  nome: string;
  tipo: 'Feriado Nacional' | 'Feriado Bancário' | 'Feriado Estadual' | 'Feriado Municipal' | 'Facultativo';
  gravado_em: Momento;
}

/** A bank account; code 0 is the cash box. */
export interface ContaBancariaTable {
  codigo: number;
  nome: string;
}

/** A supplier. */
export interface FornecedorTable {
  codigo: string;
  nome: string;
  cnpj: string | null;
}

/** A bill of the operator; ledger code 2310 is the social-security guide. */
export interface ContaAPagarTable {
  id: Generated<number>;
  conta_codigo: number;
  fornecedor_codigo: string | null;
  conta_contabil: number | null;
  historico: string;
  documento: string | null;
  vencimento: Dia;
  pago_em: Dia | null;
  valor_cents: number;
  /** The central's code; `V-` and a number where the row was made here. */
  codigo: Generated<string>;
}

/** A card brand. */
export interface CartaoBandeiraTable {
  id: Generated<number>;
  nome: string;
}

/** The fee tier that covers up to `parcela_limite` installments (0 = debit); `percentual` in hundredths of a percent. */
export interface CartaoTarifaTable {
  id: Generated<number>;
  bandeira_id: number;
  parcela_limite: number;
  percentual: number;
}

/** A card payment of invoices; `tarifa_percentual` is the fee on the day of the sale, in hundredths of a percent. */
export interface CartaoPagamentoTable {
  id: Generated<number>;
  codigo_autorizacao: string;
  matricula: string;
  bandeira_id: number;
  tarifa_id: number;
  tarifa_percentual: number;
  emitente: string;
  transacao: 'débito' | 'crédito';
  quantidade_parcelas: number;
  /** After the discount. */
  valor_total_cents: number;
  desconto_cents: Generated<number>;
  valor_liquido_cents: number;
  /** Sum of the open installments. */
  saldo_cents: number;
  vendido_em: Dia;
  observacao: string | null;
  status: 'Aberto' | 'Pago';
  excluido_em: Momento | null;
  excluido_por: string | null;
  /** Grows with each change of the card's data. */
  versao: Generated<number>;
  lancado_em: Momento | null;
  lancado_por: string | null;
  alterado_em: Momento | null;
  alterado_por: string | null;
}

/** An installment (`mensalidade…` on the wire). */
export interface CartaoParcelaTable {
  id: Generated<number>;
  pagamento_id: number;
  numero: number;
  prevista_em: Dia;
  valor_cents: number;
  valor_liquido_cents: number;
  status: 'Aberto' | 'Pago';
  alterada_em: Momento | null;
  alterada_por: string | null;
  /** The receipt by which it was paid together with others of its day. */
  recebimento_id: Generated<number | null>;
}

/** Installments of a day that were received together; the sums are of that moment. */
export interface CartaoRecebimentoTable {
  id: Generated<number>;
  /** The day for which they were planned. */
  dia: Dia;
  /** Null for all brands. */
  bandeira_id: number | null;
  parcelas: number;
  valor_cents: number;
  valor_liquido_cents: number;
  feito_em: Momento;
  feito_por: string;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
}

/** An invoice that a card payment pays, by one of its titles. */
export interface CartaoFaturaTable {
  pagamento_id: number;
  fatura_numero: string;
  titulo_numero: string;
  /** With the fine and interest of the day of the sale. */
  valor_cents: number;
  juros_cents: number;
  /** Its part of the discount of the sale. */
  desconto_cents: Generated<number>;
  /** When the payment was deleted, and the invoice was open again. */
  liberada_em: Momento | null;
}

/** A request of the cashier that is done once: its answer, as JSON, is given to whoever repeats it. */
export interface CaixaPedidoTable {
  chave: string;
  /** SHA-256 of what was asked. */
  corpo: string;
  resposta: string | null;
  feito_em: Momento;
  feito_por: string;
}

/** What became of one bill when those of its due day were sent by e-mail. */
export interface BoletoEnvioItemTable {
  vencimento: Dia;
  titulo_numero: string;
  situacao: 'PENDENTE' | 'ENVIADO' | 'SEM_EMAIL' | 'POR_TELEFONE' | 'FALHOU' | 'EM_DUVIDA';
  motivo: string | null;
}

/** The mark of the demonstration data: one row, `concluida` once all of it is there. */
export interface DemoCargaTable {
  id: number;
  hoje: Dia;
  vidas: number;
  concluida: boolean;
}

/** Finance and cashier. */
export interface FinanceiroTables {
  feriado: FeriadoTable;
  conta_bancaria: ContaBancariaTable;
  fornecedor: FornecedorTable;
  conta_a_pagar: ContaAPagarTable;
  cartao_bandeira: CartaoBandeiraTable;
  cartao_tarifa: CartaoTarifaTable;
  cartao_pagamento: CartaoPagamentoTable;
  cartao_parcela: CartaoParcelaTable;
  cartao_recebimento: CartaoRecebimentoTable;
  cartao_fatura: CartaoFaturaTable;
  boleto_envio_item: BoletoEnvioItemTable;
  caixa_pedido: CaixaPedidoTable;
  demo_carga: DemoCargaTable;
}
