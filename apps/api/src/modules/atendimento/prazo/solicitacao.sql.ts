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

/** Authorisation of a number with its person, held until the transaction ends. */
export const lockAutorizacao = (trx: Trx, codigo: string) =>
  trx
    .selectFrom('autorizacao as a')
    .where('a.codigo', '=', codigo)
    .select([
      'a.codigo',
      'a.status',
      'a.tipo',
      'a.resposta',
      momento<string | null>('a.respondida_em').as('respondidaEm'),
    ])
    .forUpdate('a')
    .executeTakeFirst();

/** Values of an answer. */
export interface RespostaDada {
  codigo: string;
  status: 'AUTORIZADA' | 'NEGADA';
  texto: string;
  clausula: string | null;
  /** ISO day; null unless the care is done. */
  realizadaEm: string | null;
}

/** Writes an answer; the decision goes back to the core system. */
export const writeResposta = async (
  trx: Trx,
  { codigo, status, texto, clausula, realizadaEm }: RespostaDada,
  quem: QuemResponde,
): Promise<void> => {
  await assina(trx, quem);
  await sql`update autorizacao set status = ${status}, resposta = ${texto}, respondida_em = ${quem.em}::timestamp,
    clausula = ${clausula}, realizada_em = coalesce(realizada_em, ${realizadaEm}::date) where codigo = ${codigo}`.execute(
    trx,
  );
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

/** Denied authorisation as its paper needs it. */
export const findNegativa = (db: Db, codigo: string) =>
  db
    .selectFrom('autorizacao as a')
    .innerJoin('beneficiario as b', 'b.matricula', 'a.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .leftJoin('procedimento as pc', (join) =>
      join.onRef('pc.tabela', '=', 'a.procedimento_tabela').onRef('pc.codigo', '=', 'a.procedimento_codigo'),
    )
    .where('a.codigo', '=', codigo)
    .where('a.status', '=', 'NEGADA')
    .select([
      'a.codigo',
      'a.matricula',
      'p.nome',
      'a.classe',
      sql<string | null>`nullif(concat_ws(' · ', a.procedimento_codigo, pc.descricao), '')`.as(
        'procedimento',
      ),
      sql<string>`coalesce(a.pedido_em::date, a.lancada_em)`.as('registradaEm'),
      sql<string | null>`coalesce(a.respondida_em::date, a.auditada_em)`.as('respondidaEm'),
      'a.resposta',
      'a.clausula',
    ])
    .executeTakeFirst();
