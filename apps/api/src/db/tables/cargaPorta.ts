import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A key by which a machine brings deliveries; one that was revoked stays for the record. */
export interface CargaChaveTable {
  id: Generated<number>;
  nome: string;
  /** Of the key, which is kept nowhere. */
  sha256: Uint8Array;
  criada_em: Momento;
  criada_por: string;
  revogada_em: Momento | null;
  revogada_por: string | null;
  /** To the minute. */
  usada_em: Momento | null;
}

/** Something about the load that one of all servers does once; `vez` says what and of which day. */
export interface CargaVezTable {
  vez: string;
  em: Momento;
}

/** What the doors of the load keep besides the deliveries. */
export interface CargaPortaTables {
  carga_chave: CargaChaveTable;
  carga_vez: CargaVezTable;
}
