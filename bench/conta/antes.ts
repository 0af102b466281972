import type { Pergunta } from './perguntas.ts';

/** The last banking days before the day that is asked about, of which the city has its own. */
const ultimosUteis =
  '2026-11-26 2026-11-25 2026-11-24 2026-11-23 2026-11-19 2026-11-18 2026-11-17 2026-11-16 2026-11-13 2026-11-12 2026-11-11 2026-11-10 2026-11-09 2026-11-06 2026-11-05 2026-11-04 2026-11-03 2026-10-30 2026-10-29 2026-10-28'.split(
    ' ',
  );

/** The same lists as they read the columns of the title, before there was an account. */
export const antes: Record<string, Pergunta> = {
  caixa: {
    text: `select * from (
      
  select distinct on (f.numero) f.numero as fatura, t.numero as titulo, f.titular_matricula as titular, t.vencimento,
    (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor_cents, t.dias_validos, t.pago_em, f.status
  from fatura f
  join titulo t on t.fatura_numero = f.numero and t.cancelado_em is null
      where f.titular_matricula = $1 and f.tipo not in ('E', 'X') and f.status = 'ABERTA'
      order by f.numero, t.pago_em is null, t.vencimento desc, t.numero desc
    ) m
    where m.pago_em is null and m.valor_cents > 0
    order by m.vencimento, m.fatura`,
    values: ['0000000013'],
  },
  idade: {
    text: `select coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as contrato,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    f.numero as numfat, t.vencimento as vencto, (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor, e.razao_social as empresa,
    case when t.vencimento <= (
  select max(d) from unnest($1::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ("h"."tipo" in ('Feriado Estadual', 'Feriado Municipal')))) then $2::date - t.vencimento else 0 end as dias
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))
  order by t.vencimento, t.numero`,
    values: [ultimosUteis, '2026-11-27'],
  },
  'boletos gerados': {
    text: `select t.numero as titulo, t.nosso_numero, t.vencimento, (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor_cents,
    case when t.pago_em is null then t.recebido_em_parte_cents else 0 end as recebido_em_parte_cents, case when case when t.pago_em is null then t.recebido_em_parte_cents else 0 end > 0 then (
  select max(coalesce(l.ocorrencia, l.credito, u.gravado_em))::text from (select * from retorno_efeito where fatura_numero = t.fatura_numero offset 0) e
  join upload_banco u on u.id = e.arquivo_id and u.situacao = 'APLICADO'
  join retorno_linha l on l.arquivo_id = e.arquivo_id and l.linha = e.linha
  where e.titulo_numero = t.numero and e.principal_cents > 0
) end as recebido_em_parte_em, t.dias_validos, f.tipo,
    coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as matricula,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    case when f.tipo in ('E', 'X') then e.email else p.email end as email,
    case when f.tipo in ('E', 'X') then e.fone else p.fone_1 end as fone_1,
    case when f.tipo in ('E', 'X') then null else p.fone_2 end as fone_2,
    case when f.tipo in ('E', 'X') then null else p.fone_3 end as fone_3,
    case i.situacao when 'PENDENTE' then 'Aguardando' when 'ENVIADO' then 'Enviado'
  when 'SEM_EMAIL' then 'Sem e-mail' when 'FALHOU' then 'Falhou' when 'EM_DUVIDA' then 'Em dúvida' end as envio, i.motivo
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  left join boleto_envio_item i on i.vencimento = t.vencimento and i.titulo_numero = t.numero
  where t.vencimento = $1::date and t.forma = 'BOLETO' and f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))
  order by t.numero`,
    values: ['2026-11-10'],
  },
  'pagamentos vencidos': {
    text: `select coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as matricula,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    case when f.tipo in ('E', 'X') then e.email else p.email end as email,
    case when f.tipo in ('E', 'X') then e.fone else p.fone_1 end as fone1,
    case when f.tipo in ('E', 'X') then null else p.fone_2 end as fone2,
    case when f.tipo in ('E', 'X') then null else p.fone_3 end as fone3,
    case f.tipo when 'X' then 'E' when 'D' then 'I' when 'C' then 'A' else f.tipo end as tipo,
    t.vencimento as "dtVencimento", $1::date - t.vencimento as "qtdDiasVencidos", (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero)) and t.vencimento <= (
  select max(d) from unnest($2::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ("h"."tipo" in ('Feriado Estadual', 'Feriado Municipal'))))
    and true
  order by t.vencimento, t.numero`,
    values: ['2026-11-27', ultimosUteis],
  },
  inadimplentes: {
    text: `select d.matricula, p.nome, d.desde, $1::date - d.desde as dias, d.titulos, d.valor_cents, p.logradouro, p.numero, p.complemento, p.bairro, p.cep, m.nome as cidade, m.uf
  
  from (
    select matricula, min(desde) as desde, count(*)::int as titulos, sum(valor_cents)::int8 as valor_cents, max(tipo) as tipo
    from (
      select f.titular_matricula as matricula, f.tipo, min(t.vencimento) as desde,
        (array_agg((t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) order by t.vencimento desc, t.numero desc))[1] as valor_cents
      from titulo t
      join fatura f on f.numero = t.fatura_numero
      where t.cancelado_em is null and (t.pago_em is null or t.pago_em > t.vencimento)
        and t.vencimento between $2::date - interval '12 months' and (
  select max(d) from unnest($3::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ("h"."tipo" in ('Feriado Estadual', 'Feriado Municipal'))))
        and f.tipo in ('I', 'A') and t.pago_em is null and f.status = 'ABERTA'
      group by f.numero
    ) m
    group by matricula
    having min(desde) < $4::date - 60
  ) d
  join beneficiario b on b.matricula = d.matricula join pessoa p on p.id = b.pessoa_id left join municipio m on m.codigo = p.municipio_codigo
  where b.ativado_em <= $5::date and (b.cancelado_em is null or b.cancelado_em >= $6::date)
    and (p.municipio_codigo is null or p.municipio_codigo <> all($7::text[]))
  order by d.desde, d.matricula`,
    values: ['2026-11-27', '2026-11-27', ultimosUteis, '2026-11-27', '2026-11-27', '2026-11-27', []],
  },
  recebimentos: {
    text: `select coalesce(case when f.tipo in ('E', 'X') then e.codigo else b.matricula end, '') as contrato,
    coalesce(case when f.tipo in ('E', 'X') then e.razao_social else p.nome end, '') as nome,
    f.numero as numfat, t.numero as titulo, t.forma, t.vencimento as vencto, t.pago_em as "pagoEm", t.valor_cents as valor,
    t.juros_cents as juros, t.valor_pago_cents as "valorPago"
  from titulo t
  join fatura f on f.numero = t.fatura_numero
  left join empresa e on e.codigo = f.empresa_codigo
  left join beneficiario b on b.matricula = f.titular_matricula
  left join pessoa p on p.id = b.pessoa_id
  where t.pago_em between $1::date and $2::date
  order by t.pago_em desc, t.numero desc`,
    values: ['2026-10-01', '2026-10-31'],
  },
  'imposto de renda': {
    text: `select l.matricula, p.nome, p.cpf, b.dependencia, extract(month from t.pago_em)::int as mes, sum(l.valor_cents)::int8 as cents
    from 
  fatura f
  join titulo t on t.fatura_numero = f.numero and t.pago_em between make_date($1::int, 1, 1) and make_date($2::int, 12, 31)
  join lancamento l on l.fatura_numero = f.numero and l.status = 'ATIVO' and f.titular_matricula = $3::text
    join beneficiario b on b.matricula = l.matricula
    join pessoa p on p.id = b.pessoa_id
    group by l.matricula, p.nome, p.cpf, b.dependencia, mes
    order by b.dependencia <> 1, l.matricula, mes`,
    values: [2026, 2026, '0000000013'],
  },
  'home: recebidos': {
    text: `select count(*)::int as quantidade, coalesce(sum(t.valor_pago_cents), 0)::int8 as valor from titulo t where "t"."pago_em" >= ($1 || '-01')::date and "t"."pago_em" < ($2 || '-01')::date + interval '1 month'`,
    values: ['2026-10', '2026-10'],
  },
  'home: a vencer': {
    text: `select count(*)::int as quantidade, coalesce(sum((t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end)), 0)::int8 as valor from titulo t join fatura f on f.numero = t.fatura_numero
      where f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero)) and t.vencimento between $1::date and $2::date`,
    values: ['2026-11-01', '2026-11-30'],
  },
  'home: em atraso': {
    text: `select width_bucket(d.dias, $1::int[]) as faixa, count(*)::int as quantidade, coalesce(sum(d.valor_cents), 0)::int8 as valor
    from (
      select case when t.vencimento <= (
  select max(d) from unnest($2::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ("h"."tipo" in ('Feriado Estadual', 'Feriado Municipal')))) then $3::date - t.vencimento else 0 end as dias, (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor_cents
      from titulo t join fatura f on f.numero = t.fatura_numero where f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero))
    ) d
    where d.dias > 0 group by 1`,
    values: [[1, 31, 61, 91], ultimosUteis, '2026-11-27'],
  },
  'home: cobrança': {
    text: `select faixa, count(*)::int as titulos, count(distinct titular)::int as titulares, count(distinct empresa)::int as empresas,
      coalesce(sum(valor_cents), 0)::int8 as valor_cents, min(vencimento) as desde
    from (
  select case when f.tipo in ('E', 'X') then f.empresa_codigo end as empresa,
    case when f.tipo not in ('E', 'X') then f.titular_matricula end as titular, (t.valor_cents - case when t.pago_em is null then t.recebido_em_parte_cents else 0 end) as valor_cents, t.vencimento
  from fatura f
  join titulo t on t.fatura_numero = f.numero
  where f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and not exists (
  select from titulo n where n.fatura_numero = t.fatura_numero and n.cancelado_em is null and n.pago_em is null
    and (n.vencimento, n.numero) > (t.vencimento, t.numero)) and t.vencimento <= (
  select max(d) from unnest($1::date[]) d
  where not exists (select 1 from feriado h where h.data = d and ("h"."tipo" in ('Feriado Estadual', 'Feriado Municipal'))))) a
    cross join lateral width_bucket($2::date - vencimento, $3::int[]) as faixa
    group by grouping sets ((faixa), ())`,
    values: [ultimosUteis, '2026-11-27', [1, 31, 61, 91]],
  },
};
