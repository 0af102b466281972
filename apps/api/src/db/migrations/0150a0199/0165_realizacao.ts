import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Answer and day of done of a protocol; the core system is told of both by a trigger of their own (ATD-29, ATD-32). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table protocolo_atendimento add column resposta text, add column realizada_em date',
      `create trigger protocolo_atendimento_realizado after update on protocolo_atendimento
        referencing old table as antes new table as depois
        for each statement execute function carga_decide('codigo', 'resposta,realizada_em')`,
    ]),
};
