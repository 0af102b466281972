import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Movements of an insurer in list order: the first rows leave before the last are read. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index movimentacao_congenere_ordem on movimentacao_congenere (congenere_codigo, ocorrida_em, id)',
    ]),
};
