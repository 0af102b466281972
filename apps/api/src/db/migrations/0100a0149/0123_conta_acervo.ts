import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { concessao, diaFixo, em, estornoDe, movimento, por } from '../contaLinhas.ts';
import type { Fatia } from '../fatia.ts';
import { runAll } from '../runAll.ts';

/** Invoices per slice; the first is small, because the planner has no statistics of empty tables. */
interface Tamanho {
  primeira: number;
  outras: number;
}

/** `ate`: last invoice of the last slice. `conta_antes`: invoices of the current slice, with their earlier reading. */
// A slice is a small part of each table: it finds its rows by index, however large the rest is.
const porIndices =
  "select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true)";
const comoAntes = ['reset enable_seqscan', 'reset random_page_cost'];

const preparo = ({ primeira, outras }: Tamanho) => [
  'create table if not exists conta_passagem (ate text not null, fatias integer not null)',
  "insert into conta_passagem select '', 0 where not exists (select from conta_passagem)",
  'create table if not exists conta_antes (numero text primary key, status text not null, aberto integer, dia date)',
  ...diaFixo,
  'truncate conta_antes',
  porIndices,
  `insert into conta_antes (numero, status, aberto, dia)
    select f.numero, f.status, case when f.status = 'ABERTA' then (
      select t.valor_cents - t.recebido_em_parte_cents from titulo t
      where t.fatura_numero = f.numero and t.cancelado_em is null and t.pago_em is null order by t.vencimento desc, t.numero desc limit 1) end,
      (select min(t.pago_em) from titulo t where t.fatura_numero = f.numero)
    from (select numero, status from fatura where numero > (select ate from conta_passagem) order by numero
      limit (select case fatias when 0 then ${primeira} else ${outras} end from conta_passagem)) f`,
  'analyze conta_antes',
];

/** Fresh statistics for the planner when the tables have grown. */
const figuras = [
  "select set_config('default_statistics_target', '10', true)",
  ...[
    'conta_movimento',
    'conta_concessao',
    'fatura',
    'titulo',
    'retorno_efeito',
    'retorno_linha',
    'cartao_fatura',
    'cartao_pagamento',
  ].map((tabela) => `analyze ${tabela}`),
];
const comFiguras = new Set([0, 1, 8, 64, 512]);

/**
 * Earlier receipts of a slice's invoices: valid bank lines and card sales, payments known from titles alone.
 * Rows of the previous version since the tables exist are there already.
 */
const acervo = [
  `select conta_efeitos(array(select e.ordem from conta_antes a join retorno_efeito e on e.fatura_numero = a.numero
    join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
    where not exists (select from conta_movimento m where m.efeito = e.ordem) and not exists (select from conta_concessao c where c.efeito = e.ordem)
    order by e.ordem))`,
  `update cartao_fatura c set desconto_cents = x.desconto from (
    select c.ctid as linha, (p.desconto_cents::bigint * a.ate) / (p.valor_total_cents + p.desconto_cents)
      - (p.desconto_cents::bigint * (a.ate - c.valor_cents)) / (p.valor_total_cents + p.desconto_cents) as desconto
    from conta_antes n join cartao_fatura c on c.fatura_numero = n.numero join cartao_pagamento p on p.id = c.pagamento_id and p.desconto_cents > 0
    cross join lateral (select sum(o.valor_cents) as ate from cartao_fatura o
      where o.pagamento_id = c.pagamento_id and (o.fatura_numero, o.titulo_numero) <= (c.fatura_numero, c.titulo_numero)) a
    where not exists (select from conta_movimento m where m.pagamento_id = c.pagamento_id and m.fatura_numero = c.fatura_numero)
      and not exists (select from conta_concessao s where s.pagamento_id = c.pagamento_id and s.fatura_numero = c.fatura_numero)
  ) x where x.linha = c.ctid`,
  `select conta_do_cartao(c) from conta_antes a join cartao_fatura c on c.fatura_numero = a.numero and c.liberada_em is null
    where not exists (select from conta_movimento m where m.pagamento_id = c.pagamento_id and m.fatura_numero = c.fatura_numero)
      and not exists (select from conta_concessao s where s.pagamento_id = c.pagamento_id and s.fatura_numero = c.fatura_numero)`,
  `select conta_carga(array(select a.numero from conta_antes a
    where exists (select from titulo t where t.fatura_numero = a.numero and t.pago_em is not null) order by 1))`,
];

/**
 * An excess of an invoice becomes a credit, the rest of one called paid a concession; each invoice with a
 * changed reading is recorded with its reason. A commission of a closed month keeps its day (CTA-22).
 */
const mudancas = [
  `do $$
  declare
    f record;
    m record;
    sobra integer;
    parte integer;
  begin
    for f in select x.numero, x.abatido_cents - x.valor_cents as sobra from fatura x join conta_antes a on a.numero = x.numero
      where x.abatido_cents > x.valor_cents and x.status <> 'CANCELADA' loop
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
  `insert into conta_mudanca (fatura_numero, antes_cents, depois_cents, motivo, dia_fixo, quitada_em, comissao_em)
    select x.numero, x.antes, x.depois,
      case when not x.mudou then 'a comissão de um mês fechado leu outro dia de pagamento, e fica com ele'
        when x.status <> x.status_antes then 'a soma do que entrou por todos os títulos paga a fatura'
        when x.abatido_cents > 0 then 'entrou por outro título da fatura, ou o título não pede o valor da fatura'
        else 'o título não pede o valor da fatura' end, x.fixa, case when x.fixa then x.quitada_em end, case when x.fixa then x.dia end
    from (
      select f.numero, f.status, f.abatido_cents, f.quitada_em, a.status as status_antes, a.dia, coalesce(a.aberto, 0) as antes, d.depois,
        a.status = 'ABERTA' and a.aberto is not null and a.aberto <> d.depois as mudou,
        a.dia is distinct from f.quitada_em
          and coalesce(to_char(least(a.dia, f.quitada_em), 'YYYY-MM') <= (select max(competencia) from comissao_fechamento), false) as fixa
      from conta_antes a join fatura f on f.numero = a.numero
      cross join lateral (select case when f.status = 'ABERTA' then f.valor_cents - f.abatido_cents else 0 end as depois) d
    ) x where x.mudou or x.fixa`,
];

const avanco = 'update conta_passagem set ate = (select max(numero) from conta_antes), fatias = fatias + 1';

/** Migrates the next slice of invoices; false when none is left. */
export const passa = async (db: Kysely<unknown>, tamanho: Tamanho): Promise<boolean> => {
  await runAll(db, preparo(tamanho));
  const { rows } = await sql<{ fatias: number; faturas: number }>`
    select p.fatias, (select count(*)::int from conta_antes) as faturas from conta_passagem p`.execute(db);
  const { fatias = 0, faturas = 0 } = rows[0] ?? {};
  if (faturas > 0 && comFiguras.has(fatias)) await runAll(db, figuras);
  await runAll(db, [...(faturas > 0 ? [...acervo, ...mudancas, avanco] : []), ...comoAntes]);
  return faturas > 0;
};

export const fatia: Fatia = (db) => passa(db, { primeira: 1_000, outras: 10_000 });

const tudo = async (db: Kysely<unknown>): Promise<void> => {
  // oxlint-disable-next-line no-await-in-loop
  while (await fatia(db));
  await runAll(db, ['drop table conta_antes, conta_passagem']);
};

/**
 * Migrates earlier receipts into the account, and records each invoice whose balance changes (CTA-9).
 * `migrate` runs the slices first, each by itself, so that a killed one resumes (CTA-21).
 */
export const migration: Migration = { up: tudo };
