import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Last time that the report of a closed month was made, and by whom (COM-56); unknown before this migration. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table comissao_fechamento
        add column relatorio_em timestamp(0),
        add column relatorio_por text,
        add check (num_nonnulls(relatorio_em, relatorio_por) in (0, 2))`,
    ]),
};
