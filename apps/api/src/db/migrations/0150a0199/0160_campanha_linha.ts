import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Lines of an imported campaign that name a holder, from which its notices are written when it leaves. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table campanha_linha (
        importacao_id integer not null references campanha_importacao (id) on delete cascade,
        ordem integer not null,
        titular_matricula text not null references beneficiario (matricula),
        telefone text not null,
        texto text not null,
        push boolean not null,
        sms boolean not null,
        primary key (importacao_id, ordem)
      )`,
    ]),
};
