import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Bills of a due day by e-mail: one sending per day, with the outcome of every bill (FIN-12). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table boleto_envio (
        vencimento date primary key,
        situacao text not null check (situacao in ('ENVIANDO', 'PARADO', 'TERMINADO')),
        login text not null,
        iniciado_em timestamp(0) not null,
        terminado_em timestamp(0),
        motivo text,
        check ((situacao = 'ENVIANDO') = (terminado_em is null))
      )`,
      `create index boleto_envio_andamento on boleto_envio (vencimento) where situacao = 'ENVIANDO'`,
      `create table boleto_envio_item (
        vencimento date not null references boleto_envio,
        titulo_numero text not null references titulo,
        situacao text not null check (situacao in ('PENDENTE', 'ENVIADO', 'SEM_EMAIL', 'FALHOU')),
        motivo text,
        primary key (vencimento, titulo_numero)
      )`,
      `create index boleto_envio_item_pendente on boleto_envio_item (vencimento, titulo_numero) where situacao = 'PENDENTE'`,
    ]),
};
