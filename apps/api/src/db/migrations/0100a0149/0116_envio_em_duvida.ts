import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Sendings with an unknown arrival (COB-11, FIN-12). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table cobranca_envio drop constraint cobranca_envio_situacao_check',
      `alter table cobranca_envio add constraint cobranca_envio_situacao_check
        check (situacao in ('ENVIANDO', 'ENVIADO', 'FALHOU', 'EM_DUVIDA'))`,
      'alter table boleto_envio_item drop constraint boleto_envio_item_situacao_check',
      `alter table boleto_envio_item add constraint boleto_envio_item_situacao_check
        check (situacao in ('PENDENTE', 'ENVIADO', 'SEM_EMAIL', 'FALHOU', 'EM_DUVIDA'))`,
    ]),
};
