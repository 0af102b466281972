/** A procedure or, with `despesa` of ANS table 25, an expense; money in cents, quantity and factor as written. */
export interface ItemDoLote {
  data: string;
  tabela: string;
  codigo: string;
  descricao: string;
  unitarioCents: number;
  quantidade?: string;
  fator?: string;
  /** Told total; without it the right one of a whole quantity and factor 1. */
  totalCents?: number;
  despesa?: string;
  /** Who did it; null leaves the professional out. */
  medico?: MedicoDoLote | null;
}

/** A professional as lots name him. */
export interface MedicoDoLote {
  nome: string;
  conselho: string;
  cpf: string;
  /** CBO. */
  cbo?: string;
}

/** A guide of a lot. */
export interface GuiaDoLote {
  numero: string;
  carteira: string;
  itens: readonly ItemDoLote[];
}

/** A lot of guides of one kind. */
export interface LoteDoPrestador {
  especie: 'consulta' | 'sadt' | 'internacao' | 'honorarios' | 'odonto';
  registroAns: string;
  prestador: string;
  numero: string;
  /** Day that the lot was made. */
  data: string;
  guias: readonly GuiaDoLote[];
  versao?: string;
  prefixo?: string;
  /** Each element on its own line; otherwise everything after the declaration is one line. */
  emLinhas?: boolean;
}
