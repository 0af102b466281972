import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Terms of the law that somebody set or confirmed, each with the day from which it holds. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table prazo_legal (
        chave text not null,
        vigente_desde date not null,
        valor text not null,
        gravado_por text not null,
        gravado_em timestamp(0) not null,
        conferido_por text,
        conferido_em timestamp(0),
        primary key (chave, vigente_desde),
        check ((conferido_por is null) = (conferido_em is null))
      )`,
    ]),
};
