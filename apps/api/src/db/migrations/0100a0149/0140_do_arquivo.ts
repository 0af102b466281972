import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Facts of the provider's file that are only shown: by guide and by item, absent for those from before (CTM-84). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table guia add column do_arquivo jsonb',
      'alter table guia_item add column do_arquivo jsonb',
    ]),
};
