import type { IdentidadeConferida } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/**
 * One movement of money of an invoice, immutable. A reversal is a separate negative row with the origin of
 * its original.
 */
export interface ContaMovimentoTable {
  id: Generated<number>;
  fatura_numero: string;
  titulo_numero: string | null;
  /** Day on which the money arrived, or went back. */
  dia: Dia;
  /** `principal_cents` + `encargos_cents` + `credito_cents`. */
  valor_cents: number;
  principal_cents: number;
  /** Fine and interest, in cents. */
  encargos_cents: number;
  /** Part that pays nothing of the invoice, in cents. */
  credito_cents: number;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO' | 'CARTAO' | 'PIX' | 'OUTRO';
  origem: 'RETORNO' | 'CARTAO' | 'MANUAL' | 'EXTRATO' | 'CREDITO' | 'CARGA';
  /** `ordem` of the bank line's effect. */
  efeito: number | null;
  arquivo_id: number | null;
  linha: number | null;
  /** Card sale. */
  pagamento_id: number | null;
  estorna_id: number | null;
  /** Manual act. */
  ato_id: number | null;
  por: string;
  em: Momento;
  motivo: string | null;
  /** Due day of the title, else of the invoice; the database writes it, and the payer (0188). */
  vencimento: Dia | null;
  /** Person who pays the invoice; null when a company does. */
  titular_matricula: string | null;
  empresa_codigo: string | null;
}

/** Discount, abatement or waiver of an invoice, never money. A negative row reverses it. */
export interface ContaConcessaoTable {
  id: Generated<number>;
  fatura_numero: string;
  titulo_numero: string | null;
  dia: Dia;
  valor_cents: number;
  origem: 'RETORNO' | 'CARTAO' | 'MANUAL' | 'CARGA';
  efeito: number | null;
  pagamento_id: number | null;
  estorna_id: number | null;
  por: string;
  em: Momento;
  motivo: string | null;
}

/**
 * A manual act on money: a receipt, the use of a credit (`movimento_id`) on an invoice, the assignment of a
 * bank line, or a refund.
 */
export interface ContaAtoTable {
  id: Generated<number>;
  especie: 'RECEBER' | 'USAR' | 'DEVOLVER' | 'DAR';
  movimento_id: number | null;
  fatura_numero: string | null;
  dia: Dia;
  valor_cents: number;
  forma: 'PIX' | 'OUTRO' | 'BOLETO';
  /** Identifier of the PIX payment (endToEndId); each counts once. */
  identificador: string | null;
  /** PIX code of the payment (CTA-14). */
  txid: Generated<string | null>;
  /** Account of a statement, and the bank's id of its entry (CBR-34). */
  extrato_conta: Generated<string | null>;
  extrato_fitid: Generated<string | null>;
  motivo: string;
  por: string;
  em: Momento;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
  desfeito_motivo: string | null;
  /** Bank line that the act decides about. */
  arquivo_id: number | null;
  linha: number | null;
  /** The act settled its invoice. */
  quitou: Generated<boolean>;
}

/** An invoice whose balance in the account differs from the previous version's. */
export interface ContaMudancaTable {
  fatura_numero: string;
  antes_cents: number;
  depois_cents: number;
  motivo: string;
  /** Commissions use `comissao_em` as day of payment while the account still has `quitada_em`. */
  dia_fixo: Generated<boolean>;
  quitada_em: Generated<Dia | null>;
  comissao_em: Generated<Dia | null>;
}

/** A difference found by the night check, open until a check no longer finds it (CTA-16). */
export interface ContaDiferencaTable {
  id: Generated<number>;
  identidade: IdentidadeConferida;
  /** Invoice, closed month or home, as text. */
  onde: string;
  fatura_numero: string | null;
  /** Cents, an ISO day or a status, depending on the identity. */
  esperado: string | null;
  achado: string | null;
  /** Null when it is no money. */
  diferenca_cents: number | null;
  /** Last check that found it. */
  rodada: string;
  achada_em: Momento;
  fechada_em: Momento | null;
}

/** Tables of the account of debts and receipts. */
export interface ContaTables {
  conta_movimento: ContaMovimentoTable;
  conta_concessao: ContaConcessaoTable;
  conta_ato: ContaAtoTable;
  conta_mudanca: ContaMudancaTable;
  conta_diferenca: ContaDiferencaTable;
}
