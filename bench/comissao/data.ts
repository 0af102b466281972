const rows = (count: number): string => `generate_series(1, ${count}) i`;

/** Sellers of the bench. */
export const VENDEDORES = 500;

/**
 * A register in which so many lives were effectuated in March 2026, of five hundred sellers under three rules: a value per life, bands of
 * quantity by age, and partners who share. One life of eight is administrative, one of ten was cancelled in time for a reversal.
 */
export const statements = (lives: number): string[] => [
  `insert into plano select lpad((400000000 + i)::text, 9, '0'), 'P' || i, 'Plano ' || i, case when i % 2 = 0 then 'SMART' else 'PREMIUM' end,
     'INDIVIDUAL', 'ENFERMARIA', 20, true from ${rows(4)}`,
  `insert into vendedor select i::text, 'Vendedor ' || i, null, 'Vendedor', 10, true from ${rows(VENDEDORES)}`,
  "insert into motivo_cancelamento values ('1', 'A pedido', '41')",
  `insert into pessoa (id, nome, nascimento, sexo) select i::text, 'Pessoa ' || i, '2026-01-01'::date - (i * 37::bigint % 29000)::int, 'F' from ${rows(lives)}`,
  `insert into beneficiario (matricula, pessoa_id, titular_matricula, dependencia, tipo_contratacao, plano_registro, vendedor_codigo, cadastrado_em,
     ativado_em, cancelado_em, motivo_cancelamento_codigo, atualizado_em, mensalidade_cents)
   select lpad(i::text, 10, '0'), i::text, lpad(i::text, 10, '0'), 1, 1, lpad((400000001 + i % 4)::text, 9, '0'), (1 + i % ${VENDEDORES})::text,
     '2026-03-01'::date + i % 31, '2026-03-01'::date + i % 31, case when i % 10 = 0 then '2026-03-31'::date end,
     case when i % 10 = 0 then '1' end, '2026-03-31', 30000 from ${rows(lives)}`,
  `insert into venda select i::text, (1 + i % ${VENDEDORES})::text, lpad(i::text, 10, '0'), lpad((400000001 + i % 4)::text, 9, '0'), 1, i % 8 = 0, false,
     '2026-03-01'::date + i % 31, '2026-03-01'::date + i % 31, 'Efetivado', 10000 + i % 40000 from ${rows(lives)}`,
  `insert into regra_comissao (descricao, tipo, estorno_meses, contabiliza_meta, valor_vida_cents, bonus_vidas, bonus_percentual, cadastrada_em)
   values ('Por vida', 1, 3, true, 6000, 100, 1000, '2025-01-01'), ('Por faixa', 2, 3, true, null, null, null, '2025-01-01')`,
  `insert into regra_faixa (regra_id, descricao, vidas_inicial, vidas_final, faixa_codigo, percentual)
   select 2, 'Faixa', 1 + 100 * (i / 10), case when i / 10 = 4 then 99999 else 100 * (i / 10 + 1) end, 1 + i % 10, 2000 + 100 * i
   from generate_series(0, 49) i`,
  `insert into regra_vendedor (regra_id, vendedor_codigo, plano_registro, inicio, fim)
   select 1 + i % 2, i::text, lpad((400000000 + p)::text, 9, '0'), '2025-01-01', '2026-12-31' from ${rows(VENDEDORES)}, generate_series(1, 4) p`,
  `insert into parceria (regra_id, vendedor_codigo, plano_registro, conta_meta)
   select 1 + i % 2, i::text, '400000001', true from ${rows(VENDEDORES)} where i % 5 = 0`,
  `insert into parceria_parceiro select id, (1 + vendedor_codigo::int % ${VENDEDORES})::text from parceria`,
  'analyze',
];

/** The same month by one statement: count, band, percentage, bonus, half for a partner, what a cancellation takes back; sums a seller. */
export const aggregate = `
  with vida as (
    select v.codigo, v.vendedor_codigo, v.plano_registro, v.valor_cents, v.efetivada_em, b.cancelado_em,
      extract(year from age(v.efetivada_em, p.nascimento))::int as idade, count(*) over (partition by v.vendedor_codigo) as n
    from venda v join beneficiario b on b.matricula = v.matricula join pessoa p on p.id = b.pessoa_id
    where v.efetivada_em >= '2026-03-01' and v.efetivada_em < '2026-04-01' and not v.administrativa
  ), comissao as (
    select vida.vendedor_codigo, vida.cancelado_em < vida.efetivada_em + make_interval(months => r.estorno_meses) as estornada, pp.vendedor_codigo as parceiro,
      case r.tipo when 1 then r.valor_vida_cents + case when vida.n >= r.bonus_vidas then round(r.valor_vida_cents * r.bonus_percentual / 10000.0) else 0 end
        else round(vida.valor_cents * f.percentual / 10000.0) end as cents
    from vida
    join regra_vendedor rv on rv.vendedor_codigo = vida.vendedor_codigo and rv.plano_registro = vida.plano_registro
      and vida.efetivada_em between rv.inicio and rv.fim
    join regra_comissao r on r.id = rv.regra_id
    left join faixa_etaria e on vida.idade between e.idade_inicial and e.idade_final
    left join regra_faixa f on f.regra_id = r.id and f.faixa_codigo = e.codigo and vida.n between f.vidas_inicial and f.vidas_final
    left join parceria pa on pa.vendedor_codigo = vida.vendedor_codigo and pa.plano_registro = vida.plano_registro
    left join parceria_parceiro pp on pp.parceria_id = pa.id
  )
  select quem as vendedor, sum(valor)::bigint as cents from (
    select vendedor_codigo as quem, case when parceiro is null then cents else ceil(cents / 2) end as valor from comissao where estornada is not true
    union all
    select parceiro, floor(cents / 2) from comissao where parceiro is not null and estornada is not true
  ) each group by quem order by quem`;
