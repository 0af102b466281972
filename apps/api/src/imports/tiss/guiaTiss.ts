import type { GuiaDoArquivo, ItemDoArquivo } from '@vidas/api-client/contas-medicas/guias/doArquivo.kinds.ts';
import type { Especie } from './formasTiss.ts';

/** A value with its position. */
export interface Lido<T> {
  valor: T;
  linha: number;
  coluna: number;
  campo: string;
}

/** Null when absent or unreadable, which the form check reports. */
export type Talvez<T> = Lido<T> | null;

/** A contracted provider or professional, by one of three identifications. */
export interface Identificado {
  por: 'codigo' | 'cpf' | 'cnpj';
  numero: string;
}

/** A participant in an item. */
export interface Profissional {
  linha: number;
  coluna: number;
  grau: string | null;
  quem: Identificado | null;
  nome: string | null;
  /** Code of ANS table 26. */
  conselho: string | null;
  numeroConselho: string | null;
  /** Code of IBGE. */
  uf: string | null;
  cbo: Talvez<string>;
}

/** A procedure or expense of a guide. */
export interface ItemTiss {
  /** Number of the item in the file, else its index among the guide's items. */
  numero: number;
  linha: number;
  coluna: number;
  campo: string;
  /** Expense code of ANS table 25; null for procedures. */
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
  /** Facts to store unchanged; null without any. The team is in `equipe`, the kind of expense in `despesa`. */
  ditos: ItemDoArquivo | null;
}

/** Sums stated in a guide, in cents, by element. */
export type TotaisTiss = Partial<Record<string, Lido<number>>>;

/** A parsed guide. */
export interface GuiaTiss {
  especie: Especie;
  /** Index in the lot, from 1. */
  ordem: number;
  linha: number;
  coluna: number;
  registroAns: Talvez<string>;
  numeroPrestador: Talvez<string>;
  numeroOperadora: string | null;
  carteira: Talvez<string>;
  /** 'S' for a newborn on a parent's card. */
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
  /** Diagnoses, the main one first; at most four. */
  cids: Lido<string>[];
  inicio: Talvez<string>;
  horaInicio: string | null;
  fim: Talvez<string>;
  horaFim: string | null;
  itens: ItemTiss[];
  totais: TotaisTiss;
  /** Facts to store unchanged; null without any. The sums are in `totais`. */
  ditos: GuiaDoArquivo | null;
}

/** The head of a lot. */
export interface CabecaTiss {
  /** 'M.mm.pp' as written. */
  versao: Talvez<string>;
  tipoTransacao: Talvez<string>;
  sequencial: Talvez<string>;
  data: Talvez<string>;
  hora: Talvez<string>;
  origem: Talvez<Identificado>;
  registroAns: Talvez<string>;
  numeroLote: Talvez<string>;
}
