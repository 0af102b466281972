import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Conversation about a report: day without hour, sealed texts, nothing about the reporter. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table denuncia_mensagem (
        denuncia_id uuid not null references denuncia (id) on delete cascade,
        codigo integer not null,
        de text not null constraint denuncia_mensagem_de check (de in ('equipe', 'denunciante')),
        texto bytea not null,
        funcionario text,
        enviada_em date not null,
        constraint denuncia_mensagem_pk primary key (denuncia_id, codigo),
        constraint denuncia_mensagem_anonima check (de = 'equipe' or funcionario is null)
      )`,
    ]),
};
