import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Last known state of the message of a notice, the day on which nobody waits for its answer any more, and when a campaign was last asked. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table aviso add column mensagem_situacao smallint, add column mensagem_fim date',
      'alter table campanha_importacao add column consultada_em timestamp(0)',
    ]),
};
