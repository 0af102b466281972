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
  /** null = active. */
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

/** A closed month; `regras` are the rules that it was closed with, as JSON. `paga_em` null = not paid yet. */
export interface ComissaoFechamentoTable {
  competencia: Competencia;
  gerada_em: Momento;
  gerada_por: string;
  paga_em: Dia | null;
  paga_por: string | null;
  regras: string;
  /** Worked out from the whole fees, also where a part was conceded. */
  sobre_o_lancado: Generated<boolean>;
}

/** A sale as it was when its month was closed. */
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

/** A monthly fee, with the sale it is of, as both were when the month it was paid in was closed. */
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

/** A line of the ledger of a closed month, never changed; fields as in `Linha` of the contract. */
export interface ComissaoLinhaTable {
  id: Generated<number>;
  competencia: Competencia;
  especie: 'VIDA' | 'MENSALIDADE' | 'ESTORNO' | 'AJUSTE';
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
}

/** Commission of a life that the system before this one paid (COM-43). */
export interface ComissaoAnteriorTable {
  competencia: Competencia;
  matricula: string;
  vendedor_codigo: string;
  valor_cents: number;
  /** The first day of a cancellation that takes nothing back. */
  estorno_ate: Dia;
}

/** The lines that reversals are worked out from: those of the closed months, and what was paid before there were any. Read only. */
export interface ComissaoRazaoView extends Omit<ComissaoLinhaTable, 'id'> {
  /** As in `comissao_linha`; 0 of what was paid before. */
  id: number;
}

/** What a seller was paid in a closed month and what was carried over; zero or less is owed. */
export interface ComissaoSaldoTable {
  competencia: Competencia;
  vendedor_codigo: string;
  anterior_cents: number;
  linhas_cents: number;
  pago_cents: number;
  transportar_cents: number;
}

/** A line of commission that a person contests; all null from `aceita` on = still open. */
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

/** What a rule would have paid, worked out before it was saved; `resultado` is the answer of the call as JSON. No rule = not saved. */
export interface RegraSimulacaoTable {
  id: Generated<number>;
  regra_id: number | null;
  /** Of the draft that was simulated. */
  rascunho_sha256: string;
  de: Competencia;
  ate: Competencia;
  pago_cents: number;
  simulado_cents: number;
  resultado: string;
  feita_por: string;
  feita_em: Momento;
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
  regra_simulacao: RegraSimulacaoTable;
}
