import { type SelectQueryBuilder, sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import { telefoneDe } from '../../../db/telefoneDe.ts';

/** First and last day, both inside, ISO. */
export interface Periodo {
  start: string;
  end: string;
}

/** Condition: the column's day lies in the period; always true without a period. */
const emPeriodo =
  (column: string, periodo: Periodo | undefined) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    periodo
      ? query.where(sql<boolean>`${sql.ref(column)} between ${periodo.start}::date and ${periodo.end}::date`)
      : query;

/** Beneficiaries by day of sale; without a period all days, without codes all sellers. */
export const selectCadastrados = (
  { db }: Pick<ReportContext, 'db'>,
  periodo?: Periodo,
  vendedores: readonly string[] | null = null,
) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .innerJoin('beneficiario as tb', 'tb.matricula', 'b.titular_matricula')
    .innerJoin('pessoa as tp', 'tp.id', 'tb.pessoa_id')
    .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
    .leftJoin('venda as ve', 've.matricula', 'b.matricula')
    .$if(vendedores !== null, (query) =>
      query.where(sql<boolean>`b.vendedor_codigo = any(${[...(vendedores ?? [])]}::text[])`),
    )
    .select([
      'b.matricula as Matricula',
      'p.nome as Nome',
      'tp.nome as Titular',
      'b.plano_registro as Registro Plano',
      'pl.tipo as Tipo do plano',
      'b.mensalidade_em as Data da mensalidade',
      'b.empresa_codigo as Codigo Empresa',
      'b.cadastrado_em as Data de cadastro',
      'b.ativado_em as ativacao',
      'b.cancelado_em as Cancelam',
      'v.nome as Vendedor',
      've.parceria',
      'b.portabilidade',
      'b.cco as CCO',
      'b.venda_administrativa',
      sql<number | null>`nullif(greatest(b.desconto_cents, 0), 0)`.as('DESCONTO'),
      'b.desconto_inicio as COMPINI',
      'b.desconto_fim as COMPFIM',
    ])
    .$call(emPeriodo('b.cadastrado_em', periodo))
    .orderBy('b.cadastrado_em')
    .orderBy('b.matricula');

/** Postings of funeral aid by day; all days without a period. */
export const selectAuxiliosFunerais = ({ db }: ReportContext, periodo?: Periodo) =>
  db
    .selectFrom('auxilio_funeral as a')
    .innerJoin('beneficiario as b', 'b.matricula', 'a.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
    .select([
      'b.matricula as Matricula',
      'p.nome as Nome',
      'p.nascimento as Nascimento',
      'p.cpf as Cpf',
      'b.ativado_em as Ativacao',
      'b.cancelado_em',
      'a.lancado_em as Lancamento',
      'a.valor_cents as Valor',
      'v.nome as Vendedor',
    ])
    .$call(emPeriodo('a.lancado_em', periodo))
    .orderBy('a.lancado_em')
    .orderBy('a.id');

/** Whole years on a day (ISO); a birthday on 29 February counts on 1 March. */
const idadeEm = (hoje: string) => sql`extract(year from age(${hoje}::date, p.nascimento))`;

/**
 * Active beneficiaries of one company (leading zeros of its code are ignored), or of all; the fee is the
 * contracted one, before discounts.
 */
export const selectAtivosDeEmpresa = ({ db, hoje }: ReportContext, empresa?: { param: string }) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .leftJoin('municipio as m', 'm.codigo', 'p.municipio_codigo')
    .where(
      sql<boolean>`b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)`,
    )
    .$if(empresa !== undefined, (query) =>
      query.where(sql<boolean>`ltrim(e.codigo, '0') = ltrim(${empresa?.param ?? ''}, '0')`),
    )
    .select([
      'b.matricula as codSau',
      'e.fantasia as empresa',
      'p.nome',
      'p.cpf',
      'p.sexo',
      'p.email',
      telefoneDe('p').as('fone'),
      'm.nome as cidade',
      sql<string>`case b.dependencia when 1 then 'T' else 'D' end`.as('td'),
      'b.ativado_em as dataAtivacao',
      'p.nascimento as dataNascimento',
      'b.mensalidade_cents as valor',
      'pl.acomodacao',
      sql<number>`${idadeEm(hoje)}::int`.as('idade'),
      sql<string | null>`(select fe.descricao from faixa_etaria fe
        where ${idadeEm(hoje)} between fe.idade_inicial and fe.idade_final)`.as('faixa'),
    ])
    .orderBy('b.empresa_codigo')
    .orderBy('b.titular_matricula')
    .orderBy('b.matricula');

/**
 * Beneficiaries whose cover ended in the period, with total cost and paid fees of their bond. Sums are
 * computed per row, so the first row does not wait for all of them.
 */
export const selectCancelados = ({ db }: ReportContext, periodo: Periodo) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .leftJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
    .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
    .leftJoin('motivo_cancelamento as mc', 'mc.codigo', 'b.motivo_cancelamento_codigo')
    .select([
      'b.matricula as Matricula',
      'p.nome as Nome',
      'b.empresa_codigo as Codigo Empresa',
      'e.razao_social as Razao Social',
      'b.ativado_em as Data de Ativacao',
      'b.cancelado_em as Data de Cancelamento',
      'mc.descricao as Motivo de Cancelamento',
      'b.mensalidade_cents as Mensalidade',
      'v.nome as Vendedor',
      telefoneDe('p').as('Telefone'),
      'p.email as E-mail',
      'b.cancelamento_fim_mes',
      sql<number>`(select coalesce(sum(g.valor_aprovado_cents), 0)::int8 from guia g
        where g.matricula = b.matricula and g.status = 1)`.as('custo_cents'),
      sql<number>`(select coalesce(sum(l.valor_cents), 0)::int8 from lancamento l
        where l.matricula = b.matricula and l.tipo_codigo = 2 and l.status = 'ATIVO')`.as(
        'mensalidades_cents',
      ),
    ])
    .$call(emPeriodo('b.cancelado_em', periodo))
    .orderBy('b.cancelado_em')
    .orderBy('b.matricula');
