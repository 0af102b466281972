/** Account at Banco do Brasil for the collection; all parts are digits as text. */
export interface ContaCobranca {
  /** Agreement with the bank: 4, 6, 7 or 8 digits; its length selects the layout of the free field. */
  convenio: string;
  /** Portfolio, 2 digits. */
  carteira: string;
  /** 4 digits, and its check digit (a digit or X). */
  agencia: string;
  agenciaDv: string;
  /** Up to 8 digits, and its check digit (a digit or X). */
  conta: string;
  contaDv: string;
}

/** Collecting or paying party, in printed form. */
export interface Parte {
  nome: string;
  /** CPF of 11 digits or CNPJ of 14 characters, without mask. */
  documento: string;
  logradouro: string;
  bairro: string;
  cidade: string;
  uf: string;
  /** 8 digits. */
  cep: string;
}

/** A charge; cents, negative for a discount. */
export interface LinhaDemonstrativo {
  descricao: string;
  beneficiario: string;
  valorCents: number;
}

/** Extra cost of a late bill, and its original due day. */
export interface Atraso {
  vencimentoOriginal: string;
  multaCents: number;
  jurosCents: number;
}

/** Contents of a bill. Days are ISO, money is cents. */
export interface BoletoDocumento {
  conta: ContaCobranca;
  /** 17 digits, or 11 for agreements of 4 and 6. */
  nossoNumero: string;
  numeroDocumento: string;
  /** Last day to pay without extra charges, also in the barcode. */
  vencimento: string;
  emitidoEm: string;
  processadoEm: string;
  /** Value in the barcode, including fine and interest, in cents. */
  valorCents: number;
  /** Null for a bill in time. */
  atraso: Atraso | null;
  beneficiario: Parte;
  /** Registration of the operator at ANS, 6 digits; '' when not configured. */
  registroAns: string;
  pagador: Parte;
  /** Subject of the bill: 'Mensalidade de dezembro de 2026, 4 pessoas'; '' without charges. */
  referente: string;
  /** Plan of the payer; null for a company, which may have several. */
  plano: { nome: string; registroAns: string } | null;
  /** Instructions for the cashier. */
  instrucoes: readonly string[];
  /** Printed with the payer's receipt; adds up to `valorCents`. A long list continues on further pages. */
  demonstrativo: readonly LinhaDemonstrativo[];
  /** The bank's own PIX code, printed as a QR code; never one of ours, which is valid on one day (REM-16). */
  pixDoBanco?: string | null;
}

/** Password of a file. */
export interface Protecao {
  /** First five characters of the payer's CPF or CNPJ. */
  senha: string;
}
