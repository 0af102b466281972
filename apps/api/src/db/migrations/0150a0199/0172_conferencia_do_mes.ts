import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Points of a month of commissions that a person checked, with the numbers of that moment (COM-53). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table comissao_conferencia (
        competencia text not null,
        ponto text not null check (ponto in ('SEM_REGRA', 'CONTESTACOES', 'A_MAO', 'MUDANCAS', 'ESTORNOS', 'DIFERENCA')),
        quantidade integer not null,
        valor_cents integer,
        por text not null,
        em timestamp(0) not null,
        primary key (competencia, ponto)
      )`,
    ]),
};
