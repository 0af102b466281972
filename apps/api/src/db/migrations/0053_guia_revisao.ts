import type { Migration } from 'kysely/migration';
import { runAll } from './runAll.ts';

/** What the review of a guide needs: the factor of an item, what the file says of its professional, versions and a history with values. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table guia_item
        add reducao_acrescimo numeric(5, 2) not null default 1.00 check (reducao_acrescimo > 0),
        add credenciado_xml boolean`,
      'alter table guia add versao integer not null default 0',
      `alter table guia_historico
        add versao integer not null default 0,
        add sequencia integer,
        add de text,
        add para text`,
    ]),
};
