import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A line of plans is whatever the operator calls it (DIR-23); what was done outside of the database, and when (TEC-6). */
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
