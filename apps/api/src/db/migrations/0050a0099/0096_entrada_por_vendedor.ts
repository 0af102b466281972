import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Entries of closed months by sale and by seller, so that one seller's request does not read all (COM-12). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index comissao_entrada_venda on comissao_entrada (venda_codigo)',
      'create index comissao_entrada_vendedor on comissao_entrada (vendedor_codigo)',
      'create index comissao_entrada_mensalidade_venda on comissao_entrada_mensalidade (venda_codigo)',
      'create index comissao_entrada_mensalidade_vendedor on comissao_entrada_mensalidade (vendedor_codigo)',
    ]),
};
