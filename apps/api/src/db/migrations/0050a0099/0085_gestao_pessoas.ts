import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The trail of access also records changes of a person's access and their author (OPE-6). */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table evento_acesso add column autor text, add column detalhe text']),
};
