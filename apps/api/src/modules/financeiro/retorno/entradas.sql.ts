import { type RawBuilder, sql } from 'kysely';

/** What came in of a title, in cents; `principal` is what was paid of its own value, credits apart. */
export interface Entradas {
  principal: number;
  recebido: number;
  encargos: number;
}

/**
 * The effects on the bill of a title `t`, by their index. Their file is joined afterwards (`offset 0`): one without statistics would be read
 * from its beginning for each title, by the index that begins with its number.
 */
export const efeitosDaFatura = sql`(select * from retorno_efeito where fatura_numero = t.fatura_numero offset 0)`;

/** The card sales `c` that stand and pay a title `t`; more conditions may follow. */
export const vendasDoTitulo = sql`cartao_fatura c
  where c.fatura_numero = t.fatura_numero and c.titulo_numero = t.numero and c.liberada_em is null`;

/**
 * One row of what bank and card brought in of a title `t`, what a returned cheque undid and sales that were deleted apart (CBR-10, CXA-7): the
 * sums of `acerta`. `vale` says which effects `e` of which files `u` count.
 */
export const entradas = (vale: RawBuilder<unknown> = sql`u.situacao = 'APLICADO'`): RawBuilder<Entradas> => {
  const efeito = sql`select e.* from ${efeitosDaFatura} e join upload_banco u on u.id = e.arquivo_id where ${vale}`;
  return sql<Entradas>`
    select coalesce(sum(p.principal), 0)::int as principal, coalesce(sum(p.recebido), 0)::int as recebido, coalesce(sum(p.encargos), 0)::int as encargos
    from (
      select case when b.principal_cents = 0 then 0 else b.principal_cents - b.credito_cents end as principal,
        b.recebido_cents - b.credito_cents as recebido, b.encargos_cents as encargos
      from (${efeito}) b
      where b.titulo_numero = t.numero
        and not exists (select from (${efeito}) d where d.desfaz_arquivo_id = b.arquivo_id and d.desfaz_linha = b.linha)
      union all
      select c.valor_cents - c.juros_cents, c.valor_cents, c.juros_cents from ${vendasDoTitulo}
    ) p`;
};
