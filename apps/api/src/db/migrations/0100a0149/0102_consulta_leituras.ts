import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Number of readings per line of the record, and the last one (PRV-17). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table consulta_saude
        add column leituras integer not null default 1 check (leituras > 0),
        add column ultima_em timestamp(0) check (ultima_em >= em)`,
    ]),
};
