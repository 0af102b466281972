import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Last state of each client known to its partner insurer (CAD-25). Drops `vidas_ans`: nothing read it, and
 * the previous version writes it only with the demonstration, into an empty database.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table congenere_dito (
        matricula text primary key references beneficiario on delete cascade,
        congenere_codigo text not null references congenere,
        situacao text not null check (situacao in ('ATIVO', 'INATIVO')),
        dados jsonb not null,
        em timestamp(0) not null
      )`,
      'drop table vidas_ans',
    ]),
};
