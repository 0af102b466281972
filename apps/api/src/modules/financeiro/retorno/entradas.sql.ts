import { type RawBuilder, sql } from 'kysely';

/** What came in of a title, in cents; `principal` is what was paid of its own value, credits apart. */
export interface Entradas {
  principal: number;
  recebido: number;
  encargos: number;
}

/**
 * One row of what bank and card brought in of a title (`numero` and `fatura` are its columns), what a returned cheque undid and sales that were
 * deleted apart (CBR-10, CXA-7): the sums of `acerta`. `vale` says which effects `e` of which files `u` count.
 */
export const entradas = (
  { numero, fatura }: { numero: string; fatura: string },
  vale: RawBuilder<unknown> = sql`u.situacao = 'APLICADO'`,
): RawBuilder<Entradas> => {
  // By the index on the bill, and never by that of the file (see `daFatura`).
  const efeito = sql`select e.* from (select * from retorno_efeito where fatura_numero = ${sql.ref(fatura)} offset 0) e
    join upload_banco u on u.id = e.arquivo_id where ${vale}`;
  return sql<Entradas>`
    select coalesce(sum(p.principal), 0)::int as principal, coalesce(sum(p.recebido), 0)::int as recebido, coalesce(sum(p.encargos), 0)::int as encargos
    from (
      select case when b.principal_cents = 0 then 0 else b.principal_cents - b.credito_cents end as principal,
        b.recebido_cents - b.credito_cents as recebido, b.encargos_cents as encargos
      from (${efeito}) b
      where b.titulo_numero = ${sql.ref(numero)}
        and not exists (select from (${efeito}) d where d.desfaz_arquivo_id = b.arquivo_id and d.desfaz_linha = b.linha)
      union all
      select c.valor_cents - c.juros_cents, c.valor_cents, c.juros_cents from cartao_fatura c
      where c.fatura_numero = ${sql.ref(fatura)} and c.titulo_numero = ${sql.ref(numero)} and c.liberada_em is null
    ) p`;
};
