import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Words of the change behind a correction, as they were at the closing (COM-49). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table comissao_linha add column causa text',
      `create index carga_antes_venda on carga_antes ((chave ->> 'codigo')) where tabela = 'venda'`,
    ]),
};
