import { momento } from '../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReportContext } from '../../http/door.ts';

/** First and last day, ISO, both inside. */
interface Periodo {
  start: string;
  end: string;
}

/** The column lies in the month (YYYY-MM). */
export const doMes = (coluna: string, mes: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(coluna)} >= (${mes} || '-01')::date and ${sql.ref(coluna)} < (${mes} || '-01')::date + interval '1 month'`;

/** The authorisations entered in a month (YYYY-MM), by day and number (ATD-1). */
export const selectAutorizacoes = ({ db }: ReportContext, { competencia }: { competencia: string }) =>
  db
    .selectFrom('autorizacao as a')
    .where(doMes('a.lancada_em', competencia))
    .select([
      'a.codigo as gtpCod',
      'a.status',
      'a.lancada_em as dataLancamento',
      'a.auditada_em as dataAuditoria',
      'a.classe',
      'a.inicio as dtinicial',
      'a.fim as dtfinal',
      'a.carater',
    ])
    .orderBy('a.lancada_em')
    .orderBy('a.codigo');

/** Codes of atendimento_manifestacao. */
const RECLAMACAO = sql.lit(3);
const ELOGIO = sql.lit(4);

const lancadosEm = ({ start, end }: Periodo): RawBuilder<boolean> =>
  sql<boolean>`r.lancado_em >= ${start}::date and r.lancado_em < ${end}::date + 1`;

export const isReclamacao = sql<boolean>`r.manifestacao_codigo = ${RECLAMACAO}`;

/** Who praised is happy; who complained and still waits is sad (ATD-9). */
export const satisfacao = sql<'FELIZ' | 'TRISTE' | null>`case
  when r.manifestacao_codigo = ${ELOGIO} then 'FELIZ'
  when ${isReclamacao} and r.status <> 'ENCERRADO' then 'TRISTE' end`;

/** The matrícula of who entered it. A version of before wrote the login there, which is none (ATD-10). */
const funMat = sql<
  string | null
>`case when r.funcionario_matricula !~* '^usu_' then nullif(r.funcionario_matricula, '') end`;

/** The protocols entered in the period, by moment and code (ATD-2); `dias` goes to the end or, while open, to today (ATD-3). */
export const selectProtocolos = ({ db, hoje }: ReportContext, periodo: Periodo) =>
  db
    .selectFrom('protocolo_atendimento as r')
    .innerJoin('beneficiario as b', 'b.matricula', 'r.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('atendimento_tema as t', 't.codigo', 'r.tema_codigo')
    .innerJoin('atendimento_canal as c', 'c.codigo', 'r.canal_codigo')
    .innerJoin('atendimento_manifestacao as m', 'm.codigo', 'r.manifestacao_codigo')
    .leftJoin('prestador as pr', 'pr.codigo', 'r.prestador_codigo')
    .where(lancadosEm(periodo))
    .select([
      'r.protocolo',
      'r.codigo as ocoCod',
      momento('r.lancado_em').as('ocoDtlanc'),
      'r.matricula as codSau',
      'p.nome',
      'r.ocorrido_em as ocoData',
      'r.status as ocoStatus',
      'r.descricao as ocoDescricao',
      funMat.as('funMat'),
      'r.funcionario_nome as pefNome',
      'r.providencia as ocoProvidencia',
      'r.encerrado_em as ocoDtfim',
      sql<string>`r.tema_codigo::text`.as('ocoTema'),
      't.descricao as tema',
      'c.descricao as canal',
      sql<string>`r.canal_codigo::text`.as('ocoCanal'),
      'r.demanda as ocoDemanda',
      'r.tema_reclamacao as ocoTemaReclamacao',
      sql<string>`r.manifestacao_codigo::text`.as('ocoManifestacao'),
      'm.descricao as manifesto',
      'pr.crm as cnsCr',
      sql<number>`greatest(coalesce(r.encerrado_em, ${hoje}::date) - r.ocorrido_em, 0)`.as('dias'),
      satisfacao.as('satisfacao'),
    ])
    .orderBy('r.lancado_em')
    .orderBy('r.codigo');
