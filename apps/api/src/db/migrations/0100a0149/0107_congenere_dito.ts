import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * What each partner insurer was last told of its clients (CAD-25). And `vidas_ans` goes: nothing read it, and of the version before only
 * the demonstration writes it, into an empty database.
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
