import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** By which equal reports are known without opening them; null for those of before. */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table denuncia add column impressao bytea']),
};
