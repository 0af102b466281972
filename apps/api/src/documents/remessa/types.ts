/** The agreement that sends: as the bank wrote its parts, digits as text. */
export interface Remetente {
  agencia: string;
  /** A digit or X. */
  agenciaDv: string;
  conta: string;
  contaDv: string;
  /** The leading agreement, 7 digits; its own where there is no leader. */
  lider: string;
  /** As registered at the bank. */
  nome: string;
  /** CPF of 11 digits or CNPJ of 14, without mask. */
  documento: string;
}

/** What a file says of itself. */
export interface Cabecalho {
  /** A file that the bank only tries; it registers titles and nothing else. */
  isTeste: boolean;
  /** ISO day on which it is written. */
  dia: string;
  /** Counted by agreement, from 1. */
  sequencial: number;
}

/** Who pays, as the register has it; the file folds and cuts it. */
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

/** A fine once a title is late: cents, or hundredths of a percent; 'nenhuma' says so to the bank. */
export type Multa = { tipo: 'valor' | 'percentual'; quanto: number; desde: string } | { tipo: 'nenhuma' };

/** What a command asks: 01 registers, 02 writes off, 04 abates, 06 moves the due day, 31 gives a discount. */
export type ComandoDaRemessa = '01' | '02' | '04' | '06' | '31';

/** One command for one title. Days are ISO, money is cents. */
export interface LinhaDaRemessa {
  comando: ComandoDaRemessa;
  convenio: string;
  /** Own key of the title, up to 25 characters; comes back with every return. */
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
  /** Only with 01: days in which the bank still takes it; null says nothing. */
  diasDeRecebimento?: number | null;
  /** Only with 01: S, N, or blank for what the agreement says. */
  parcial?: string;
  mensagem?: string;
  /** With 04. */
  abatimentoCents?: number;
  /** With 31. */
  desconto?: { ate: string; cents: number };
}

/** A line that stays out of the file, and why. */
export interface LinhaRecusada {
  linha: LinhaDaRemessa;
  motivo: string;
}
