import { type InferResult, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** First and last day, both inside, ISO. */
export interface Periodo {
  start: string;
  end: string;
}

const emPeriodo = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  column: string,
  periodo: Periodo | undefined,
): SelectQueryBuilder<DB, TB, O> =>
  periodo
    ? query.where(sql<boolean>`${sql.ref(column)} between ${periodo.start}::date and ${periodo.end}::date`)
    : query;

/** Beneficiaries by the day of their sale; all of them without a period. */
export const selectCadastrados = (db: Db, periodo?: Periodo) =>
  emPeriodo(
    db
      .selectFrom('beneficiario as b')
      .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
      .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
      .innerJoin('beneficiario as tb', 'tb.matricula', 'b.titular_matricula')
      .innerJoin('pessoa as tp', 'tp.id', 'tb.pessoa_id')
      .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
      .leftJoin('venda as ve', 've.matricula', 'b.matricula')
      .select([
        'b.matricula',
        'p.nome',
        'tp.nome as titular',
        'b.plano_registro',
        'pl.tipo as plano_tipo',
        'b.mensalidade_em',
        'b.empresa_codigo',
        'b.cadastrado_em',
        'b.ativado_em',
        'b.cancelado_em',
        'v.nome as vendedor',
        've.parceria',
        'b.portabilidade',
        'b.cco',
        'b.venda_administrativa',
        'b.desconto_cents',
        'b.desconto_inicio',
        'b.desconto_fim',
      ]),
    'b.cadastrado_em',
    periodo,
  )
    .orderBy('b.cadastrado_em')
    .orderBy('b.matricula');

/** A row of `selectCadastrados`. */
export type CadastradoRow = InferResult<ReturnType<typeof selectCadastrados>>[number];

/** Postings of funeral aid by their day; all of them without a period. */
export const selectAuxiliosFunerais = (db: Db, periodo?: Periodo) =>
  emPeriodo(
    db
      .selectFrom('auxilio_funeral as a')
      .innerJoin('beneficiario as b', 'b.matricula', 'a.matricula')
      .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
      .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
      .select([
        'b.matricula',
        'p.nome',
        'p.nascimento',
        'p.cpf',
        'b.ativado_em',
        'b.cancelado_em',
        'a.lancado_em',
        'a.valor_cents',
        'v.nome as vendedor',
      ]),
    'a.lancado_em',
    periodo,
  )
    .orderBy('a.lancado_em')
    .orderBy('a.id');

/** A row of `selectAuxiliosFunerais`. */
export type AuxilioFuneralRow = InferResult<ReturnType<typeof selectAuxiliosFunerais>>[number];

/** Active beneficiaries of one company (leading zeros of its code do not count), or of all. */
export const selectAtivosDeEmpresa = (db: Db, hoje: string, codigo?: string) =>
  db
    .selectFrom('beneficiario as b')
    .innerJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .leftJoin('municipio as m', 'm.codigo', 'p.municipio_codigo')
    .where(
      sql<boolean>`b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)`,
    )
    .$if(codigo !== undefined, (query) =>
      query.where(sql<boolean>`ltrim(e.codigo, '0') = ltrim(${codigo ?? ''}, '0')`),
    )
    .select([
      'b.matricula',
      'e.fantasia as empresa',
      'p.nome',
      'p.cpf',
      'p.sexo',
      'p.email',
      'p.fone_1 as fone',
      'm.nome as cidade',
      'b.dependencia',
      'b.ativado_em',
      'p.nascimento',
      'b.mensalidade_cents',
      'pl.acomodacao',
    ])
    .orderBy('b.empresa_codigo')
    .orderBy('b.titular_matricula')
    .orderBy('b.matricula');

/** A row of `selectAtivosDeEmpresa`. */
export type AtivoDeEmpresaRow = InferResult<ReturnType<typeof selectAtivosDeEmpresa>>[number];

/** Age bands of the regulator, youngest first. */
export const findFaixas = (db: Db) => db.selectFrom('faixa_etaria').selectAll().orderBy('codigo').execute();

/** A row of `findFaixas`. */
export type FaixaRow = Awaited<ReturnType<typeof findFaixas>>[number];

/**
 * Beneficiaries whose cover ended in the period, with what they cost and paid in fees over their whole bond. The two sums are
 * made row by row: a first row does not wait for the sums of all.
 */
export const selectCancelados = (db: Db, periodo: Periodo) =>
  emPeriodo(
    db
      .selectFrom('beneficiario as b')
      .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
      .leftJoin('empresa as e', 'e.codigo', 'b.empresa_codigo')
      .leftJoin('vendedor as v', 'v.codigo', 'b.vendedor_codigo')
      .leftJoin('motivo_cancelamento as mc', 'mc.codigo', 'b.motivo_cancelamento_codigo')
      .select([
        'b.matricula',
        'p.nome',
        'b.empresa_codigo',
        'e.razao_social',
        'b.ativado_em',
        'b.cancelado_em',
        'mc.descricao as motivo',
        'b.mensalidade_cents',
        'v.nome as vendedor',
        'p.fone_1 as fone',
        'p.email',
        'b.cancelamento_fim_mes',
        sql<number>`(select coalesce(sum(g.valor_aprovado_cents), 0)::int8 from guia g
          where g.matricula = b.matricula and g.status = 1)`.as('custo_cents'),
        sql<number>`(select coalesce(sum(l.valor_cents), 0)::int8 from lancamento l
          where l.matricula = b.matricula and l.tipo_codigo = 2 and l.status = 'ATIVO')`.as(
          'mensalidades_cents',
        ),
      ]),
    'b.cancelado_em',
    periodo,
  )
    .orderBy('b.cancelado_em')
    .orderBy('b.matricula');

/** A row of `selectCancelados`. */
export type CanceladoRow = InferResult<ReturnType<typeof selectCancelados>>[number];
