import type { Conclusao } from '@vidas/api-client/atendimento/prazo/conclusoes.ts';
import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';
import { sql } from 'kysely';
import { assina } from '../../../carga/decisoes/assina.sql.ts';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import type { Trx } from '../../../db/tx.ts';

/** Author of an answer; `em` is local. */
export interface QuemResponde {
  login: string;
  em: string;
}

/** Authorisation of a number, held until the transaction ends. */
export const lockAutorizacao = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('autorizacao as a')
    .where('a.codigo', '=', codigo)
    .select([
      'a.codigo',
      'a.status',
      'a.tipo',
      momento<string | null>('a.respondida_em').as('respondidaEm'),
      sql<string>`coalesce(a.pedido_em::date, a.lancada_em)`.as('pedidaEm'),
      'a.realizada_em as realizadaEm',
    ])
    .forUpdate('a')
    .executeTakeFirst();

/** Protocol of a number, held until the transaction ends. */
export const lockProtocolo = (trx: Trx, protocolo: string) =>
  trx
    .selectFrom('protocolo_atendimento as r')
    .where('r.protocolo', '=', protocolo)
    .select([
      'r.codigo',
      'r.status',
      'r.conclusao',
      'r.tema_codigo as tema',
      'r.manifestacao_codigo as manifestacao',
      'r.encerrado_em as encerradoEm',
      sql<string>`r.lancado_em::date`.as('pedidaEm'),
      'r.realizada_em as realizadaEm',
    ])
    .forUpdate('r')
    .executeTakeFirst();

/** Values of an answer. */
export interface RespostaDada {
  codigo: string;
  conclusao: Conclusao;
  texto: string;
  clausula: string | null;
  /** ISO day; null unless the care is done. */
  realizadaEm: string | null;
}

/** Writes the answer of an authorisation; the decision goes back to the core system. */
export const writeRespostaDaAutorizacao = async (
  trx: Trx,
  { codigo, conclusao, texto, clausula, realizadaEm }: RespostaDada,
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  const status = conclusao === 'NEGADA' ? 'NEGADA' : 'AUTORIZADA';
  await sql`update autorizacao set status = ${status}, resposta = ${texto}, respondida_em = ${quem.em}::timestamp,
    clausula = ${clausula}, realizada_em = coalesce(realizada_em, ${realizadaEm}::date) where codigo = ${codigo}`.execute(
    trx,
  );
};

/** Writes the answer of a protocol, which closes it; the decision goes back to the core system. */
export const writeRespostaDoProtocolo = async (
  trx: Trx,
  { codigo, conclusao, texto, clausula, realizadaEm }: RespostaDada,
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  await sql`update protocolo_atendimento set status = 'ENCERRADO', encerrado_em = ${quem.em}::timestamp::date, conclusao = ${conclusao},
    resposta = ${texto}, clausula = ${clausula}, realizada_em = coalesce(realizada_em, ${realizadaEm}::date) where codigo = ${codigo}`.execute(
    trx,
  );
};

/** Adds a note to a protocol, which stays open. */
export const writeAndamento = async (
  trx: Trx,
  { codigo, texto }: Pick<RespostaDada, 'codigo' | 'texto'>,
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  await sql`update protocolo_atendimento set status = 'EM ANDAMENTO',
    providencia = concat_ws(E'\\n', nullif(providencia, ''), ${texto}::text) where codigo = ${codigo}`.execute(
    trx,
  );
};

const tabelaDe = { AUTORIZACAO: 'autorizacao', PROTOCOLO: 'protocolo_atendimento' } as const;

/** Writes the day of a request's completion; the decision goes back to the core system. */
export const writeRealizacao = async (
  trx: Trx,
  { origem, codigo, realizadaEm }: { origem: Origem; codigo: string; realizadaEm: string },
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  await trx
    .updateTable(tabelaDe[origem])
    .set({ realizada_em: realizadaEm })
    .where('codigo', '=', codigo)
    .execute();
};

/** Writes the kind of a request; the decision goes back to the core system. */
export const writeTipo = async (
  trx: Trx,
  codigo: string,
  tipo: string,
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  await trx.updateTable('autorizacao').set({ tipo }).where('codigo', '=', codigo).execute();
};

/** A denied request with the data of its paper. */
export interface NegativaAchada {
  codigo: string;
  matricula: string;
  nome: string;
  classe: string;
  procedimento: string | null;
  registradaEm: string;
  respondidaEm: string | null;
  resposta: string | null;
  clausula: string | null;
}

const daAutorizacao = (codigo: string) => sql<NegativaAchada>`
  select a.codigo, a.matricula, p.nome, a.classe,
    nullif(concat_ws(' · ', a.procedimento_codigo, pc.descricao), '') as procedimento,
    coalesce(a.pedido_em::date, a.lancada_em) as "registradaEm",
    coalesce(a.respondida_em::date, a.auditada_em) as "respondidaEm", a.resposta, a.clausula
  from autorizacao a
  join beneficiario b on b.matricula = a.matricula
  join pessoa p on p.id = b.pessoa_id
  left join procedimento pc on pc.tabela = a.procedimento_tabela and pc.codigo = a.procedimento_codigo
  where a.codigo = ${codigo} and a.status = 'NEGADA'`;

const doProtocolo = (protocolo: string) => sql<NegativaAchada>`
  select r.protocolo as codigo, r.matricula, p.nome, t.descricao as classe, r.demanda as procedimento,
    r.lancado_em::date as "registradaEm", r.encerrado_em as "respondidaEm", r.resposta, r.clausula
  from protocolo_atendimento r
  join beneficiario b on b.matricula = r.matricula
  join pessoa p on p.id = b.pessoa_id
  join atendimento_tema t on t.codigo = r.tema_codigo
  where r.protocolo = ${protocolo} and r.conclusao = 'NEGADA'`;

/** Denied request of a number. */
export const findNegativa = async (
  db: Db,
  origem: Origem,
  numero: string,
): Promise<NegativaAchada | undefined> => {
  const { rows } = await (origem === 'AUTORIZACAO' ? daAutorizacao : doProtocolo)(numero).execute(db);
  return rows[0];
};
