import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Signature of the first load, and the core system's figures beside ours. No row: the installation was in use
 * before.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table implantacao (
        id integer primary key check (id = 1),
        iniciada_em timestamp(0) not null,
        assinada_em timestamp(0),
        assinada_login text,
        assinada_por text,
        figuras integer,
        diferentes integer,
        sem_comparar integer,
        check (num_nulls(assinada_em, assinada_login, assinada_por, figuras, diferentes, sem_comparar) in (0, 6))
      )`,
      `create table conferencia_carga (
        figura text not null,
        chave text not null,
        quantidade bigint check (quantidade >= 0),
        valor_cents bigint,
        login text not null,
        por text not null,
        em timestamp(0) not null,
        primary key (figura, chave),
        check (num_nonnulls(quantidade, valor_cents) > 0)
      )`,
    ]),
};
