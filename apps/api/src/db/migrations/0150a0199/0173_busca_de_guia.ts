import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Finds a guide by the provider's number, the authorization's number, or the password (ACE-28). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'create index guia_numero_prestador on guia (numero_prestador)',
      'create index guia_numero_operadora on guia (numero_operadora) where numero_operadora is not null',
      'create index guia_senha on guia (senha) where senha is not null',
    ]),
};
