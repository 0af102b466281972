import type { PontoDaConferencia } from '@vidas/api-client/vendas/fechamento/conferencia.contract.ts';
import type { Generated } from 'kysely';
import type { Competencia, Dia, Momento } from './kinds.ts';

/** A commission rule. `tipo`: 1 value per life, 2 band of quantity, 3 monthly fee; `bonus_percentual` in hundredths of a percent. */
export interface RegraComissaoTable {
  id: Generated<number>;
  descricao: string;
  tipo: 1 | 2 | 3;
  estorno_meses: number;
  contabiliza_meta: boolean;
  valor_vida_cents: number | null;
  bonus_vidas: number | null;
  bonus_percentual: number | null;
  cadastrada_em: Dia;
  /** Null = active. */
  desativada_em: Dia | null;
}

/** A track of a rule of type 2 or 3; `percentual` in hundredths of a percent. */
export interface RegraFaixaTable {
  id: Generated<number>;
  regra_id: number;
  descricao: string;
  vidas_inicial: number;
  vidas_final: number;
  faixa_codigo: number;
  percentual: number;
}

/** A seller under a rule for one plan, for a period. */
export interface RegraVendedorTable {
  id: Generated<number>;
  regra_id: number;
  vendedor_codigo: string;
  plano_registro: string;
  inicio: Dia;
  fim: Dia;
}

/** A seller who shares the sales of one plan with partners. */
export interface ParceriaTable {
  id: Generated<number>;
  regra_id: number;
  vendedor_codigo: string;
  plano_registro: string;
  conta_meta: boolean;
}

/** A partner of a partnership. */
export interface ParceriaParceiroTable {
  parceria_id: number;
  vendedor_codigo: string;
}

/** The sale of one life; `valor_cents` is the plan's price on the day of the sale. */
export interface VendaTable {
  codigo: string;
  vendedor_codigo: string;
  matricula: string;
  plano_registro: string;
  tipo_contratacao: number;
  administrativa: boolean;
  parceria: boolean;
  vendida_em: Dia;
  efetivada_em: Dia | null;
  status: 'Lançado' | 'Efetivado';
  valor_cents: number;
}

/** A closed month; `regras` are its rules at closing, as JSON. `paga_em` null = not paid yet. */
export interface ComissaoFechamentoTable {
  competencia: Competencia;
  gerada_em: Momento;
  gerada_por: string;
  paga_em: Dia | null;
  paga_por: string | null;
  regras: string;
  /** Computed from whole fees, including conceded parts. */
  sobre_o_lancado: Generated<boolean>;
  /** Last report (COM-56). */
  relatorio_em: Generated<Momento | null>;
  relatorio_por: Generated<string | null>;
}

/** A sale in its state at the month's closing. */
export interface ComissaoEntradaTable {
  competencia: Competencia;
  venda_codigo: string;
  vendedor_codigo: string;
  plano_registro: string;
  valor_cents: number;
  efetivada_em: Dia;
  nascimento: Dia | null;
  administrativa: boolean;
}

/** A monthly fee with its sale, in their states at the closing of its month of payment. */
export interface ComissaoEntradaMensalidadeTable {
  competencia: Competencia;
  lancamento_id: number;
  venda_codigo: string;
  vendedor_codigo: string;
  plano_registro: string;
  efetivada_em: Dia;
  nascimento: Dia | null;
  administrativa: boolean;
  valor_cents: number;
  paga_em: Dia;
}

/** A line of a closed month's ledger, immutable; fields as in `Linha` of the contract. */
export interface ComissaoLinhaTable {
  id: Generated<number>;
  competencia: Competencia;
  especie: 'VIDA' | 'MENSALIDADE' | 'ESTORNO' | 'AJUSTE' | 'A_MAO';
  venda_codigo: string;
  referencia: string;
  origem: Competencia;
  vendedor_codigo: string;
  regra_id: number | null;
  faixa_id: number | null;
  base_cents: number | null;
  percentual: number | null;
  bonus_percentual: number;
  quantidade: number | null;
  partes: number;
  valor_cents: number;
  estorno_ate: Dia | null;
  /** Words of the change behind a correction, written at the closing; null for older ones. */
  causa: Generated<string | null>;
}

/** Commission of a life paid by the previous system (COM-43). */
export interface ComissaoAnteriorTable {
  competencia: Competencia;
  matricula: string;
  vendedor_codigo: string;
  valor_cents: number;
  /** First day whose cancellation reverses nothing. */
  estorno_ate: Dia;
}

/** Lines for computing reversals: those of closed months, and earlier payments. Read only. */
export interface ComissaoRazaoView extends Omit<ComissaoLinhaTable, 'id' | 'causa'> {
  /** As in `comissao_linha`; 0 for earlier payments. */
  id: number;
}

/** Paid and carried amounts of a seller in a closed month; zero or less is owed. */
export interface ComissaoSaldoTable {
  competencia: Competencia;
  vendedor_codigo: string;
  anterior_cents: number;
  linhas_cents: number;
  pago_cents: number;
  transportar_cents: number;
}

/** A correction of the day on which a month was paid. */
export interface ComissaoPagamentoCorrigidoTable {
  id: Generated<number>;
  competencia: Competencia;
  de: Dia;
  para: Dia;
  motivo: string;
  em: Momento;
  /** Name of the author. */
  por: string;
}

/** A line of commission by hand. `aceita` null = waits for a second person; `competencia` = the closed month that paid it. */
export interface ComissaoAMaoTable {
  id: Generated<number>;
  venda_codigo: string;
  vendedor_codigo: string;
  valor_cents: number;
  estorno_ate: Dia | null;
  motivo: string;
  escrita_em: Momento;
  escrita_por: string;
  aceita: Generated<boolean | null>;
  decisao: Generated<string | null>;
  decidida_em: Generated<Momento | null>;
  decidida_por: Generated<string | null>;
  competencia: Generated<Competencia | null>;
}

/** A contested line of commission. While it is open, `aceita` and all later columns are null. */
export interface ComissaoContestacaoTable {
  id: Generated<number>;
  competencia: Competencia;
  venda_codigo: string;
  vendedor_codigo: string;
  especie: ComissaoLinhaTable['especie'];
  origem: Competencia;
  referencia: string;
  motivo: string;
  aberta_em: Momento;
  aberta_por: string;
  antes_cents: number;
  aceita: Generated<boolean | null>;
  resposta: Generated<string | null>;
  respondida_em: Generated<Momento | null>;
  respondida_por: Generated<string | null>;
  depois_cents: Generated<number | null>;
}

/** Simulated payment of a rule before its saving; `resultado` is the call's answer as JSON. No rule = not saved. */
export interface RegraSimulacaoTable {
  id: Generated<number>;
  regra_id: number | null;
  /** Hash of the simulated draft. */
  rascunho_sha256: string;
  de: Competencia;
  ate: Competencia;
  pago_cents: number;
  simulado_cents: number;
  resultado: string;
  feita_por: string;
  feita_em: Momento;
}

/** A line of a rule that a later version ended, with its earlier end (RCO-25). */
export interface RegraSubstituidaTable {
  linha_id: number;
  nova_id: number;
  fim_antes: Dia;
  por: string;
  em: Momento;
}

/** A point of a month that a person checked, at these numbers (COM-53). */
export interface ComissaoConferenciaTable {
  competencia: Competencia;
  ponto: PontoDaConferencia;
  quantidade: number;
  valor_cents: number | null;
  por: string;
  em: Momento;
}

/** Sales and commissions. */
export interface VendasTables {
  regra_comissao: RegraComissaoTable;
  regra_faixa: RegraFaixaTable;
  regra_vendedor: RegraVendedorTable;
  parceria: ParceriaTable;
  parceria_parceiro: ParceriaParceiroTable;
  venda: VendaTable;
  comissao_fechamento: ComissaoFechamentoTable;
  comissao_entrada: ComissaoEntradaTable;
  comissao_entrada_mensalidade: ComissaoEntradaMensalidadeTable;
  comissao_linha: ComissaoLinhaTable;
  comissao_anterior: ComissaoAnteriorTable;
  comissao_razao: ComissaoRazaoView;
  comissao_saldo: ComissaoSaldoTable;
  comissao_contestacao: ComissaoContestacaoTable;
  comissao_a_mao: ComissaoAMaoTable;
  comissao_conferencia: ComissaoConferenciaTable;
  comissao_pagamento_corrigido: ComissaoPagamentoCorrigidoTable;
  regra_simulacao: RegraSimulacaoTable;
  regra_substituida: RegraSubstituidaTable;
}
