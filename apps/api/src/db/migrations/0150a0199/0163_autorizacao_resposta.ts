import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Answer and kind of a request are decided here too, where the core system has none: the trigger tells them as well. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'drop trigger autorizacao_decide on autorizacao',
      `create trigger autorizacao_decide after update on autorizacao
        referencing old table as antes new table as depois
        for each statement execute function carga_decide('codigo', 'status,tipo,respondida_em,resposta,clausula,realizada_em')`,
    ]),
};
