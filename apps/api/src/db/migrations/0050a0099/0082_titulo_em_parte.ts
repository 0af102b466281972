import type { Migration } from 'kysely/migration';
import { runAll } from '../runAll.ts';

/** Part payments of open titles by bank files (CBR-10). */
export const migration: Migration = {
  up: (db) =>
    runAll(db, [
      'alter table titulo add recebido_em_parte_cents integer not null default 0 check (recebido_em_parte_cents >= 0)',
      `update titulo t set recebido_em_parte_cents = p.cents from (
        select e.titulo_numero, sum(e.principal_cents)::int as cents
        from retorno_efeito e
        join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
        where not exists (
          select from retorno_efeito d join upload_banco du on du.id = d.arquivo_id and du.situacao = 'APLICADO'
          where d.fatura_numero = e.fatura_numero and d.desfaz_arquivo_id = e.arquivo_id and d.desfaz_linha = e.linha
        )
        group by 1
      ) p where p.titulo_numero = t.numero and t.pago_em is null and p.cents <> 0`,
    ]),
};
