import type { ComForma } from '../../cadastro/forma-de-papel/formaDoPapel.sql.ts';
import type { SituacaoDoNovo } from '../../../db/tables/remessa.ts';

/** An open title with its payer, a boleto or on automatic debit; days are ISO, moments local. */
export interface BoletoRow extends ComForma {
  titulo: string;
  fatura: string;
  forma: 'BOLETO' | 'DEBITO_AUTOMATICO';
  /** Null for a title on automatic debit. */
  nosso_numero: string | null;
  vencimento: string;
  emitida_em: string;
  /** Amount still owed, in cents. */
  valor_cents: number;
  recebido_em_parte_cents: number;
  /** Last day of a part payment; null without one. */
  recebido_em_parte_em: string | null;
  dias_validos: number;
  pago_em: string | null;
  cancelado_em: string | null;
  /** Matrícula of the holder, or code of the company. */
  codigo: string;
  nome: string;
  documento: string | null;
  /** Plan of a holder; null for a company. */
  plano: string | null;
  plano_registro: string | null;
  /** Set for a company without CNPJ. */
  caepf: string | null;
  cei: string | null;
  email: string | null;
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  bairro: string | null;
  cidade: string | null;
  uf: string | null;
  cep: string | null;
  enviado_em: string | null;
  enviado_para: string | null;
  /** New boleto that replaces it. */
  substituido_por: string | null;
  /** The bank wrote it off. */
  baixado: boolean;
  /** Charged names with a letter outside Latin-1; null without any. */
  nomes_raros: string | null;
  /** State of a new boleto at the bank; null for a title of the core system. */
  registro: SituacaoDoNovo | null;
  /** The bank's own PIX code (REM-16); null before it arrives. */
  pix_do_banco: string | null;
  /** The bank's reason for a refusal. */
  registro_motivo: string | null;
}

/** A charged line; `competencia` is null for fine and interest. */
export interface Cobranca {
  tipo: string;
  competencia: string | null;
  descricao: string;
  nome: string;
  valor_cents: number;
}
