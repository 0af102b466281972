import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Switch and values of the trade rules of a bill; the highest version holds, the others are its history. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table regra_da_conta (
        chave text not null,
        versao int not null check (versao > 0),
        ligada boolean not null,
        valor1 int,
        valor2 int,
        gravada_por text not null,
        gravada_em timestamp(0) not null,
        primary key (chave, versao)
      )`,
    ]),
};
