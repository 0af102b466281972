import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Approved value of a month's incorporated guides by life, from the index alone, for the managerial analysis. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index guia_despesa on guia (competencia, matricula) include (valor_aprovado_cents) where status = 1',
    ]),
};
