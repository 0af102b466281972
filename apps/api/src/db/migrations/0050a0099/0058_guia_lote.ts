import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** The guides of a lot are asked for together (CTM-54). */
export const migration: Migration = {
  up: (db) => runAll(db, ['create index guia_lote on guia (lote_xml_id) where lote_xml_id is not null']),
};
