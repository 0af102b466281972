import type { Momento } from './kinds.ts';

/** A CID-10 code without dot, 'E669'. */
export interface Cid10Table {
  codigo: string;
  descricao: string;
}

/** A denial code of ANS table 38. */
export interface GlosaTable {
  codigo: string;
  descricao: string;
}

/** Uses of a denial code by one person (CTM-80). */
export interface GlosaUsoTable {
  usuario: string;
  codigo: string;
  vezes: number;
  usada_em: Momento;
}

/** The operator's observation for a denial code (CTM-81). */
export interface GlosaComentarioTable {
  codigo: string;
  comentario: string;
  guardado_em: Momento;
  guardado_por: string;
}

/** Switch and values of a trade rule (CTM-96); the highest version holds. */
export interface RegraDaContaTable {
  chave: string;
  versao: number;
  ligada: boolean;
  valor1: number | null;
  valor2: number | null;
  gravada_por: string;
  gravada_em: Momento;
}

/** ANS table 35, 00 to 13; filled by the migration. */
export interface GrauParticipacaoTable {
  codigo: string;
  descricao: string;
}
