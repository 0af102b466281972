import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * The thing that each person has open at a desk, for a minute (MES-13). Unlogged: absent from log, replicas and backups. No reference to
 * `usuario`, because a restore would check it.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create unlogged table mesa_aberta (
        usuario_id text not null,
        mesa text not null,
        prestador text not null,
        coisa text not null,
        visto_em timestamptz not null,
        primary key (usuario_id, mesa)
      )`,
      'create index mesa_aberta_visto_em on mesa_aberta (visto_em)',
    ]),
};
