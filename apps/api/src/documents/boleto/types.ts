/** The account at Banco do Brasil that collects; every part is text of digits. */
export interface ContaCobranca {
  /** Agreement with the bank: 4, 6, 7 or 8 digits; its length decides the layout of the free field. */
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

/** The collecting or the paying party, as printed. */
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

/** A line of what the bill charges; cents, negative for a discount. */
export interface LinhaDemonstrativo {
  descricao: string;
  beneficiario: string;
  valorCents: number;
}

/** What a late bill costs more than its value, and since when. */
export interface Atraso {
  vencimentoOriginal: string;
  multaCents: number;
  jurosCents: number;
}

/** Everything that a bill prints. Days are ISO, money is cents. */
export interface BoletoDocumento {
  conta: ContaCobranca;
  /** As the agreement asks: 17 digits, or 11 for agreements of 4 and 6. */
  nossoNumero: string;
  numeroDocumento: string;
  /** The last day to pay without extra charges; the one in the barcode. */
  vencimento: string;
  emitidoEm: string;
  processadoEm: string;
  /** The value in the barcode, fine and interest included. */
  valorCents: number;
  /** Null for a bill in time. */
  atraso: Atraso | null;
  beneficiario: Parte;
  /** Registration of the operator at ANS, 6 digits; '' where it is not configured. */
  registroAns: string;
  pagador: Parte;
  /** For whom and what it is: 'Mensalidade de dezembro de 2026, 4 pessoas'; '' where nothing is listed. */
  referente: string;
  /** The plan of the payer; null for a company, which may have several. */
  plano: { nome: string; registroAns: string } | null;
  /** Lines for the cashier. */
  instrucoes: readonly string[];
  /** Printed with the payer's receipt; adds up to `valorCents`. A long list continues on further pages. */
  demonstrativo: readonly LinhaDemonstrativo[];
  /** The bank's own code of PIX, printed as a QR picture; never one of ours, which holds on one day (REM-16). */
  pixDoBanco?: string | null;
}

/** How the file is locked. */
export interface Protecao {
  /** Opens the file: the first five characters of the payer's CPF or CNPJ. */
  senha: string;
}
