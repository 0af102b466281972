import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Diagnoses of a guide after the main one (TIS-67). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table guia add column outros_cids text[] not null default '{}' check (cardinality(outros_cids) <= 3)`,
      `create index guia_outros_cids on guia using gin (outros_cids)`,
    ]),
};
