import type { Origem } from '@vidas/api-client/atendimento/prazo/origem.ts';
import type { ConclusaoDaReanalise } from '@vidas/api-client/atendimento/reanalise/reanalise.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';
import { momentoExato } from '../../../db/momento.ts';

/** A denied request, by its kind and number. */
export interface ChaveDaNegativa {
  origem: Origem;
  numero: string;
}

/** A denied request with the data that its reanalysis needs. */
export interface NegativaAchada {
  codigo: string;
  matricula: string;
  isNegada: boolean;
  /** ISO day; null when unknown. */
  negadaEm: string | null;
}

const daAutorizacao = (numero: string) => sql<NegativaAchada>`
  select a.codigo, a.matricula, a.status = 'NEGADA' as "isNegada",
    to_char(coalesce(a.respondida_em::date, a.auditada_em), 'YYYY-MM-DD') as "negadaEm"
  from autorizacao a where a.codigo = ${numero} for update`;

const doProtocolo = (numero: string) => sql<NegativaAchada>`
  select r.codigo, r.matricula, r.conclusao is not distinct from 'NEGADA' as "isNegada",
    to_char(r.encerrado_em, 'YYYY-MM-DD') as "negadaEm"
  from protocolo_atendimento r where r.protocolo = ${numero} for update`;

/** Request of a number, held until the transaction ends. */
export const lockNegativa = async (
  trx: Trx,
  { origem, numero }: ChaveDaNegativa,
): Promise<NegativaAchada | undefined> => {
  const { rows } = await (origem === 'AUTORIZACAO' ? daAutorizacao : doProtocolo)(numero).execute(trx);
  return rows[0];
};

const chaveDe = { AUTORIZACAO: 'autorizacao_codigo', PROTOCOLO: 'protocolo_codigo' } as const;

/** Reanalysis of a request with its author by name; moments are local. */
export const findReanalise = async (trx: Trx, origem: Origem, codigo: string) => {
  const { rows } = await sql<{ id: number; registradaEm: string; por: string; respondidaEm: string | null }>`
    select rn.id, ${momentoExato('rn.registrada_em')} as "registradaEm", ${nomeDoUsuario('rn.por')} as por,
      ${momentoExato('rn.respondida_em')} as "respondidaEm"
    from reanalise rn where ${sql.ref(`rn.${chaveDe[origem]}`)} = ${codigo}`.execute(trx);
  return rows[0];
};

/** Values of a request for a reanalysis. */
interface Pedido {
  origem: Origem;
  codigo: string;
  matricula: string;
  quemPediu: string;
  pedidaEm: string;
  texto: string;
  login: string;
  em: string;
}

export const insertReanalise = async (trx: Trx, pedido: Pedido): Promise<void> => {
  const { origem, codigo, matricula, quemPediu, pedidaEm, texto, login, em } = pedido;
  await trx
    .insertInto('reanalise')
    .values({
      autorizacao_codigo: origem === 'AUTORIZACAO' ? codigo : null,
      protocolo_codigo: origem === 'PROTOCOLO' ? codigo : null,
      matricula,
      quem_pediu: quemPediu,
      pedida_em: pedidaEm,
      texto,
      por: login,
      registrada_em: em,
      conclusao: null,
      resposta: null,
      clausula: null,
      respondida_em: null,
      respondida_por: null,
    })
    .execute();
};

/** Values of the answer to a reanalysis. */
interface RespostaDaReanalise {
  id: number;
  conclusao: ConclusaoDaReanalise;
  texto: string;
  clausula: string | null;
  login: string;
  em: string;
}

export const writeRespostaDaReanalise = async (
  trx: Trx,
  { id, conclusao, texto, clausula, login, em }: RespostaDaReanalise,
): Promise<void> => {
  await trx
    .updateTable('reanalise')
    .set({ conclusao, resposta: texto, clausula, respondida_em: em, respondida_por: login })
    .where('id', '=', id)
    .execute();
};

/** Row of the list, before its clock. */
export interface ReanaliseSelecionada {
  id: number;
  numero: string;
  origem: Origem;
  nome: string;
  matricula: string;
  procedimento: string | null;
  quemPediu: string;
  pedidaEm: string;
  pedido: string;
  negadaEm: string | null;
  conclusao: ConclusaoDaReanalise | null;
  resposta: string | null;
  clausula: string | null;
  respondidaEm: string | null;
  respondidaPor: string | null;
  registradaPor: string;
}

const reanalisesDe = (onde: RawBuilder<unknown>, ordem: RawBuilder<unknown>) => sql<ReanaliseSelecionada>`
  select rn.id, coalesce(a.codigo, r.protocolo) as numero,
    case when a.codigo is null then 'PROTOCOLO' else 'AUTORIZACAO' end as origem,
    p.nome, rn.matricula,
    case when a.codigo is null then r.demanda
      else coalesce(nullif(concat_ws(' · ', a.procedimento_codigo, pc.descricao), ''), lower(a.classe)) end as procedimento,
    rn.quem_pediu as "quemPediu", rn.pedida_em as "pedidaEm", rn.texto as pedido,
    coalesce(a.respondida_em::date, a.auditada_em, r.encerrado_em) as "negadaEm",
    rn.conclusao, rn.resposta, rn.clausula, rn.respondida_em::date as "respondidaEm",
    case when rn.respondida_por is not null then ${nomeDoUsuario('rn.respondida_por')} end as "respondidaPor",
    ${nomeDoUsuario('rn.por')} as "registradaPor"
  from reanalise rn
  join beneficiario b on b.matricula = rn.matricula
  join pessoa p on p.id = b.pessoa_id
  left join autorizacao a on a.codigo = rn.autorizacao_codigo
  left join procedimento pc on pc.tabela = a.procedimento_tabela and pc.codigo = a.procedimento_codigo
  left join protocolo_atendimento r on r.codigo = rn.protocolo_codigo
  where ${onde} order by ${ordem}`;

/** Open reanalyses, the earliest due first. */
export const selectReanalisesAbertas = (_context: Pick<ReportContext, 'db'>) =>
  reanalisesDe(sql`rn.respondida_em is null`, sql`rn.pedida_em, rn.id`);

/** Every reanalysis, the newest first. */
export const selectReanalises = (_context: Pick<ReportContext, 'db'>) =>
  reanalisesDe(sql`true`, sql`rn.pedida_em desc, rn.id desc`);

/** Reanalysis by number, with the data of its paper. */
export const findParaPapel = async (
  db: Db,
  { origem, numero }: ChaveDaNegativa,
): Promise<ReanaliseSelecionada | undefined> => {
  const onde =
    origem === 'AUTORIZACAO' ? sql`rn.autorizacao_codigo = ${numero}` : sql`r.protocolo = ${numero}`;
  const { rows } = await reanalisesDe(onde, sql`rn.id`).execute(db);
  return rows[0];
};
