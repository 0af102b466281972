import {
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
} from 'kysely';
import type { Database } from '../../db/schema.ts';
import type {
  DenunciaAcaoTable,
  DenunciaAcessoTable,
  DenunciaIdentidadeTable,
  DenunciaTable,
} from '../../db/tables/ouvidoria.ts';

type Executor = Kysely<Database>;
export type DenunciaRow = Selectable<DenunciaTable>;
export type AcaoRow = Selectable<DenunciaAcaoTable>;
/** A report with its sealed identity, null for an anonymous one. */
export type DenunciaComIdentidade = DenunciaRow & { identidade: Uint8Array | null };

/** Inserts a report; false when its protocol is taken. */
export const insertDenuncia = async (db: Executor, row: Insertable<DenunciaTable>): Promise<boolean> => {
  const inserted = await db
    .insertInto('denuncia')
    .values(row)
    .onConflict((conflict) => conflict.column('protocolo').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
};

export const insertIdentidade = async (
  db: Executor,
  row: Insertable<DenunciaIdentidadeTable>,
): Promise<void> => {
  await db.insertInto('denuncia_identidade').values(row).execute();
};

const withIdentidade = (db: Executor) =>
  db
    .selectFrom('denuncia')
    .leftJoin('denuncia_identidade', 'denuncia_identidade.denuncia_id', 'denuncia.id')
    .selectAll('denuncia')
    .select('denuncia_identidade.conteudo as identidade');

export const findDenuncia = (db: Executor, protocolo: string): Promise<DenunciaComIdentidade | undefined> =>
  withIdentidade(db).where('protocolo', '=', protocolo).executeTakeFirst();

export const findDenunciaPorId = (db: Executor, id: string): Promise<DenunciaComIdentidade | undefined> =>
  withIdentidade(db).where('denuncia.id', '=', id).executeTakeFirst();

/** A report with the staff's number of writings, and the day of the first unanswered message. */
export type DenunciaDaLista = DenunciaComIdentidade & {
  escritos: number;
  espera_desde: string | null;
  /** Put aside (OUV-30). */
  de_lado: boolean;
};

/** All reports, newest day first; within a day by protocol, which reveals nothing about the hour. */
export const findDenuncias = (db: Executor): Promise<DenunciaDaLista[]> =>
  withIdentidade(db)
    .leftJoin(acoesPorDenuncia, (join) => join.onRef('acoes.denuncia_id', '=', 'denuncia.id'))
    .leftJoin(conversas, (join) => join.onRef('conversas.denuncia_id', '=', 'denuncia.id'))
    .leftJoin('denuncia_de_lado', 'denuncia_de_lado.denuncia_id', 'denuncia.id')
    .select([
      sql<number>`coalesce(acoes.total, 0) + coalesce(conversas.da_equipe, 0)`.as('escritos'),
      'conversas.espera_desde',
      sql<boolean>`denuncia_de_lado.denuncia_id is not null`.as('de_lado'),
    ])
    .orderBy('registrada_em', 'desc')
    .orderBy('protocolo')
    .execute();

const acoesPorDenuncia = (eb: ExpressionBuilder<Database, 'denuncia' | 'denuncia_identidade'>) =>
  eb
    .selectFrom('denuncia_acao')
    .select((select) => ['denuncia_acao.denuncia_id', select.fn.countAll<number>().as('total')])
    .groupBy('denuncia_acao.denuncia_id')
    .as('acoes');

const conversas = (eb: ExpressionBuilder<Database, 'denuncia' | 'denuncia_identidade'>) =>
  eb
    .selectFrom((from) =>
      from
        .selectFrom('denuncia_mensagem')
        .select(['denuncia_id', 'codigo', 'de', 'enviada_em'])
        .select(
          sql<number>`coalesce(max(codigo) filter (where de = 'equipe') over (partition by denuncia_id), 0)`.as(
            'ultima_da_equipe',
          ),
        )
        .as('mensagem'),
    )
    .select('mensagem.denuncia_id')
    .select([
      sql<number>`count(*) filter (where de = 'equipe')`.as('da_equipe'),
      sql<string | null>`min(enviada_em) filter (where de = 'denunciante' and codigo > ultima_da_equipe)`.as(
        'espera_desde',
      ),
    ])
    .groupBy('mensagem.denuncia_id')
    .as('conversas');

/** Actions of a report, in order. */
export const findAcoes = (db: Executor, denunciaId: string): Promise<AcaoRow[]> =>
  db
    .selectFrom('denuncia_acao')
    .selectAll()
    .where('denuncia_id', '=', denunciaId)
    .orderBy('codigo')
    .execute();

/** Code of each report's newest action, if any. */
export const findUltimasAcoes = async (db: Executor): Promise<Map<string, number>> => {
  const rows = await db
    .selectFrom('denuncia_acao')
    .select((eb) => ['denuncia_id', eb.fn.max('codigo').as('codigo')])
    .groupBy('denuncia_id')
    .execute();
  return new Map(rows.map(({ denuncia_id, codigo }) => [denuncia_id, codigo]));
};

/** Locks a report until the end of the transaction. */
export const lockDenuncia = (
  trx: Transaction<Database>,
  protocolo: string,
): Promise<DenunciaRow | undefined> =>
  trx.selectFrom('denuncia').selectAll().where('protocolo', '=', protocolo).forUpdate().executeTakeFirst();

export const insertAcao = async (
  trx: Transaction<Database>,
  row: Insertable<DenunciaAcaoTable>,
): Promise<void> => {
  await trx.insertInto('denuncia_acao').values(row).execute();
  await trx.updateTable('denuncia').set({ status: row.status }).where('id', '=', row.denuncia_id).execute();
};

/** Records the reader of reports, one row per report, in one statement (SEG-14). */
export const insertAcessos = async (
  db: Executor,
  denunciaIds: readonly string[],
  access: Pick<Insertable<DenunciaAcessoTable>, 'login' | 'motivo' | 'justificativa' | 'em'>,
): Promise<void> => {
  if (denunciaIds.length === 0) return;
  await db
    .insertInto('denuncia_acesso')
    .columns(['denuncia_id', 'login', 'motivo', 'justificativa', 'em'])
    .expression((eb) =>
      eb
        .selectFrom('denuncia')
        .select((select) => [
          'denuncia.id',
          select.cast<string>(select.val(access.login), 'text').as('login'),
          select.cast<DenunciaAcessoTable['motivo']>(select.val(access.motivo), 'text').as('motivo'),
          select.cast<string | null>(select.val(access.justificativa ?? null), 'text').as('justificativa'),
          select.cast<Date>(select.val(access.em), 'timestamptz').as('em'),
        ])
        .where(sql<boolean>`denuncia.id = any(${[...denunciaIds]}::uuid[])`),
    )
    .execute();
};

/** Reports without a notice to staff. */
export const findNaoAvisadas = async (db: Executor): Promise<string[]> =>
  (await db.selectFrom('denuncia').select('id').where('avisada', '=', false).execute()).map(({ id }) => id);

export const markAvisadas = async (db: Executor, ids: readonly string[]): Promise<void> => {
  await db
    .updateTable('denuncia')
    .set({ avisada: true })
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
};

/** Claims a fixed hour ('YYYY-MM-DD HH') for the notice; false when another server has it. */
export const tomaAviso = async (db: Executor, vez: string): Promise<boolean> => {
  const row = await db
    .insertInto('denuncia_aviso')
    .values({ id: 1, vez })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ vez }).where('denuncia_aviso.vez', '<', vez),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

/** Stored difficulty of the proof of work, if any. */
export const findProofFloor = async (db: Executor): Promise<{ bits: number; until: Date } | undefined> => {
  const row = await db
    .selectFrom('denuncia_prova')
    .select(['bits', 'ate'])
    .where('id', '=', 1)
    .executeTakeFirst();
  return row && { bits: row.bits, until: row.ate };
};

/** Stores the difficulty for every server; a harder one in force stays. `now` is the moment of the failure. */
export const saveProofFloor = async (
  db: Executor,
  { bits, until, now }: { bits: number; until: Date; now: Date },
): Promise<void> => {
  await db
    .insertInto('denuncia_prova')
    .values({ id: 1, bits, ate: until })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        bits: sql`case when denuncia_prova.ate > ${now} then greatest(denuncia_prova.bits, excluded.bits) else excluded.bits end`,
        ate: until,
      }),
    )
    .execute();
};
