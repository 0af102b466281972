import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The search of people by CNS and by telephone (ACE-26). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index pessoa_cns on pessoa (cns) where cns is not null',
      'create index pessoa_fones on pessoa using gin ((array[fone_1, fone_2, fone_3]))',
    ]),
};
