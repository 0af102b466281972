import { momento } from '../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReportContext } from '../../http/door.ts';
import { eDoBuscado } from './buscado.sql.ts';

/** First and last day, ISO, both included. */
interface Periodo {
  start: string;
  end: string;
}

/** Condition: the column lies in the month (YYYY-MM). */
export const doMes = (coluna: string, mes: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(coluna)} >= (${mes} || '-01')::date and ${sql.ref(coluna)} < (${mes} || '-01')::date + interval '1 month'`;

/** An authorisation that still waits, whatever its month (ATD-11). */
export const emAnalise = sql<boolean>`a.status = 'EM ANÁLISE'`;

/** Reanalysis `rn` of a denial, null without one (ATD-25). */
const daReanalise = [
  'rn.pedida_em as reanalisePedidaEm',
  sql<string | null>`rn.respondida_em::date`.as('reanaliseRespondidaEm'),
  'rn.conclusao as reanaliseConclusao',
] as const;

/** Authorisations with person, procedure and provider (ATD-12). */
const autorizacoes = ({ db }: ReportContext) =>
  db
    .selectFrom('autorizacao as a')
    .innerJoin('beneficiario as b', 'b.matricula', 'a.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .leftJoin('prestador as pr', 'pr.codigo', 'a.prestador_codigo')
    .leftJoin('procedimento as pc', (join) =>
      join.onRef('pc.tabela', '=', 'a.procedimento_tabela').onRef('pc.codigo', '=', 'a.procedimento_codigo'),
    )
    .leftJoin('reanalise as rn', 'rn.autorizacao_codigo', 'a.codigo')
    .select([
      'a.codigo as gtpCod',
      'a.status',
      'a.matricula',
      'p.nome',
      sql<string | null>`nullif(concat_ws(' · ', a.procedimento_codigo, pc.descricao), '')`.as(
        'procedimento',
      ),
      'pr.nome as prestador',
      'a.lancada_em as dataLancamento',
      'a.auditada_em as dataAuditoria',
      'a.classe',
      'a.inicio as dtinicial',
      'a.fim as dtfinal',
      'a.carater',
      'a.tipo',
      sql<string>`coalesce(a.pedido_em::date, a.lancada_em)`.as('registradaEm'),
      sql<
        string | null
      >`coalesce(a.respondida_em::date, case when not ${emAnalise} then a.auditada_em end)`.as(
        'respondidaEm',
      ),
      'a.resposta',
      'a.clausula',
      'a.realizada_em as realizadaEm',
      ...daReanalise,
    ]);

/** Authorisations of a month (YYYY-MM), by day and number (ATD-1). */
export const selectAutorizacoes = (context: ReportContext, { competencia }: { competencia: string }) =>
  autorizacoes(context).where(doMes('a.lancada_em', competencia)).orderBy('a.lancada_em').orderBy('a.codigo');

/** Authorisations under review, the oldest first (ATD-11). */
export const selectEmAnalise = (context: ReportContext) =>
  autorizacoes(context).where(emAnalise).orderBy('a.lancada_em').orderBy('a.codigo');

/** Authorisations of a number or a person, the newest first (ATD-13). */
export const selectAutorizacoesDe = (context: ReportContext, { busca }: { busca: string }) =>
  autorizacoes(context)
    .where(eDoBuscado('a.codigo', busca))
    .orderBy('a.lancada_em', 'desc')
    .orderBy('a.codigo', 'desc');

/** Codes of atendimento_manifestacao. */
const RECLAMACAO = sql.lit(3);
const ELOGIO = sql.lit(4);

const lancadosEm = ({ start, end }: Periodo): RawBuilder<boolean> =>
  sql<boolean>`r.lancado_em >= ${start}::date and r.lancado_em < ${end}::date + 1`;

export const isReclamacao = sql<boolean>`r.manifestacao_codigo = ${RECLAMACAO}`;

/** A protocol that still waits for its end, whatever its month (ATD-11). */
export const emAberto = sql<boolean>`r.status <> 'ENCERRADO'`;

/** A praise counts as happy, an open complaint as sad (ATD-9). */
export const satisfacao = sql<'FELIZ' | 'TRISTE' | null>`case
  when r.manifestacao_codigo = ${ELOGIO} then 'FELIZ'
  when ${isReclamacao} and ${emAberto} then 'TRISTE' end`;

/** Matrícula of the author; null without one, and for the login that an older version stored there (ATD-10). */
const funMat = sql<
  string | null
>`case when r.funcionario_matricula !~* '^usu_' then nullif(r.funcionario_matricula, '') end`;

/** First day of a protocol's wait: the visit, or its creation when it comes from a token (ATD-3). */
const comeca = sql<string>`case when r.codigo like 'T%' then r.lancado_em::date else r.ocorrido_em end`;

/** Protocols; `dias` runs to the end or, while open, to today (ATD-3). */
const protocolos = ({ db, hoje }: ReportContext) =>
  db
    .selectFrom('protocolo_atendimento as r')
    .innerJoin('beneficiario as b', 'b.matricula', 'r.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('atendimento_tema as t', 't.codigo', 'r.tema_codigo')
    .innerJoin('atendimento_canal as c', 'c.codigo', 'r.canal_codigo')
    .innerJoin('atendimento_manifestacao as m', 'm.codigo', 'r.manifestacao_codigo')
    .leftJoin('prestador as pr', 'pr.codigo', 'r.prestador_codigo')
    .leftJoin('reanalise as rn', 'rn.protocolo_codigo', 'r.codigo')
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
      sql<number>`greatest(coalesce(r.encerrado_em, ${hoje}::date) - ${comeca}, 0)`.as('dias'),
      satisfacao.as('satisfacao'),
      'r.tema_codigo as temaCodigo',
      'r.manifestacao_codigo as manifestacaoCodigo',
      'r.conclusao',
      'r.resposta',
      'r.clausula',
      'r.realizada_em as realizadaEm',
      ...daReanalise,
    ]);

/** Protocols of the period, by moment and code (ATD-2). */
export const selectProtocolos = (context: ReportContext, periodo: Periodo) =>
  protocolos(context).where(lancadosEm(periodo)).orderBy('r.lancado_em').orderBy('r.codigo');

/** Open protocols, the oldest first (ATD-11). */
export const selectAbertos = (context: ReportContext) =>
  protocolos(context).where(emAberto).orderBy('r.lancado_em').orderBy('r.codigo');

/** Protocols of a number or a person, the newest first (ATD-13). */
export const selectProtocolosDe = (context: ReportContext, { busca }: { busca: string }) =>
  protocolos(context)
    .where(eDoBuscado('r.protocolo', busca))
    .orderBy('r.lancado_em', 'desc')
    .orderBy('r.codigo', 'desc');
