import type { Momento } from './kinds.ts';

/** The one row of an installation that began without data; unsigned while it is em implantação. */
interface ImplantacaoTable {
  id: number;
  iniciada_em: Momento;
  assinada_em: Momento | null;
  assinada_login: string | null;
  assinada_por: string | null;
  /** How many figures stood there when it was signed, and how many of them differed or had no figure beside them. */
  figuras: number | null;
  diferentes: number | null;
  sem_comparar: number | null;
}

/** What the core system says of a figure, as somebody typed or sent it. */
interface ConferenciaCargaTable {
  figura: string;
  chave: string;
  quantidade: number | null;
  valor_cents: number | null;
  login: string;
  por: string;
  em: Momento;
}

/** Before the first load is signed. */
export interface ImplantacaoTables {
  implantacao: ImplantacaoTable;
  conferencia_carga: ConferenciaCargaTable;
}
