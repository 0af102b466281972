import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/**
 * The card payment of a title includes an earlier part by the bank (CXA-7), and another card may pay the rest
 * after a returned cheque.
 */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'drop index if exists cartao_fatura_em_uso',
      `update titulo t set valor_pago_cents = t.valor_pago_cents + b.recebido, juros_cents = t.juros_cents + b.encargos
      from (
        select e.titulo_numero, sum(e.recebido_cents - e.credito_cents)::int as recebido, sum(e.encargos_cents)::int as encargos
        from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
        where e.principal_cents <> 0 and not exists (
          select from retorno_efeito d join upload_banco du on du.id = d.arquivo_id and du.situacao = 'APLICADO'
          where d.fatura_numero = e.fatura_numero and d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha
        )
        group by 1
      ) b
      where b.titulo_numero = t.numero and t.pago_em is not null and t.upload_banco_id is null
        and exists (
          select from cartao_fatura c where c.titulo_numero = t.numero and c.liberada_em is null and c.valor_cents = t.valor_pago_cents
        )`,
    ]),
};
