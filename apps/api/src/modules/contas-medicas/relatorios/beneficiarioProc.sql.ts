import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { ReportContext } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';
import { telefoneDe } from '../../../db/telefoneDe.ts';

interface Pergunta {
  start: string;
  end: string;
  tussCode: string;
}

/** Refuses a code without any table or guide: an empty list would claim that nobody had it (CMR-2). */
export const exigeProcedimento = async (db: Db, { tussCode }: Pergunta): Promise<void> => {
  const { rows } = await sql<{ existe: boolean }>`
    select exists (select from procedimento where codigo = ${tussCode})
      or exists (select from guia_item where codigo = ${tussCode}) as existe`.execute(db);
  if (rows[0]?.existe !== true)
    throw new Failure(404, `O código ${tussCode} não existe. Confira o código TUSS.`);
};

/** People with the procedure in the period: one row per guide and day, however many lines (CMR-2). */
export const selectBeneficiariosProc = (
  { db, hoje, unico }: ReportContext,
  { start, end, tussCode }: Pergunta,
) =>
  db
    .with('realizado', (cte) =>
      cte
        .selectFrom('guia_item')
        .distinct()
        .select(['guia_numero', 'executado_em'])
        .where('codigo', '=', tussCode)
        .where(sql<boolean>`executado_em between ${start}::date and ${end}::date`),
    )
    .selectFrom('realizado as r')
    .innerJoin('guia as g', 'g.numero', 'r.guia_numero')
    .innerJoin('prestador as pr', 'pr.codigo', 'g.prestador_codigo')
    .innerJoin('beneficiario as b', 'b.matricula', 'g.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('plano as pl', 'pl.registro', 'b.plano_registro')
    .where(sql<boolean>`g.status is distinct from 3`)
    // People with one provider alone see only its guides (CMR-13).
    .$if(unico !== null, (query) => query.where('g.prestador_codigo', '=', unico ?? ''))
    .select([
      // Needed for the count in the record of readings (PRV-8).
      'b.pessoa_id',
      'p.nome as nomeBeneficiario',
      'p.sexo',
      sql<number>`extract(year from age(${hoje}::date, p.nascimento))::int`.as('idade'),
      telefoneDe('p').as('telefone'),
      'b.matricula',
      sql<string | null>`case when ${unico}::text is null then p.cpf end`.as('cpf'),
      'pl.tipo as tipoPlano',
      sql<string>`case when b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)
        then 'SIM' else 'NAO' end`.as('benAtivo'),
      'r.executado_em as dataProcedimento',
      sql<string | null>`(select max(descricao) from procedimento where codigo = ${tussCode})`.as(
        'procedimento',
      ),
      'pr.nome as executante',
      'g.numero as guia',
      sql<string>`case when g.baixada_em is null then 'NAO' else 'SIM' end`.as('baixada'),
    ])
    .orderBy('r.executado_em')
    .orderBy('g.numero');

/** Longest list of procedures to choose from. */
const MAXIMO = 20;

/** Procedures whose code begins with the digits, or whose name has each word; the same code once (CMR-20). */
export const findProcedimentos = async (db: Db, busca: string) => {
  const algarismos = busca.replaceAll(/[\s./-]/g, '');
  const achado = /^\d+$/.test(algarismos)
    ? sql`codigo like ${`${algarismos}%`}`
    : sql`nome_de_busca(descricao) like all(array(
        select '%' || palavra || '%' from unnest(string_to_array(nome_de_busca(${busca}::text), ' ')) palavra))
        and nome_de_busca(${busca}::text) <> ''`;
  const { rows } = await sql<{ codigo: string; descricao: string }>`
    select codigo, max(descricao) as descricao from procedimento where ${achado}
    group by codigo order by codigo limit ${MAXIMO}`.execute(db);
  return rows;
};
