import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Clean guides of a provider whose approval waits for a second person (CTM-103). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table guias_limpas_pedido (
        prestador_codigo text primary key references prestador,
        pedido_por text not null,
        pedido_em timestamp(0) not null,
        soma_cents bigint not null,
        guias jsonb not null
      )`,
    ]),
};
