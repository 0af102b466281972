/** The operator, in printed form. */
export interface OperadoraDocumento {
  nome: string;
  /** 14 characters, without mask. */
  cnpj: string;
  /** Registration at ANS, 6 digits. */
  registroAns: string;
  /** Street, district, postal code and city. */
  endereco: string;
  /** '' when not configured. */
  telefone: string;
}

/** Cost of one person of the contract in the base year; cents. */
export interface PessoaDeclarada {
  nome: string;
  /** 11 digits, or null when the register has none. */
  cpf: string | null;
  /** 'Titular', 'Cônjuge'… */
  relacao: string;
  /** Payments of each month in cents, by day of payment, January first; twelve values. */
  mesesCents: readonly number[];
}

/** The income-tax declaration of a contract. */
export interface DeclaracaoDocumento {
  /** Number of the declaration. */
  id: string;
  /** Code that the operator confirms by telephone: 'K7QD-2M9X-4TRA'. */
  codigo: string;
  operadora: OperadoraDocumento;
  /** The year of the payments. */
  anoBase: number;
  codigoContrato: string;
  /** ISO day on which the declaration was made. */
  geradaEm: string;
  /** Paying holder of the contract, with or without an own amount. */
  titular: { nome: string; cpf: string | null };
  /** The holder first. */
  pessoas: readonly PessoaDeclarada[];
}
