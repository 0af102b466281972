import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The reason that a reader of an identity gave (OUV-35). */
export const migration: Migration = {
  up: (db) => runAll(db, ['alter table denuncia_acesso add column justificativa text']),
};
