import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The registry of protocols is sorted by moment of entry (ATD-2). */
export const migration: Migration = {
  up: (db) => runAll(db, ['create index protocolo_lancado on protocolo_atendimento (lancado_em, codigo)']),
};
