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
  /** The amount still owed. */
  valor_cents: number;
  recebido_em_parte_cents: number;
  /** The last day of it; null where nothing was received. */
  recebido_em_parte_em: string | null;
  dias_validos: number;
  pago_em: string | null;
  cancelado_em: string | null;
  /** Matrícula of the holder, or code of the company. */
  codigo: string;
  nome: string;
  documento: string | null;
  /** The plan of a holder; null of a company. */
  plano: string | null;
  plano_registro: string | null;
  /** Of a company without CNPJ. */
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
  /** The new boleto that collects it instead. */
  substituido_por: string | null;
  /** The bank wrote it off. */
  baixado: boolean;
  /** Names of those whose charges it lists, where they have a letter outside of Latin-1; null where none has. */
  nomes_raros: string | null;
  /** How a new boleto stands at the bank; null for a title of the core system. */
  registro: SituacaoDoNovo | null;
  /** The bank's own code of PIX (REM-16); null before it is there. */
  pix_do_banco: string | null;
  /** Why the bank refused it. */
  registro_motivo: string | null;
}

/** A line of what a bill charges; `competencia` is null of fine and interest. */
export interface Cobranca {
  tipo: string;
  competencia: string | null;
  descricao: string;
  nome: string;
  valor_cents: number;
}
