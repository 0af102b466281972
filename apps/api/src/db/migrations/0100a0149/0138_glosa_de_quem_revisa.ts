import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Denial codes of who reviews: those that a person uses (CTM-80), and the operator's observation for each (CTM-81). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table glosa_uso (
        usuario text not null,
        codigo text not null references glosa on delete cascade,
        vezes integer not null,
        usada_em timestamp(0) not null,
        primary key (usuario, codigo)
      )`,
      `create table glosa_comentario (
        codigo text primary key references glosa on delete cascade,
        comentario text not null,
        guardado_em timestamp(0) not null,
        guardado_por text not null
      )`,
    ]),
};
