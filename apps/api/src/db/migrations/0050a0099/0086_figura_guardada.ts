import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Figures of homes that take seconds on a large register, with their moment (REL-29). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table figura_guardada (
        nome text primary key,
        versao integer not null default 0,
        chave text,
        valor jsonb,
        calculada_em timestamp
      )`,
    ]),
};
