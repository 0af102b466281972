import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Days on which only banks are closed are a separate kind of holiday (FIN-2). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table feriado drop constraint feriado_tipo_check',
      `alter table feriado add constraint feriado_tipo_check check
        (tipo in ('Feriado Nacional', 'Feriado Bancário', 'Feriado Estadual', 'Feriado Municipal', 'Facultativo'))`,
    ]),
};
