import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Corrections of a contact on its day, oldest first: each with its moment, reason and the values before (PRV-22). */
export const migration: Migration = {
  up: (db) => runAll(db, [`alter table programa_contato add column correcoes jsonb not null default '[]'`]),
};
