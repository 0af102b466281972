import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * A password set by another person is changed at the first entry (OPE-15); an ended session keeps the reason
 * (ACE-8).
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table usuario add column senha_provisoria boolean not null default false',
      'alter table sessao add column motivo text',
    ]),
};
