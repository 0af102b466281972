import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Index of the few guides that the home of Contas Médicas counts: waiting and unpaid ones. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index guia_em_analise on guia (importada_em, numero) where status is null or status in (0, 2)',
      'create index guia_nao_paga on guia (importada_em, numero) where baixada_em is null and status is distinct from 3',
    ]),
};
