import type { Generated } from 'kysely';
import type { Momento } from './kinds.ts';

/** A file of movements made for a partner insurer; its movements point at it. */
export interface ExportacaoTable {
  id: Generated<number>;
  congenere_codigo: string;
  login: string;
  exportada_em: Momento;
  /** The caller's UUID in small letters: the same UUID asked again answers this same file. */
  pedido: string | null;
  quantidade: number;
  /** The file as it was handed over, without its byte order mark. Names may change in the register later; this file may not. */
  arquivo: string;
}

/** What was handed to the partner insurers. */
export interface ExportacaoTables {
  exportacao: ExportacaoTable;
}
