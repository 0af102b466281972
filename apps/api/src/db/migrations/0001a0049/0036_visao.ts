import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Named views of tables, deleted with their person. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table visao (
        usuario_id text not null references usuario on delete cascade,
        tabela text not null check (tabela ~ '^[a-z0-9][a-z0-9.-]{0,79}$'),
        chave text not null check (chave ~ '^[0-9a-f]{64}$'),
        conteudo bytea not null check (octet_length(conteudo) <= 20480),
        atualizada_em timestamptz not null,
        primary key (usuario_id, tabela, chave)
      )`,
    ]),
};
