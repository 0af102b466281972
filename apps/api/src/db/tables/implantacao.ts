import type { Momento } from './kinds.ts';

/** Single row of an installation that began without data; unsigned while em implantação. */
interface ImplantacaoTable {
  id: number;
  iniciada_em: Momento;
  assinada_em: Momento | null;
  assinada_login: string | null;
  assinada_por: string | null;
  /** Counts of figures at the signature: all, different ones, and those without a comparison. */
  figuras: number | null;
  diferentes: number | null;
  sem_comparar: number | null;
}

/** A figure of the core system, typed or uploaded. */
interface ConferenciaCargaTable {
  figura: string;
  chave: string;
  quantidade: number | null;
  valor_cents: number | null;
  login: string;
  por: string;
  em: Momento;
}

/** Tables of the phase before the first load is signed. */
export interface ImplantacaoTables {
  implantacao: ImplantacaoTable;
  conferencia_carga: ConferenciaCargaTable;
}
