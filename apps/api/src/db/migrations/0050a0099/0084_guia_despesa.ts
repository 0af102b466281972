import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** What was approved of the incorporated guides of a month, by life, from the index alone, as the managerial analysis sums it. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index guia_despesa on guia (competencia, matricula) include (valor_aprovado_cents) where status = 1',
    ]),
};
