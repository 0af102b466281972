import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Servers of this database, and their exclusive locks (SER-29, SER-30). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create table servidor (id uuid primary key, vivo_ate timestamptz not null)',
      `create table trava (
        nome text primary key,
        posse uuid not null,
        servidor uuid not null,
        vale_ate timestamptz not null,
        andamento jsonb
      )`,
      'create index trava_do_servidor on trava (servidor)',
      // Fixed hour of the last notice to the ombudsman's staff: one server sends it (SEG-15).
      'create table denuncia_aviso (id smallint primary key, vez text not null)',
    ]),
};
