import { registerStatements } from '../api/data.ts';
import { bulk } from '../bulk.ts';

/** The month that is analysed, and the first one of its period. */
export const [competencia, base] = ['2026-10', '2025-10'];

const mes = (offset: string): string =>
  `to_char(date '2025-10-01' + make_interval(months => ${offset}), 'YYYY-MM')`;

/** The register of the reports; in each of thirteen months a fee of every life, a co-payment of every fourth and a guide of every third. */
export const statements = (lives: number): string[] => [
  ...registerStatements(lives),
  ...bulk('lancamento', [
    `insert into lancamento (matricula, tipo_codigo, competencia, lancado_em, valor_cents, status)
   select lpad(i::text, 10, '0'), t.tipo, ${mes('m')}, current_date, 30000 + i % 1000, 'ATIVO'
   from generate_series(1, ${lives}) i cross join generate_series(0, 12) m cross join (values (2), (9)) t (tipo) where t.tipo = 2 or i % 4 = 0`,
  ]),
  ...bulk('guia', [
    `insert into guia (numero, numero_prestador, prestador_codigo, matricula, tipo_guia, tipo_atendimento, regime, carater, emitida_em, importada_em, status, competencia,
     incorporada_em, valor_cents, valor_aprovado_cents)
   select i || '-' || m, i || '-' || m, '1', lpad(i::text, 10, '0'), 'CONSULTA', '04', '01', '1', current_date, current_date, 1, ${mes('m')}, now(), 90000, 80000
   from generate_series(3, ${lives}, 3) i cross join generate_series(0, 12) m`,
  ]),
  'vacuum analyze',
];

const active = `l.competencia between '${base}' and '${competencia}' and l.tipo_codigo in (2, 9) and l.status = 'ATIVO'`;

/** The sums of the analysis, as one would write them by hand; each gives rows with a column `soma`. */
export const bare: Readonly<Record<'mensalidade' | 'vidas' | 'despesa', string>> = {
  mensalidade: `with mes as (
      select b.empresa_codigo, l.competencia, sum(l.valor_cents) filter (where l.tipo_codigo = 2) as mensalidade,
        sum(l.valor_cents) filter (where l.tipo_codigo = 9) as coparticipacao
      from lancamento l join beneficiario b using (matricula) where ${active} group by 1, 2
    )
    select empresa_codigo, competencia, sum(mensalidade) as soma, sum(coparticipacao) as coparticipacao from mes
    group by grouping sets ((empresa_codigo), (competencia))`,
  vidas: `select empresa_codigo, count(*) filter (where antes) as antes, count(*) filter (where agora) as soma
    from (
      select b.empresa_codigo, bool_or(l.competencia = '${base}') as antes, bool_or(l.competencia = '${competencia}') as agora
      from lancamento l join beneficiario b using (matricula)
      where l.competencia in ('${base}', '${competencia}') and l.tipo_codigo = 2 and l.status = 'ATIVO' group by b.empresa_codigo, l.matricula
    ) vida group by 1`,
  despesa: `select b.empresa_codigo, sum(g.valor_aprovado_cents) as soma from guia g join beneficiario b using (matricula)
    where g.competencia between '${base}' and '${competencia}' and g.status = 1 group by 1`,
};
