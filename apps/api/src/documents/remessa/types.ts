/** Sending agreement, in the bank's own notation, digits as text. */
export interface Remetente {
  agencia: string;
  /** A digit or X. */
  agenciaDv: string;
  conta: string;
  contaDv: string;
  /** Leading agreement, 7 digits; its own without a leader. */
  lider: string;
  /** As registered at the bank. */
  nome: string;
  /** CPF of 11 digits or CNPJ of 14, without mask. */
  documento: string;
}

/** Header of a file. */
export interface Cabecalho {
  /** A test file of the bank; it only registers titles. */
  isTeste: boolean;
  /** ISO day of writing. */
  dia: string;
  /** Number within the agreement, from 1. */
  sequencial: number;
}

/** Payer in the register's form; the file folds and cuts it. */
export interface Pagador {
  /** CPF of 11 digits or CNPJ of 14. */
  documento: string;
  nome: string;
  endereco: string;
  bairro: string;
  /** 8 digits. */
  cep: string;
  cidade: string;
  uf: string;
}

/** A late title's fine: cents, or hundredths of a percent; 'nenhuma' is an explicit statement to the bank. */
export type Multa = { tipo: 'valor' | 'percentual'; quanto: number; desde: string } | { tipo: 'nenhuma' };

/** Commands: 01 registers, 02 writes off, 04 abates, 06 moves the due day, 31 gives a discount. */
export type ComandoDaRemessa = '01' | '02' | '04' | '06' | '31';

/** One command for one title. Days are ISO, money is cents. */
export interface LinhaDaRemessa {
  comando: ComandoDaRemessa;
  convenio: string;
  /** Our own key of the title, up to 25 characters; repeated in every return. */
  chave: string;
  /** 17 digits: agreement and sequence. */
  nossoNumero: string;
  carteira: string;
  variacao: string;
  especie: string;
  aceite: string;
  seuNumero: string;
  vencimento: string;
  valorCents: number;
  emitidoEm: string;
  pagador: Pagador;
  /** Only with 01: 07 none, 61 to 64 the bank's PIX. */
  instrucao?: string;
  jurosDiaCents?: number;
  multa?: Multa;
  /** Only with 01: days during which the bank still accepts it; null omits them. */
  diasDeRecebimento?: number | null;
  /** Only with 01: S, N, or blank for the agreement's default. */
  parcial?: string;
  mensagem?: string;
  /** With 04. */
  abatimentoCents?: number;
  /** With 31. */
  desconto?: { ate: string; cents: number };
}

/** A line left out of the file, with the reason. */
export interface LinhaRecusada {
  linha: LinhaDaRemessa;
  motivo: string;
}
