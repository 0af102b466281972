import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';

/** Companies with their active lives, counted per company from an index; optionally only active companies. */
export const selectEmpresas = ({ db, hoje }: ReportContext, soAtivas: boolean) =>
  db
    .selectFrom('empresa as e')
    .$if(soAtivas, (query) => query.where('e.ativa', '=', true))
    .select([
      'e.codigo as empCon',
      'e.fantasia as pejFantasia',
      'e.dia_fatura as diafatu',
      'e.contratada_em as dtativo',
      'e.fone as jfnNumero',
      sql<number>`(select count(*)::int from beneficiario b where b.empresa_codigo = e.codigo
        and b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date))`.as(
        'numUsu',
      ),
    ])
    .orderBy('e.codigo');

export const selectPrestadores = ({ db }: ReportContext) =>
  db
    .selectFrom('prestador as pr')
    .leftJoin('municipio as m', 'm.codigo', 'pr.municipio_codigo')
    .select([
      'pr.nome as PEFNOME',
      'pr.crm as CRM',
      'pr.descricao as DESCRICAO',
      'pr.credenciado_em as DTCR',
      'pr.descredenciado_em as DTDC',
      'pr.recredenciado_em as DTCRI',
      'pr.especialidade as ESPECIALIDADE',
      'pr.cnpj as CNPJ',
      'm.nome as CIDADE',
      sql<string | null>`pr.logradouro || coalesce(', ' || pr.numero, '')`.as('LOGRADOURO'),
      'pr.fone as TELEFONE',
    ])
    .orderBy(sql`ordem_pt(pr.nome)`)
    .orderBy('pr.codigo');
