import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Changes of access that wait for a second person, and their trail (OPE-16 to OPE-20). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table pedido_acesso (
        id text primary key,
        login text not null,
        usuario_id text references usuario (id) on delete cascade,
        comando jsonb not null,
        senha_hash text,
        antes text[] not null,
        ultima_mudanca bigint not null,
        autor text not null references usuario (id) on delete cascade,
        pedido_em timestamptz not null,
        expira_em timestamptz not null,
        situacao text not null default 'aguarda'
          check (situacao in ('aguarda', 'aprovado', 'recusado', 'retirado', 'expirou')),
        encerrado_por text references usuario (id) on delete set null,
        encerrado_em timestamptz,
        check (situacao = 'aguarda' or senha_hash is null)
      )`,
      `create unique index pedido_acesso_aguarda on pedido_acesso (lower(login)) where situacao = 'aguarda'`,
      'create index pedido_acesso_pedido_em on pedido_acesso (pedido_em)',
      'alter table evento_acesso add column aprovador text, add column avisa boolean not null default false, add column confirmado_em timestamptz',
      'create index evento_acesso_mudanca on evento_acesso (em) where autor is not null',
      'create index evento_acesso_pessoa on evento_acesso (usuario_id) where autor is not null',
    ]),
};
