import type { Migration } from 'kysely/migration';
import { concessao, em, estornoDe, movimento, por, voltaDe } from '../contaLinhas.ts';
import { runAll } from '../runAll.ts';

const diaDaLinha = 'coalesce(l.ocorrencia, l.credito, u.gravado_em, u.enviado_em::date)';

/** Bank lines: effects of applied files add rows, deleted effects reverse them. */
const retornos = [
  `create function conta_efeitos(alvo bigint[]) returns void language plpgsql set plan_cache_mode to force_custom_plan as $$
  begin
    insert into conta_movimento (${movimento})
    select e.fatura_numero, e.titulo_numero, ${diaDaLinha}, e.recebido_cents, e.recebido_cents - e.encargos_cents - e.credito_cents,
      e.encargos_cents, e.credito_cents, t.forma, 'RETORNO', e.ordem, e.arquivo_id, e.linha, null, null, ${por}, ${em}, null
    from retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
    join upload_banco u on u.id = e.arquivo_id join titulo t on t.numero = e.titulo_numero
    where e.ordem = any(alvo) and e.recebido_cents <> 0 order by e.ordem;
    insert into conta_concessao (${concessao})
    select e.fatura_numero, e.titulo_numero, ${diaDaLinha}, e.principal_cents - (e.recebido_cents - e.encargos_cents), 'RETORNO', e.ordem,
      null, null, ${por}, ${em}, null
    from retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha join upload_banco u on u.id = e.arquivo_id
    where e.ordem = any(alvo) and e.principal_cents <> 0 and e.principal_cents <> e.recebido_cents - e.encargos_cents order by e.ordem;
    insert into conta_movimento (${movimento})
    select ${estornoDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
    from retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
    join upload_banco u on u.id = e.arquivo_id
    join retorno_efeito d on d.arquivo_id = e.desfaz_arquivo_id and d.linha = e.desfaz_linha and d.titulo_numero = e.titulo_numero
    join conta_movimento m on m.efeito = d.ordem and m.estorna_id is null and not exists (
      select from conta_movimento r where r.estorna_id = m.id and not exists (select from conta_movimento v where v.estorna_id = r.id))
    where e.ordem = any(alvo) order by e.ordem;
    insert into conta_concessao (${concessao})
    select ${voltaDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
    from retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
    join upload_banco u on u.id = e.arquivo_id
    join retorno_efeito d on d.arquivo_id = e.desfaz_arquivo_id and d.linha = e.desfaz_linha and d.titulo_numero = e.titulo_numero
    join conta_concessao c on c.efeito = d.ordem and c.estorna_id is null
    where e.ordem = any(alvo) order by e.ordem;
    -- A cheque that the core system had told as a payment.
    insert into conta_movimento (${movimento})
    select ${estornoDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
    from retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
    join upload_banco u on u.id = e.arquivo_id
    join conta_movimento m on m.titulo_numero = e.titulo_numero and m.origem = 'CARGA' and m.estorna_id is null
      and not exists (select from conta_movimento r where r.estorna_id = m.id)
    where e.ordem = any(alvo) and l.comando = '44' and e.desfaz_arquivo_id is null order by e.ordem;
  end $$`,
  `create function conta_retira(alvo bigint[]) returns void language plpgsql set plan_cache_mode to force_custom_plan as $$
  begin
    insert into conta_movimento (${movimento})
    select ${estornoDe('m.dia', 'null', `'desfeito'`)} from conta_movimento m
    where m.efeito = any(alvo) and not exists (select from conta_movimento r where r.estorna_id = m.id and r.efeito is null) order by m.id;
    insert into conta_concessao (${concessao})
    select ${voltaDe('c.dia', 'null', `'desfeito'`)} from conta_concessao c
    where c.efeito = any(alvo) and not exists (select from conta_concessao r where r.estorna_id = c.id and r.efeito is null) order by c.id;
  end $$`,
  `create function conta_do_arquivo() returns trigger language plpgsql as $$
  begin
    perform conta_efeitos(array(select ordem from retorno_efeito where arquivo_id = new.id));
    return null;
  end $$`,
  `create trigger upload_banco_conta after update of situacao on upload_banco for each row
    when (old.situacao <> 'APLICADO' and new.situacao = 'APLICADO') execute function conta_do_arquivo()`,
  `create function conta_do_efeito() returns trigger language plpgsql as $$
  declare
    alvo bigint[] := array(select n.ordem from novas n join upload_banco u on u.id = n.arquivo_id and u.situacao = 'APLICADO');
  begin
    if cardinality(alvo) > 0 then perform conta_efeitos(alvo); end if;
    return null;
  end $$`,
  `create trigger retorno_efeito_conta after insert on retorno_efeito referencing new table as novas
    for each statement execute function conta_do_efeito()`,
  `create function conta_sem_efeito() returns trigger language plpgsql as $$
  begin
    perform conta_retira(array(select ordem from velhas));
    return null;
  end $$`,
  `create trigger retorno_efeito_sem_conta after delete on retorno_efeito referencing old table as velhas
    for each statement execute function conta_sem_efeito()`,
];

/** Card sales: an invoice counts with the amount on the card, its share of the discount is a concession. */
const cartoes = [
  // Shares of a sale's discount add up to the cent, in any order of writing its invoices.
  `create function conta_desconto() returns trigger language plpgsql as $$
  declare
    venda cartao_pagamento;
    antes bigint;
    todo bigint;
  begin
    select * into venda from cartao_pagamento where id = new.pagamento_id;
    if not found or venda.desconto_cents = 0 then return new; end if;
    select coalesce(sum(valor_cents), 0) into antes from cartao_fatura where pagamento_id = new.pagamento_id;
    todo := venda.valor_total_cents + venda.desconto_cents;
    new.desconto_cents := (venda.desconto_cents::bigint * (antes + new.valor_cents)) / todo - (venda.desconto_cents::bigint * antes) / todo;
    return new;
  end $$`,
  `create trigger cartao_fatura_desconto before insert on cartao_fatura for each row execute function conta_desconto()`,
  `create function conta_do_cartao(c cartao_fatura) returns void language plpgsql as $$
  declare
    venda cartao_pagamento;
    cobrado integer := c.valor_cents - c.desconto_cents;
    principal integer := least(c.valor_cents - c.juros_cents, c.valor_cents - c.desconto_cents);
  begin
    select * into strict venda from cartao_pagamento where id = c.pagamento_id;
    if cobrado > 0 then
      insert into conta_movimento (${movimento}) values (c.fatura_numero, c.titulo_numero, venda.vendido_em, cobrado, principal,
        cobrado - principal, 0, 'CARTAO', 'CARTAO', null, null, null, c.pagamento_id, null, ${por}, ${em}, null);
    end if;
    if principal < c.valor_cents - c.juros_cents then
      insert into conta_concessao (${concessao}) values (c.fatura_numero, c.titulo_numero, venda.vendido_em,
        c.valor_cents - c.juros_cents - principal, 'CARTAO', null, c.pagamento_id, null, ${por}, ${em}, 'desconto na venda com cartão');
    end if;
    perform conta_carga(array[c.fatura_numero]);
  end $$`,
  `create function conta_da_venda() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      if new.liberada_em is null then perform conta_do_cartao(new); end if;
    else
      insert into conta_movimento (${movimento})
      select ${estornoDe('m.dia', 'null', `'venda excluída'`)} from conta_movimento m
      where m.pagamento_id = new.pagamento_id and m.fatura_numero = new.fatura_numero and m.estorna_id is null
        and not exists (select from conta_movimento r where r.estorna_id = m.id);
      insert into conta_concessao (${concessao})
      select ${voltaDe('c.dia', 'null', `'venda excluída'`)} from conta_concessao c
      where c.pagamento_id = new.pagamento_id and c.fatura_numero = new.fatura_numero and c.estorna_id is null
        and not exists (select from conta_concessao r where r.estorna_id = c.id);
    end if;
    return null;
  end $$`,
  `create trigger cartao_fatura_conta after insert on cartao_fatura for each row execute function conta_da_venda()`,
  `create trigger cartao_fatura_sem_conta after update of liberada_em on cartao_fatura for each row
    when (old.liberada_em is null and new.liberada_em is not null) execute function conta_da_venda()`,
];

/**
 * Payments of a title that no line or sale explains come from the core system. The first paid title of an
 * invoice takes its value, an excess is fine and interest; an excess of a later one is a credit; the rest of
 * an invoice called paid was conceded.
 */
const cargas = [
  `create function conta_carga(alvo text[]) returns void language plpgsql set plan_cache_mode to force_custom_plan as $$
  begin
    with outros as (
      select m.titulo_numero, sum(m.valor_cents - m.credito_cents) as valor,
        coalesce(sum(m.valor_cents) filter (where m.origem = 'CARTAO'), 0) > 0 as cartao
      from conta_movimento m where m.fatura_numero = any(alvo) and m.origem <> 'CARGA' group by 1
    ), abatido as (
      select fatura_numero, sum(cents) as cents from (
        select fatura_numero, principal_cents as cents from conta_movimento where fatura_numero = any(alvo) and origem <> 'CARGA'
        union all select fatura_numero, valor_cents from conta_concessao where fatura_numero = any(alvo) and origem <> 'CARGA'
      ) x group by 1
    ), pagos as (
      select t.numero, t.fatura_numero, t.pago_em, t.forma, f.valor_cents - coalesce(a.cents, 0) as falta, v.valor, least(t.juros_cents, v.valor) as juros,
        row_number() over (partition by t.fatura_numero order by t.pago_em, t.numero) as vez, count(*) over (partition by t.fatura_numero) as vezes
      from titulo t join fatura f on f.numero = t.fatura_numero left join outros o on o.titulo_numero = t.numero
      left join abatido a on a.fatura_numero = t.fatura_numero
      cross join lateral (select greatest(0, t.valor_pago_cents - coalesce(o.valor, 0))::int as valor) v
      where t.fatura_numero = any(alvo) and t.pago_em is not null and not coalesce(o.cartao, false) and (t.upload_banco_id is null
        or not exists (select from retorno_efeito e where e.fatura_numero = t.fatura_numero and e.titulo_numero = t.numero))
    ), divididos as (
      select p.*, p.valor - p.juros as proprio, greatest(0, p.falta - coalesce(sum(p.valor - p.juros) over (partition by p.fatura_numero
        order by p.vez rows between unbounded preceding and 1 preceding), 0)) as resta
      from pagos p
    ), dita as materialized (
      select numero as titulo_numero, fatura_numero, pago_em as dia, forma, valor, least(proprio, resta)::int as principal,
        (case when vez = 1 then valor - least(proprio, resta) else juros end)::int as encargos,
        (case when vez = 1 then 0 else proprio - least(proprio, resta) end)::int as credito,
        (case when vez = vezes then greatest(0, resta - proprio) else 0 end)::int as concedido
      from divididos
    ), firmes as materialized (
      select m.*, (m.dia, m.valor_cents, m.principal_cents, m.encargos_cents) is distinct from (d.dia, d.valor, d.principal, d.encargos) as mudou
      from conta_movimento m left join dita d on d.titulo_numero = m.titulo_numero
      where m.fatura_numero = any(alvo) and m.origem = 'CARGA' and m.estorna_id is null and not exists (
        select from conta_movimento r where r.estorna_id = m.id and not exists (select from conta_movimento v where v.estorna_id = r.id))
    ), concedidas as materialized (
      select c.*, (c.dia, c.valor_cents) is distinct from (d.dia, d.concedido) as mudou
      from conta_concessao c left join dita d on d.titulo_numero = c.titulo_numero
      where c.fatura_numero = any(alvo) and c.origem = 'CARGA' and c.estorna_id is null
        and not exists (select from conta_concessao r where r.estorna_id = c.id)
    ), concede as (
      insert into conta_concessao (${concessao})
      select ${voltaDe('c.dia', 'null::bigint', `'o sistema central corrigiu'`)} from concedidas c where c.mudou
      union all
      select d.fatura_numero, d.titulo_numero, d.dia, d.concedido, 'CARGA', null, null, null, ${por}, ${em}, 'pago por menos, segundo o sistema central'
      from dita d where d.concedido > 0 and not exists (select from concedidas c where c.titulo_numero = d.titulo_numero and not c.mudou)
    )
    insert into conta_movimento (${movimento})
    select ${estornoDe('m.dia', 'null::bigint', `'o sistema central corrigiu'`)} from firmes m where m.mudou
    union all
    select d.fatura_numero, d.titulo_numero, d.dia, d.valor, d.principal, d.encargos, d.credito, d.forma, 'CARGA', null, null, null, null, null,
      ${por}, ${em}, null
    from dita d where d.valor > 0 and not exists (select from firmes m where m.titulo_numero = d.titulo_numero and not m.mudou);
  end $$`,
  `create function conta_do_titulo() returns trigger language plpgsql as $$
  declare
    alvo text[];
  begin
    if tg_op = 'INSERT' then
      alvo := array(select distinct fatura_numero from novos where pago_em is not null and upload_banco_id is null);
    else
      alvo := array(select distinct n.fatura_numero from novos n join velhos v on v.numero = n.numero
        where (v.pago_em, v.valor_pago_cents, v.juros_cents, v.upload_banco_id) is distinct from (n.pago_em, n.valor_pago_cents, n.juros_cents, n.upload_banco_id)
          and n.upload_banco_id is null);
    end if;
    if cardinality(alvo) > 0 then perform conta_carga(alvo); end if;
    return null;
  end $$`,
  `create trigger titulo_conta after insert on titulo referencing new table as novos for each statement execute function conta_do_titulo()`,
  `create trigger titulo_conta_muda after update on titulo referencing old table as velhos new table as novos
    for each statement execute function conta_do_titulo()`,
  // A changed value of an invoice updates its rest and its concessions.
  `create function conta_da_fatura() returns trigger language plpgsql as $$
  begin
    perform conta_carga(array[new.numero]);
    perform conta_acerta(array[new.numero]);
    return null;
  end $$`,
  `create trigger fatura_conta after update of valor_cents on fatura for each row
    when (old.valor_cents is distinct from new.valor_cents) execute function conta_da_fatura()`,
];

/**
 * Sources of the account (docs/decisions/0039): the database itself writes bank lines, card sales and
 * payments of the core system, so that a server of the previous version feeds it too.
 */
export const migration: Migration = {
  up: (db) => runAll(db, [...retornos, ...cargas, ...cartoes]),
};
