import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A year's annual discharges by e-mail, with each outcome (COB-33). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table quitacao_envio_item (
        ano_base smallint not null,
        titular_matricula text not null references beneficiario on delete cascade,
        situacao text not null check (situacao in ('PENDENTE', 'ENVIADO', 'SEM_EMAIL', 'SEM_CPF', 'POR_TELEFONE', 'FALHOU', 'EM_DUVIDA')),
        motivo text,
        primary key (ano_base, titular_matricula)
      )`,
      'create index quitacao_envio_item_titular on quitacao_envio_item (titular_matricula)',
      `create index quitacao_envio_item_pendente on quitacao_envio_item (ano_base, titular_matricula) where situacao = 'PENDENTE'`,
    ]),
};
