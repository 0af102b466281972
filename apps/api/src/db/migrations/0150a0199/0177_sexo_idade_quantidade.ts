import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Sex and ages of a procedure, and the quantity of an authorization; unknown for all that is there. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table procedimento add column sexo text check (sexo in ('F', 'M')),
        add column idade_minima int check (idade_minima >= 0), add column idade_maxima int check (idade_maxima >= 0)`,
      'alter table autorizacao add column quantidade int check (quantidade > 0)',
    ]),
};
