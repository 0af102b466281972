import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * What servers share for minutes and may lose: PostgreSQL writes nothing of it to its log, sends it to no replica and empties it after
 * a crash. No row has an address, a protocol or an hour of somebody who used the portal (SEG-2, decision 0020).
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
