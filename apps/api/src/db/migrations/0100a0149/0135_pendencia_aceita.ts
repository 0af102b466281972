import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Reason for which a person accepted an item of a guide in spite of its pendency (CTM-66). */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table guia_item add column pendencia_aceita text']),
};
