import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Indexes and columns for the reports about unpaid fees. */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      // A year has millions of titles, nearly all paid in time. The index holds only those that were ever
      // late, in the order of the report; only titles open on the day are joined with their invoice.
      `create index titulo_em_atraso on titulo (vencimento, numero) include (pago_em, fatura_numero, valor_cents)
       where cancelado_em is null and (pago_em is null or pago_em > vencimento)`,
      // Days of cancellation are counted when a screen opens: from the index alone, without dependents.
      `create index beneficiario_contrato_cancelado on beneficiario (cancelado_em, matricula)
       include (motivo_cancelamento_codigo) where dependencia = 1 and cancelado_em is not null`,
    ]),
};
