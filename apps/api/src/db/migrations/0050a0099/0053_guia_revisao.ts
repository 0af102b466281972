import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Review of guides: versions, and a history with values. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table guia add versao integer not null default 0',
      `alter table guia_historico
        add versao integer not null default 0,
        add sequencia integer,
        add de text,
        add para text`,
    ]),
};
