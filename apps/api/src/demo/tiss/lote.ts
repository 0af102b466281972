/** A procedure or, with `despesa` of ANS table 25, an expense; money in cents, quantity and factor as written. */
export interface ItemDoLote {
  data: string;
  tabela: string;
  codigo: string;
  descricao: string;
  unitarioCents: number;
  quantidade?: string;
  fator?: string;
  /** Stated total; default: the right one for an integer quantity and factor 1. */
  totalCents?: number;
  despesa?: string;
  /** Professional of the item; null omits it. */
  medico?: MedicoDoLote | null;
}

/** A professional in a lot. */
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
  /** Day of the lot's creation. */
  data: string;
  guias: readonly GuiaDoLote[];
  versao?: string;
  prefixo?: string;
  /** One element per line; otherwise everything after the declaration is one line. */
  emLinhas?: boolean;
}
