import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A conference file is compared in small transactions before it is in force; bonds changed meanwhile are recorded. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table conferencia_importacao add column comparando boolean not null default false',
      `create table conferencia_mudou (
        importacao_id integer not null references conferencia_importacao on delete cascade,
        matricula text not null,
        primary key (importacao_id, matricula)
      )`,
    ]),
};
