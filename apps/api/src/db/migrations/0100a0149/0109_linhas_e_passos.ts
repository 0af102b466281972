import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The operator names its own lines of plans (DIR-23); acts outside the database with their day (TEC-6). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table plano drop constraint plano_linha_check, add constraint plano_linha_check check (linha <> '')`,
      `create table passo_feito (
        passo text primary key check (passo in ('copia', 'restauro')),
        dia date not null,
        anotado_em timestamptz not null,
        autor text references usuario (id) on delete set null
      )`,
    ]),
};
