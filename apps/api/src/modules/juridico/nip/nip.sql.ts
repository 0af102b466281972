import type { Desfecho, Natureza } from '@vidas/api-client/juridico/nip/nip.rules.ts';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { NipTable } from '../../../db/tables/nip.ts';
import type { Trx } from '../../../db/tx.ts';
import type { ReportContext } from '../../../http/door.ts';
import { doMes } from '../../atendimento/registros.sql.ts';

/** A NIP as selected; `nip.present.ts` adds its clocks. */
export interface NipSelecionada {
  id: number;
  demanda: string;
  matricula: string;
  nome: string;
  natureza: Natureza;
  notificadaEm: string;
  assunto: string;
  protocolo: string | null;
  registradaPor: string;
  registradaEm: string;
  respondidaEm: string | null;
  respondidaPor: string | null;
  desfecho: Desfecho | null;
  desfechoEm: string | null;
  canceladaEm: string | null;
}

/** A NIP with its texts. */
export interface NipComTextos extends NipSelecionada {
  demandaTexto: string;
  respostaTexto: string | null;
  desfechoPor: string | null;
  canceladaPor: string | null;
  canceladaMotivo: string | null;
}

const colunas = sql`n.id, n.demanda, n.matricula, p.nome, n.natureza, n.notificada_em as "notificadaEm", n.assunto, n.protocolo,
  ${nomeDoUsuario('n.registrada_por')} as "registradaPor", ${momento('n.registrada_em')} as "registradaEm",
  n.respondida_em as "respondidaEm", ${nomeDoUsuario<string | null>('n.respondida_por')} as "respondidaPor",
  n.desfecho, n.desfecho_em as "desfechoEm", ${momento('n.cancelada_em')} as "canceladaEm"`;
const deQuem = sql`from nip n join beneficiario b on b.matricula = n.matricula join pessoa p on p.id = b.pessoa_id`;

/** Condition: the NIP is not cancelled. Cancelled ones have a list of their own (PRA-13). */
const vale = sql<boolean>`n.cancelada_em is null`;

/** Condition: the NIP lacks its outcome or its answer. An archived one needs no answer (PRA-8). */
const espera = sql<boolean>`(n.desfecho is null or (n.resposta is null and n.desfecho <> 'ARQUIVADA'))`;

const escolhidas = (quais: RawBuilder<unknown>, ordem: RawBuilder<unknown>): RawBuilder<NipSelecionada> =>
  sql<NipSelecionada>`select ${colunas} ${deQuem} where ${quais} order by ${ordem}`;

const maisAntiga = sql`n.notificada_em, n.id`;

/** NIPs that wait, whatever their month, the oldest first. */
export const selectAbertas = (_: ReportContext) => escolhidas(sql`${vale} and ${espera}`, maisAntiga);

/** NIPs that were notified in a month (YYYY-MM), the oldest first. */
export const selectDoMes = (_: ReportContext, { competencia }: { competencia: string }) =>
  escolhidas(sql`${vale} and ${doMes('n.notificada_em', competencia)}`, maisAntiga);

const maisNova = sql`n.notificada_em desc, n.id desc`;

/** All NIPs but the cancelled ones, the newest first. */
export const selectTodas = (_: ReportContext) => escolhidas(vale, maisNova);

/** Cancelled NIPs, the newest first. */
export const selectCanceladas = (_: ReportContext) => escolhidas(sql`n.cancelada_em is not null`, maisNova);

/** A NIP with its texts; undefined for an unknown one. */
export const findNip = async (db: Db, id: number): Promise<NipComTextos | undefined> => {
  const { rows } = await sql<NipComTextos>`
    select ${colunas}, n.texto as "demandaTexto", n.resposta as "respostaTexto",
      ${nomeDoUsuario<string | null>('n.desfecho_por')} as "desfechoPor",
      ${nomeDoUsuario<string | null>('n.cancelada_por')} as "canceladaPor", n.cancelada_motivo as "canceladaMotivo" ${deQuem} where n.id = ${id}`.execute(
    db,
  );
  return rows[0];
};

/** Name of the person of a matrícula; undefined for an unknown one. */
export const findNome = async (trx: Trx, matricula: string): Promise<string | undefined> =>
  (
    await trx
      .selectFrom('beneficiario as b')
      .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
      .where('b.matricula', '=', matricula)
      .select('p.nome')
      .executeTakeFirst()
  )?.nome;

/** Inserts a NIP; false when its number is registered already. */
export const insertNip = async (trx: Trx, nip: Insertable<NipTable>): Promise<boolean> => {
  const inserted = await trx
    .insertInto('nip')
    .values(nip)
    .onConflict((on) => on.column('demanda').where('cancelada_em', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Locks a NIP until the transaction ends; undefined for an unknown one. */
export const lockNip = (trx: Trx, id: number) =>
  trx
    .selectFrom('nip')
    .where('id', '=', id)
    .select([
      'id',
      'demanda',
      'matricula',
      'natureza',
      'notificada_em as notificadaEm',
      'assunto',
      'texto as demandaTexto',
      'protocolo',
      'respondida_em as respondidaEm',
      nomeDoUsuario<string | null>('nip.respondida_por').as('respondidaPor'),
      'desfecho',
      'desfecho_em as desfechoEm',
      nomeDoUsuario<string | null>('nip.cancelada_por').as('canceladaPor'),
      momento<string | null>('cancelada_em').as('canceladaEm'),
    ])
    .forUpdate()
    .executeTakeFirst();

export const updateNip = async (trx: Trx, id: number, values: Updateable<NipTable>): Promise<void> => {
  await trx.updateTable('nip').set(values).where('id', '=', id).execute();
};
