import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** A year's declarations by e-mail, with each outcome, and the paper's amount at sending (COB-29). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table cobranca_envio add column valor_cents bigint',
      `create table declaracao_envio_item (
        ano_base smallint not null,
        titular_matricula text not null references beneficiario on delete cascade,
        situacao text not null check (situacao in ('PENDENTE', 'ENVIADO', 'SEM_EMAIL', 'SEM_CPF', 'FALHOU', 'EM_DUVIDA')),
        motivo text,
        primary key (ano_base, titular_matricula)
      )`,
      'create index declaracao_envio_item_titular on declaracao_envio_item (titular_matricula)',
      `create index declaracao_envio_item_pendente on declaracao_envio_item (ano_base, titular_matricula) where situacao = 'PENDENTE'`,
    ]),
};
