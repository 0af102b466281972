import type { Migration } from 'kysely/migration';
import { concessao, em, estornoDe, movimento, por } from '../contaLinhas.ts';
import { runAll } from '../runAll.ts';

/** What was read of each invoice before. */
const antes = [
  `create table conta_antes as select f.numero, f.status, case when f.status = 'ABERTA' then (
      select t.valor_cents - t.recebido_em_parte_cents from titulo t
      where t.fatura_numero = f.numero and t.cancelado_em is null and t.pago_em is null order by t.vencimento desc, t.numero desc limit 1) end as aberto
    from fatura f`,
  'create unique index on conta_antes (numero)',
];

/**
 * What came too much of an invoice is a credit, what was left of one that was called paid was conceded; each invoice whose reading changes is
 * told with its reason.
 */
const mudancas = [
  `do $$
  declare
    f record;
    m record;
    sobra integer;
    parte integer;
  begin
    for f in select numero, abatido_cents - valor_cents as sobra, valor_cents, abatido_cents, quitada_em from fatura
      where abatido_cents > valor_cents and status <> 'CANCELADA' loop
      sobra := f.sobra;
      for m in select * from conta_movimento x where x.fatura_numero = f.numero and x.principal_cents > 0 and x.estorna_id is null
        and not exists (select from conta_movimento r where r.estorna_id = x.id) order by x.dia desc, x.id desc loop
        parte := least(sobra, m.principal_cents);
        exit when parte = 0;
        insert into conta_movimento (${movimento}) select ${estornoDe('m.dia', 'm.efeito', `'mais do que a fatura'`)};
        insert into conta_movimento (${movimento}) values (m.fatura_numero, m.titulo_numero, m.dia, m.valor_cents, m.principal_cents - parte,
          m.encargos_cents, m.credito_cents + parte, m.forma, m.origem, m.efeito, m.arquivo_id, m.linha, m.pagamento_id, null, ${por}, ${em},
          'mais do que a fatura');
        sobra := sobra - parte;
      end loop;
    end loop;
  end $$`,
  `insert into conta_concessao (${concessao})
    select f.numero, null, coalesce((select max(dia) from conta_movimento m where m.fatura_numero = f.numero), f.vencimento),
      f.valor_cents - f.abatido_cents, 'CARGA', null, null, null, ${por}, ${em}, 'o título pago pedia menos do que a fatura'
    from fatura f join conta_antes a on a.numero = f.numero where a.status = 'PAGA' and f.abatido_cents < f.valor_cents and f.abatido_cents > 0`,
  `insert into conta_mudanca (fatura_numero, antes_cents, depois_cents, motivo)
    select f.numero, coalesce(a.aberto, 0), case when f.status = 'ABERTA' then f.valor_cents - f.abatido_cents else 0 end,
      case when f.status <> a.status then 'a soma do que entrou por todos os títulos paga a fatura'
        when f.abatido_cents > 0 then 'entrou por outro título da fatura, ou o título não pede o valor da fatura'
        else 'o título não pede o valor da fatura' end
    from fatura f join conta_antes a on a.numero = f.numero
    where a.status = 'ABERTA' and a.aberto is not null and a.aberto <> case when f.status = 'ABERTA' then f.valor_cents - f.abatido_cents else 0 end`,
  'drop table conta_antes',
];

/** All that came in before: lines of the bank and card sales as they count, payments that titles tell alone. */
const acervo = [
  `select conta_efeitos(array(select e.ordem from retorno_efeito e join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'))`,
  `update cartao_fatura c set desconto_cents = x.desconto from (
    select c.ctid as linha, (p.desconto_cents::bigint * a.ate) / (p.valor_total_cents + p.desconto_cents)
      - (p.desconto_cents::bigint * (a.ate - c.valor_cents)) / (p.valor_total_cents + p.desconto_cents) as desconto
    from cartao_fatura c join cartao_pagamento p on p.id = c.pagamento_id and p.desconto_cents > 0
    cross join lateral (select sum(o.valor_cents) as ate from cartao_fatura o
      where o.pagamento_id = c.pagamento_id and (o.fatura_numero, o.titulo_numero) <= (c.fatura_numero, c.titulo_numero)) a
  ) x where x.linha = c.ctid`,
  'select conta_do_cartao(c) from cartao_fatura c where c.liberada_em is null',
  'select conta_carga(array(select distinct fatura_numero from titulo where pago_em is not null))',
];

/** Brings everything that came in before the account over to it, and notes each invoice of which it reads another balance (CTA-9). */
export const migration: Migration = { up: (db) => runAll(db, [...antes, ...acervo, ...mudancas]) };
