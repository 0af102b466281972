import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Answer and day of done of a protocol; the core system is told of both (ATD-29, ATD-32). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table protocolo_atendimento add column resposta text, add column realizada_em date',
      'drop trigger protocolo_atendimento_decide on protocolo_atendimento',
      `create trigger protocolo_atendimento_decide after update on protocolo_atendimento
        referencing old table as antes new table as depois
        for each statement execute function carga_decide('codigo', 'status,providencia,encerrado_em,conclusao,clausula,resposta,realizada_em')`,
    ]),
};
