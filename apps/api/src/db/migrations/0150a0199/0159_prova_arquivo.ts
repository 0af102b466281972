import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Reason of an undone proof, and the sealed files of proofs in pieces. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table aviso_prova add column desfeita_motivo text,
        add constraint aviso_prova_desfeita check ((desfeita_motivo is null) = (desfeita_em is null))`,
      `create table aviso_prova_pedaco (
        prova_id integer not null references aviso_prova (id),
        ordem integer not null,
        dados bytea not null,
        primary key (prova_id, ordem)
      )`,
    ]),
};
