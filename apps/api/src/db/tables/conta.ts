import type { IdentidadeConferida } from '@vidas/api-client/financeiro/conferencia-da-noite/conferenciaDaNoite.contract.ts';
import type { Generated } from 'kysely';
import type { Dia, Momento } from './kinds.ts';

/** One movement of money of an invoice; never changed. A reversal is a row of its own with a minus, of the origin of what it takes back. */
export interface ContaMovimentoTable {
  id: Generated<number>;
  fatura_numero: string;
  titulo_numero: string | null;
  /** The day on which the money came, or went back. */
  dia: Dia;
  /** `principal_cents` + `encargos_cents` + `credito_cents`. */
  valor_cents: number;
  principal_cents: number;
  /** Fine and interest. */
  encargos_cents: number;
  /** What pays nothing of the invoice. */
  credito_cents: number;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO' | 'CARTAO' | 'PIX' | 'OUTRO';
  origem: 'RETORNO' | 'CARTAO' | 'MANUAL' | 'EXTRATO' | 'CREDITO' | 'CARGA';
  /** `ordem` of the effect of a line of the bank. */
  efeito: number | null;
  arquivo_id: number | null;
  linha: number | null;
  /** The card sale. */
  pagamento_id: number | null;
  estorna_id: number | null;
  /** What a person did by hand. */
  ato_id: number | null;
  por: string;
  em: Momento;
  motivo: string | null;
}

/** Discount, abatement, or what was waived of an invoice: never money. A row is taken back by one with a minus. */
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

/** An act with money by hand: a person received it, used a credit (`movimento_id`) on an invoice, gave a line of the bank to one, or gave money back. */
export interface ContaAtoTable {
  id: Generated<number>;
  especie: 'RECEBER' | 'USAR' | 'DEVOLVER' | 'DAR';
  movimento_id: number | null;
  fatura_numero: string | null;
  dia: Dia;
  valor_cents: number;
  forma: 'PIX' | 'OUTRO' | 'BOLETO';
  /** Of the payment by PIX (endToEndId); each counts once. */
  identificador: string | null;
  /** The code by which it came (CTA-14). */
  txid: Generated<string | null>;
  /** The account of a statement, and what the bank calls the entry that it came from (CBR-34). */
  extrato_conta: Generated<string | null>;
  extrato_fitid: Generated<string | null>;
  motivo: string;
  por: string;
  em: Momento;
  desfeito_em: Momento | null;
  desfeito_por: string | null;
  desfeito_motivo: string | null;
  /** The line of the bank that it gives an end. */
  arquivo_id: number | null;
  linha: number | null;
  /** Nothing was left of the invoice that it paid. */
  quitou: Generated<boolean>;
}

/** An invoice of which the account said another balance than the version before it. */
export interface ContaMudancaTable {
  fatura_numero: string;
  antes_cents: number;
  depois_cents: number;
  motivo: string;
  /** Commissions read `comissao_em` as the day of payment while the account says `quitada_em`. */
  dia_fixo: Generated<boolean>;
  quitada_em: Generated<Dia | null>;
  comissao_em: Generated<Dia | null>;
}

/** Something that the night check found to disagree, open until a check no longer finds it (CTA-16). */
export interface ContaDiferencaTable {
  id: Generated<number>;
  identidade: IdentidadeConferida;
  /** The invoice, the closed month or the home, in words. */
  onde: string;
  fatura_numero: string | null;
  /** Cents, an ISO day or a status, as the identity is about one of them. */
  esperado: string | null;
  achado: string | null;
  /** null where it is no money. */
  diferenca_cents: number | null;
  /** The check that saw it last. */
  rodada: string;
  achada_em: Momento;
  fechada_em: Momento | null;
}

/** The account of what is owed and what came in. */
export interface ContaTables {
  conta_movimento: ContaMovimentoTable;
  conta_concessao: ContaConcessaoTable;
  conta_ato: ContaAtoTable;
  conta_mudanca: ContaMudancaTable;
  conta_diferenca: ContaDiferencaTable;
}
