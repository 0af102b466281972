import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Short-lived state shared by the servers, in unlogged tables: absent from log and replicas, emptied after a
 * crash. No row has an address, a protocol or an hour of a portal user (SEG-2, decision 0020).
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create unlogged table desafio_epoca (id smallint primary key, sal bytea not null)',
      'create unlogged table desafio_gasto (nonce bytea primary key, vez smallint not null)',
      'create index desafio_gasto_vez on desafio_gasto (vez)',
      'create unlogged table acompanhamento_aberto (chave bytea primary key, conteudo bytea not null, vez smallint not null)',
      'create index acompanhamento_aberto_vez on acompanhamento_aberto (vez)',
      'create unlogged table entrada_falha (chave bytea primary key, quantas integer not null, desde timestamptz not null)',
      'create index entrada_falha_desde on entrada_falha (desde)',
    ]),
};
