import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Files and prints made of a recorded reading, and the last one (PRV-24). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table consulta_saude
        add column arquivos integer not null default 0 check (arquivos >= 0),
        add column arquivo_em timestamp(0),
        add column arquivo_especie text check (arquivo_especie in ('csv', 'xlsx', 'papel')),
        add column arquivo_linhas integer,
        add check ((arquivos = 0) = (arquivo_em is null))`,
    ]),
};
