import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AtendimentoTables } from '../db/tables/atendimento.ts';
import type { Trx } from '../db/tx.ts';
import { presa } from '../servers/trava.sql.ts';
import type { LinhaCampanha } from '../imports/campanhaLinha.ts';
import type { Selectable } from 'kysely';

/** A stored campaign; `agendada_em` and the others are local moments. */
export type CampanhaRow = Selectable<AtendimentoTables['campanha']>;
export type MensagemRow = Selectable<AtendimentoTables['campanha_mensagem']>;

/** Campaigns of a month, a year or all, newest first. */
export const findCampanhas = async (
  db: Db,
  { mes, ano }: { mes: number | undefined; ano: number | undefined },
): Promise<CampanhaRow[]> => {
  let query = db.selectFrom('campanha').selectAll();
  if (ano !== undefined) {
    const from = mes === undefined ? `${ano}-01-01` : `${ano}-${String(mes).padStart(2, '0')}-01`;
    const months = mes === undefined ? 12 : 1;
    query = query
      .where('criada_em', '>=', from)
      .where(sql<boolean>`criada_em < ${from}::timestamp + make_interval(months => ${months}::int)`);
  } else if (mes !== undefined) {
    query = query.where(sql<boolean>`extract(month from criada_em) = ${mes}::int`);
  }
  return query.orderBy('criada_em', 'desc').orderBy('id', 'desc').execute();
};

export const findCampanha = async (db: Db, id: number): Promise<CampanhaRow | undefined> =>
  db.selectFrom('campanha').where('id', '=', id).selectAll().executeTakeFirst();

/** Messages of a campaign, in file order. */
export const findMensagens = async (
  db: Db,
  { id, offset, limit }: { id: number; offset: number; limit: number },
): Promise<MensagemRow[]> =>
  db
    .selectFrom('campanha_mensagem')
    .where('campanha_id', '=', id)
    .selectAll()
    .orderBy('ordem')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();

/** Fields of a new campaign. */
export interface NovaCampanha {
  nome: string;
  status: 11 | 13;
  envia_push: boolean;
  envia_sms: boolean;
  criada_em: string;
  motivo_cancelamento: string | null;
  qtd_push: number;
  qtd_sms: number;
  partes_sms: number;
  primeira: LinhaCampanha | undefined;
}

/** Price of one part of an SMS, in cents. */
const PRECO_SMS = 9;

/** Stores a running or refused campaign and returns its id. */
export const insertCampanha = async (db: Db | Trx, { primeira, ...nova }: NovaCampanha): Promise<number> => {
  const { id } = await db
    .insertInto('campanha')
    .values({
      ...nova,
      titulo: nova.nome,
      texto: primeira?.mensagem ?? '',
      envia_email: false,
      valor_sms_cents: PRECO_SMS,
      agendada_em: primeira?.agendadaEm ?? null,
      id_funcionalidade: primeira?.idFuncionalidade ?? null,
      id_registro: primeira?.idRegistro ?? null,
      tipo_callback: primeira?.tipoCallback ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A message of a new campaign. */
export interface NovaMensagem {
  ordem: number;
  tipo_envio: 'PUSH' | 'SMS';
  telefone: string;
  email: string | null;
  texto: string;
  localizador: string;
  agendada_em: string | null;
  partes: number;
  tipo_callback: string | null;
}

/** Stores messages of a new campaign, some hundreds at a time. */
export const insertMensagens = async (
  db: Db,
  campanhaId: number,
  mensagens: readonly NovaMensagem[],
): Promise<void> => {
  await sql`
    insert into campanha_mensagem
      (campanha_id, situacao, ordem, tipo_envio, telefone, email, texto, localizador, agendada_em, partes, tipo_callback)
    select ${campanhaId}, 0, x.* from json_to_recordset(${JSON.stringify(mensagens)}::json) as x (ordem int, tipo_envio text,
      telefone text, email text, texto text, localizador text, agendada_em timestamp(0), partes smallint, tipo_callback text)`.execute(
    db,
  );
};

/** Marks a campaign's messages as complete; from that moment it waits for its authorisation. */
export const importouCampanha = async (trx: Trx, id: number, importadaEm: string): Promise<void> => {
  await trx.updateTable('campanha').set({ importada_em: importadaEm }).where('id', '=', id).execute();
};

/** Deletes a campaign with a failed import, and its messages. */
export const deleteCampanha = async (db: Db, id: number): Promise<void> => {
  await db.deleteFrom('campanha').where('id', '=', id).execute();
};

const PREFIXO = 'campanha:';

/** Lock of a campaign's import until all messages are stored. */
export const travaDaCampanha = (id: number): string => `${PREFIXO}${id}`;

/** Deletes partial campaigns of a killed process; for the start of the server. */
export const deleteInterrompidas = async (db: Db): Promise<void> => {
  await sql`delete from campanha c
    where c.status = 11 and c.importada_em is null and not ${presa(sql`${PREFIXO}::text || c.id::text`)}`.execute(
    db,
  );
};

/** Latest schedule among a campaign's messages; null without any. */
export const findUltimaAgendada = async (db: Db, id: number): Promise<string | null> => {
  const { ultima } = await db
    .selectFrom('campanha_mensagem')
    .where('campanha_id', '=', id)
    .select(({ fn }) => fn.max<string | null>('agendada_em').as('ultima'))
    .executeTakeFirstOrThrow();
  return ultima;
};

/** Begins the sending of a waiting campaign; false when it does not wait. */
export const autorizaCampanha = async (
  db: Db,
  id: number,
  { agora, inicio, fim }: { agora: string; inicio: string; fim: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('campanha')
    .set({
      status: 1,
      autorizada_em: agora,
      agendada_em: inicio,
      envio_iniciado_em: inicio,
      envio_terminado_em: fim,
    })
    .where('id', '=', id)
    .where((or) =>
      or.or([or('status', '=', 12), or.and([or('status', '=', 11), or('importada_em', '<=', agora)])]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Stores the status that campaigns have reached with time, for queries on the table alone. */
export const advanceCampanhas = async (db: Db, agora: string): Promise<void> => {
  await db
    .updateTable('campanha')
    .set({ status: 12 })
    .where('status', '=', 11)
    .where('importada_em', '<=', agora)
    .execute();
  await db
    .updateTable('campanha')
    .set({ status: 3 })
    .where('status', '=', 1)
    .where('envio_terminado_em', '<=', agora)
    .execute();
};
