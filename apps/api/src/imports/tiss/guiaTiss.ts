import type { Especie } from './formasTiss.ts';

/** Something that was read, and where. */
export interface Lido<T> {
  valor: T;
  linha: number;
  coluna: number;
  campo: string;
}

/** Null when it is absent or unreadable, which the form tells. */
export type Talvez<T> = Lido<T> | null;

/** A contracted provider or professional, by one of the three. */
export interface Identificado {
  por: 'codigo' | 'cpf' | 'cnpj';
  numero: string;
}

/** Somebody who took part in an item. */
export interface Profissional {
  linha: number;
  coluna: number;
  grau: string | null;
  quem: Identificado | null;
  nome: string | null;
  numeroConselho: string | null;
  /** Code of IBGE. */
  uf: string | null;
  cbo: Talvez<string>;
}

/** A procedure or expense of a guide. */
export interface ItemTiss {
  /** Its own number, or its place among the items of the guide. */
  numero: number;
  linha: number;
  coluna: number;
  campo: string;
  /** Of ANS table 25; null of procedures. */
  despesa: Talvez<string>;
  data: Talvez<string>;
  horaInicial: Talvez<string>;
  tabela: Talvez<string>;
  codigo: Talvez<string>;
  descricao: string | null;
  /** In ten-thousandths. */
  quantidade: Talvez<bigint>;
  /** Factor in hundredths. */
  reducao: Talvez<number>;
  unitarioCents: Talvez<number>;
  totalCents: Talvez<number>;
  equipe: Profissional[];
}

/** The sums that a guide tells, in cents, by their elements. */
export type TotaisTiss = Partial<Record<string, Lido<number>>>;

/** A guide as it was read. */
export interface GuiaTiss {
  especie: Especie;
  /** Its place in the lot, from 1. */
  ordem: number;
  linha: number;
  coluna: number;
  registroAns: Talvez<string>;
  numeroPrestador: Talvez<string>;
  numeroOperadora: string | null;
  carteira: Talvez<string>;
  /** 'S' of a newborn on the card of a parent. */
  recemNato: string | null;
  executante: Talvez<Identificado>;
  solicitante: Talvez<Identificado>;
  solicitanteNome: string | null;
  solicitanteConselho: string | null;
  senha: string | null;
  senhaValidade: Talvez<string>;
  autorizadaEm: string | null;
  emitidaEm: string | null;
  tipoAtendimento: string | null;
  regime: string | null;
  carater: string | null;
  tipoInternacao: string | null;
  cid: Talvez<string>;
  inicio: Talvez<string>;
  horaInicio: string | null;
  fim: Talvez<string>;
  horaFim: string | null;
  itens: ItemTiss[];
  totais: TotaisTiss;
}

/** The head of a lot. */
export interface CabecaTiss {
  /** 'M.mm.pp' as it stands. */
  versao: Talvez<string>;
  tipoTransacao: Talvez<string>;
  sequencial: Talvez<string>;
  data: Talvez<string>;
  hora: Talvez<string>;
  origem: Talvez<Identificado>;
  registroAns: Talvez<string>;
  numeroLote: Talvez<string>;
}
