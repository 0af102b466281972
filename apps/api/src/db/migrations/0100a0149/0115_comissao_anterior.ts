import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * Commission that the system before this one paid, so that a cancellation takes it back; and the ledger with it, which reversals are worked
 * out from (COM-43). No closed month has any of it.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      `create table comissao_anterior (
        competencia competencia not null,
        matricula text not null references beneficiario,
        vendedor_codigo text not null references vendedor,
        valor_cents integer not null check (valor_cents > 0),
        estorno_ate date not null,
        primary key (competencia, matricula, vendedor_codigo)
      )`,
      'create index comissao_anterior_matricula on comissao_anterior (matricula)',
      'create index comissao_anterior_vendedor on comissao_anterior (vendedor_codigo)',
      `create view comissao_razao as
        select id, competencia, especie, venda_codigo, referencia, origem, vendedor_codigo, regra_id, faixa_id, base_cents, percentual,
          bonus_percentual, quantidade, partes, valor_cents, estorno_ate
        from comissao_linha
        union all
        select 0, a.competencia, 'VIDA', v.codigo, '', a.competencia, a.vendedor_codigo, null, null, null, null, 0, null, 1::smallint,
          a.valor_cents, a.estorno_ate
        from comissao_anterior a join venda v on v.matricula = a.matricula`,
    ]),
};
