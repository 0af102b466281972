import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Days on which the banks alone are closed are holidays of their own kind (FIN-2). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table feriado drop constraint feriado_tipo_check',
      `alter table feriado add constraint feriado_tipo_check check
        (tipo in ('Feriado Nacional', 'Feriado Bancário', 'Feriado Estadual', 'Feriado Municipal', 'Facultativo'))`,
    ]),
};
