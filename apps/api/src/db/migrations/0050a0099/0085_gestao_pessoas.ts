import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The trail of access also keeps who changed a person's access, and what (OPE-6). */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table evento_acesso add column autor text, add column detalhe text']),
};
