import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Main procedure of an authorisation, absent for those from before; and what Atendimento counts and lists without a month (ATD-11, ATD-12). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table autorizacao add column procedimento_tabela text, add column procedimento_codigo text',
      `create index autorizacao_em_analise on autorizacao (lancada_em, codigo) where status = 'EM ANÁLISE'`,
      `create index protocolo_atendimento_em_aberto on protocolo_atendimento (lancado_em, codigo) where status <> 'ENCERRADO'`,
      'create index token_confirmacao_matricula on token_confirmacao (matricula)',
    ]),
};
