import { registerStatements } from '../api/data.ts';

/** The register of the reports, with plans of both lines, and a conference file of ANS that differs from it here and there. */
export const statements = (lives: number): string[] => [
  ...registerStatements(lives),
  "update plano set linha = case when registro::int % 3 = 0 then 'PREMIUM' else 'SMART' end",
  `insert into conferencia_importacao (nome_arquivo, sha256, registro_ans, situacao, quantidade, login, iniciada_em, concluida_em, em_vigor)
   values ('bench.CNX', repeat('0', 64), '999999', 'CONCLUIDA', ${lives}, 'USU_BENCH', now(), now(), true)`,
  `insert into conferencia_beneficiario (importacao_id, linha, cco, situacao, codigo_beneficiario, nome, nascimento, sexo, numero_plano_ans)
   select (select max(id) from conferencia_importacao), i, lpad((500000000000 + i)::text, 12, '0'),
     case when (i % 4 = 0) <> (i % 50 = 3) then 'INATIVO' else 'ATIVO' end, lpad(i::text, 10, '0'), 'PESSOA ' || i,
     current_date - 400 - (i * 37::bigint % 29000)::int, case when i % 2 = 0 then 'F' else 'M' end, lpad((400000001 + i % 24)::text, 9, '0')
   from generate_series(1, ${lives}) i`,
  'vacuum analyze',
];

const band = (column: string): string =>
  `10 - width_bucket(${column}, (select array_agg((current_date - make_interval(years => idade_inicial))::date + 1 order by codigo desc) from faixa_etaria where codigo > 1))`;
const active = 'b.ativado_em <= current_date and (b.cancelado_em is null or b.cancelado_em > current_date)';
const first = `(date_trunc('month', current_date) - interval '11 months')::date`;
const perMonth = (column: string): string =>
  `select date_trunc('month', b.${column}) as mes, count(*) as vidas from beneficiario b
   where b.${column} between ${first} and current_date and b.ativado_em is not null group by 1`;

/** Handwritten statements for the board's numbers; each gives rows with a column `vidas`. */
export const bare: Readonly<
  Record<'ativos' | 'ativados' | 'desativados' | 'esperas' | 'operadora' | 'ans', string>
> = {
  ativos: `select p.sexo, pl.linha, b.tipo_contratacao, b.dependencia = 1 as titular, ${band('p.nascimento')} as faixa, count(*) as vidas
      from beneficiario b join pessoa p on p.id = b.pessoa_id join plano pl on pl.registro = b.plano_registro
      where ${active} group by 1, 2, 3, 4, 5`,
  ativados: perMonth('ativado_em'),
  desativados: perMonth('cancelado_em'),
  esperas: `select count(*) as vidas from beneficiario b where b.ativado_em is null or b.ativado_em > current_date
      union all select count(*) from beneficiario b where b.ativado_em <= current_date and b.cancelado_em > current_date`,
  operadora: `select ${band('p.nascimento')} as faixa, count(*) as vidas from beneficiario b join pessoa p on p.id = b.pessoa_id
      where ${active} and b.congenere_codigo is null group by 1`,
  ans: `select ${band('c.nascimento')} as faixa, count(*) as vidas from conferencia_beneficiario c
      where c.importacao_id = (select max(id) from conferencia_importacao) and c.situacao = 'ATIVO' group by 1`,
};
