import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Lines of a rule that ended the day before a later version of it began, with their end of before (RCO-25). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table regra_substituida (
        linha_id integer not null references regra_vendedor on delete cascade,
        nova_id integer not null references regra_comissao on delete cascade,
        fim_antes date not null,
        por text not null,
        em timestamp(0) not null,
        primary key (linha_id, nova_id)
      )`,
      'create index regra_substituida_nova on regra_substituida (nova_id)',
    ]),
};
