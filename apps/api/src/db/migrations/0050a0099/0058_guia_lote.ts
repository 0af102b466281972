import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Guides of a lot are read together (CTM-54). */
export const migration: Migration = {
  up: (db) => runAll(db, ['create index guia_lote on guia (lote_xml_id) where lote_xml_id is not null']),
};
