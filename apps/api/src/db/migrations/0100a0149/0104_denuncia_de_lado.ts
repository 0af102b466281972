import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Blank and repeated reports put aside by staff; deleting the row takes them back. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table denuncia_de_lado (
        denuncia_id uuid primary key references denuncia (id) on delete cascade,
        por text not null,
        em timestamptz not null
      )`,
    ]),
};
