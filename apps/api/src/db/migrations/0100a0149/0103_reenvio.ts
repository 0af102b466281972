import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Reason why a sending counts towards a day's limits (COB-28), null for one that does not; and the matrícula
 * of an employee (ATD-10).
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `alter table cobranca_envio add column conta_como text check (conta_como in ('DE_NOVO', 'FORA_DO_CADASTRO'))`,
      'create index cobranca_envio_contado on cobranca_envio (iniciado_em) where conta_como is not null',
      'alter table usuario add column matricula text',
    ]),
};
