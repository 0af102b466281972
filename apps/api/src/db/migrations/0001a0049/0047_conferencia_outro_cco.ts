import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A bond with another CCO than its ANS record: a difference of its own, no missing CCO (SIB-31). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table conferencia_par add column outro_matricula text',
      'drop index conferencia_par_sem_cco',
      `create index conferencia_par_sem_cco on conferencia_par (importacao_id, (matricula is null), codigo, cco)
        where not tem_cco and outro_matricula is null`,
      `create index conferencia_par_outro on conferencia_par (importacao_id, outro_matricula) where outro_matricula is not null`,
      // The first reader compares everything again.
      'update conferencia_importacao set comparado_em = null, comparado_dia = null',
    ]),
};
