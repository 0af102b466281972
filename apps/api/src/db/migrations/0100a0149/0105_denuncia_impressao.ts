import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Hash that identifies equal reports without opening them; null for older ones. */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table denuncia add column impressao bytea']),
};
