import type { Migration } from 'kysely/migration';
import { concessao, diaFixo, em, estornoDe, movimento, por, voltaDe } from '../contaLinhas.ts';
import { runAll } from '../runAll.ts';

const diaDaLinha = 'coalesce(l.ocorrencia, l.credito, u.gravado_em, u.enviado_em::date)';
const comLinha = `retorno_efeito e join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
    join upload_banco u on u.id = e.arquivo_id`;
const efeitoDesfeito = `${comLinha}
    join retorno_efeito d on d.arquivo_id = e.desfaz_arquivo_id and d.linha = e.desfaz_linha and d.titulo_numero = e.titulo_numero`;

/** Deductions of invoice `f`, as `dia` and `cents`. */
const abatimentos = (quais: string) => `(
        select fatura_numero, dia, principal_cents as cents from conta_movimento where fatura_numero ${quais}
        union all select fatura_numero, dia, valor_cents from conta_concessao where fatura_numero ${quais})`;

/** Sorts a whole file in memory; a fixed amount for any file. */
const MEMORIA = "set work_mem = '64MB'";

const statements = [
  ...diaFixo,
  // Money and concessions of some effects in one statement, so that each invoice is settled once.
  `create or replace function conta_efeitos(alvo bigint[]) returns void language plpgsql set plan_cache_mode to force_custom_plan ${MEMORIA} as $$
  begin
    with feitos as materialized (
      select e.ordem, e.fatura_numero, e.titulo_numero, ${diaDaLinha} as dia, e.recebido_cents, e.principal_cents, e.encargos_cents,
        e.credito_cents, e.arquivo_id, e.linha, t.forma
      from ${comLinha} join titulo t on t.numero = e.titulo_numero
      where e.ordem = any(alvo) and (e.recebido_cents <> 0 or e.principal_cents <> 0)
    ), concede as (
      insert into conta_concessao (${concessao})
      select f.fatura_numero, f.titulo_numero, f.dia, f.principal_cents - (f.recebido_cents - f.encargos_cents), 'RETORNO', f.ordem,
        null, null, ${por}, ${em}, null
      from feitos f where f.principal_cents <> 0 and f.principal_cents <> f.recebido_cents - f.encargos_cents order by f.ordem
    )
    insert into conta_movimento (${movimento})
    select f.fatura_numero, f.titulo_numero, f.dia, f.recebido_cents, f.recebido_cents - f.encargos_cents - f.credito_cents,
      f.encargos_cents, f.credito_cents, f.forma, 'RETORNO', f.ordem, f.arquivo_id, f.linha, null, null, ${por}, ${em}, null
    from feitos f where f.recebido_cents <> 0 order by f.ordem;
    if exists (select from retorno_efeito e where e.ordem = any(alvo) and e.desfaz_arquivo_id is not null) then
      insert into conta_movimento (${movimento})
      select ${estornoDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
      from ${efeitoDesfeito}
      join conta_movimento m on m.efeito = d.ordem and m.estorna_id is null and not exists (
        select from conta_movimento r where r.estorna_id = m.id and not exists (select from conta_movimento v where v.estorna_id = r.id))
      where e.ordem = any(alvo) order by e.ordem;
      insert into conta_concessao (${concessao})
      select ${voltaDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
      from ${efeitoDesfeito}
      join conta_concessao c on c.efeito = d.ordem and c.estorna_id is null
      where e.ordem = any(alvo) order by e.ordem;
    end if;
    -- A cheque that the core system had told as a payment.
    if exists (select from ${comLinha} where e.ordem = any(alvo) and e.desfaz_arquivo_id is null and l.comando = '44') then
      insert into conta_movimento (${movimento})
      select ${estornoDe(diaDaLinha, 'e.ordem', `'cheque devolvido'`)}
      from ${comLinha}
      join conta_movimento m on m.titulo_numero = e.titulo_numero and m.origem = 'CARGA' and m.estorna_id is null
        and not exists (select from conta_movimento r where r.estorna_id = m.id)
      where e.ordem = any(alvo) and l.comando = '44' and e.desfaz_arquivo_id is null order by e.ordem;
    end if;
  end $$`,
  // Most invoices are paid on one day; the running sum is computed for the others alone.
  `create or replace function conta_acerta(alvo text[]) returns void language plpgsql set plan_cache_mode to force_custom_plan ${MEMORIA} as $$
  begin
    perform set_config('vidas.conta', 'sim', true);
    update fatura f set abatido_cents = x.abatido, quitada_em = x.quitada,
      status = case when f.status = 'CANCELADA' then f.status when x.abatido >= f.valor_cents then 'PAGA' else 'ABERTA' end
    from (
      select g.numero, coalesce(s.abatido, 0) as abatido,
        case when s.abatido >= g.valor_cents then case when s.primeiro = s.ultimo then s.primeiro else (
          select min(d.dia) filter (where d.falta is null or d.dia > d.falta) from (
            select c.dia, max(c.dia) filter (where c.acumulado < g.valor_cents) over () as falta
            from (select m.dia, sum(m.cents) over (order by m.dia) as acumulado from ${abatimentos('= g.numero')} m) c
          ) d) end end as quitada
      from unnest(alvo) a (numero)
      join fatura g on g.numero = a.numero
      left join (
        select m.fatura_numero, sum(m.cents)::int as abatido, min(m.dia) as primeiro, max(m.dia) as ultimo
        from ${abatimentos('= any(alvo)')} m group by 1
      ) s on s.fatura_numero = a.numero
    ) x
    where f.numero = x.numero and (f.abatido_cents, f.quitada_em) is distinct from (x.abatido, x.quitada);
    perform set_config('vidas.conta', '', true);
  end $$`,
  "alter function carga_decide() set work_mem = '64MB'",
  `create or replace function conta_soma() returns trigger language plpgsql as $$
  begin
    if exists (select from novas) then perform conta_acerta(array(select distinct fatura_numero from novas)); end if;
    return null;
  end $$`,
  // The function skips the account's own writes and runs only for others.
  'drop trigger fatura_conta_guarda on fatura',
  `create trigger fatura_conta_guarda before update of abatido_cents, quitada_em on fatura for each row
    when ((old.abatido_cents is distinct from new.abatido_cents or old.quitada_em is distinct from new.quitada_em)
      and current_setting('vidas.conta', true) is distinct from 'sim')
    execute function conta_guarda()`,
];

/** A whole bank file enters the account in sets (docs/performance.md, *The account*). */
export const migration: Migration = { up: (db) => runAll(db, statements) };
