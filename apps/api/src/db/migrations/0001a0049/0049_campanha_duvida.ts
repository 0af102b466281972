import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A doubtful sending stays in doubt until a person decides, and the person is recorded (MSG-15). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table campanha_autorizacao
        drop constraint campanha_autorizacao_situacao_check,
        add check (situacao in ('ENVIANDO', 'DUVIDA', 'AUTORIZADA')),
        add decidida_por text,
        add decidida_em timestamp(0)`,
    ]),
};
