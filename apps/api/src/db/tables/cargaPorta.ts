import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A key for machines that bring deliveries; a revoked one stays for the record. */
export interface CargaChaveTable {
  id: Generated<number>;
  nome: string;
  /** Hash of the key; the key itself is never stored. */
  sha256: Uint8Array;
  criada_em: Momento;
  criada_por: string;
  revogada_em: Momento | null;
  revogada_por: string | null;
  /** Moment, to the minute. */
  usada_em: Momento | null;
}

/** Daily work on the load that one server does; `vez` names the work and the day. */
export interface CargaVezTable {
  vez: string;
  em: Momento;
}

/** Tables of the load's API besides the deliveries. */
export interface CargaPortaTables {
  carga_chave: CargaChaveTable;
  carga_vez: CargaVezTable;
}
