import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { SibEnvioTable } from '../../../db/tables/sibEnvio.ts';
import type { Trx } from '../../../db/tx.ts';

/** A file without its bytes. */
export type EnvioRow = Omit<SibEnvioTable, 'id' | 'pedido' | 'conteudo' | 'login'> & {
  id: number;
  /** Author: the person's name, else the login. */
  por: string;
};

const listed = [
  'id',
  'nome_arquivo',
  'competencia',
  'situacao',
  'quantidade',
  'aceitos',
  'rejeitados',
  'hash',
  'gerado_em',
  'retorno_id',
  nomeDoUsuario('sib_envio.login').as('por'),
] as const;

/** All files, newest first. */
export const findEnvios = (db: Db): Promise<EnvioRow[]> =>
  db.selectFrom('sib_envio').select(listed).orderBy('id', 'desc').execute();

/** File that waits for its return. */
export const findAguardando = (db: Db): Promise<EnvioRow | undefined> =>
  db.selectFrom('sib_envio').select(listed).where('situacao', '=', 'GERADO').executeTakeFirst();

/** Newest month whose file ANS processed; null before the first. */
export const findUltimaCompetencia = async (db: Db): Promise<string | null> =>
  (
    await db
      .selectFrom('sib_envio')
      .where('situacao', '=', 'PROCESSADO')
      .select((eb) => eb.fn.max('competencia').as('ultima'))
      .executeTakeFirst()
  )?.ultima ?? null;

/** File made by a request. */
export const findPorPedido = (db: Db, pedido: string): Promise<EnvioRow | undefined> =>
  db.selectFrom('sib_envio').select(listed).where('pedido', '=', pedido).executeTakeFirst();

export const findEnvio = (db: Db, id: number): Promise<EnvioRow | undefined> =>
  db.selectFrom('sib_envio').select(listed).where('id', '=', id).executeTakeFirst();

/** Name and compressed bytes of a file. */
export const findConteudo = (db: Db, id: number) =>
  db
    .selectFrom('sib_envio')
    .select(['nome_arquivo as nome', 'conteudo'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Marks a waiting file as never sent; undefined when it does not wait. */
export const descarta = (trx: Trx, id: number): Promise<EnvioRow | undefined> =>
  trx
    .updateTable('sib_envio')
    .set({ situacao: 'DESCARTADO' })
    .where('id', '=', id)
    .where('situacao', '=', 'GERADO')
    .returning(listed)
    .executeTakeFirst();

/** Id for a new file; also the number of its transaction. */
export const nextEnvioId = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('sib_envio', 'id'))::int as id`.execute(db);
  return rows[0]?.id ?? 1;
};

export const insertEnvio = (
  trx: Trx,
  envio: Omit<SibEnvioTable, 'id' | 'situacao' | 'aceitos' | 'rejeitados' | 'retorno_id'> & { id: number },
): Promise<EnvioRow> =>
  trx
    .insertInto('sib_envio')
    .values({ ...envio, situacao: 'GERADO', aceitos: null, rejeitados: null, retorno_id: null })
    .returning(listed)
    .executeTakeFirstOrThrow();

/** Writes movements of a file; `json` is an array of { ordem, matricula, tipo, cco, dados }. */
export const insertRegistros = async (trx: Trx, envioId: number, json: string): Promise<void> => {
  await sql`
    insert into sib_envio_registro (envio_id, ordem, matricula, tipo, cco, dados)
    select ${envioId}::int, ordem, matricula, tipo, cco, dados
    from json_to_recordset(${json}::json) as x (ordem int, matricula text, tipo text, cco text, dados jsonb)`.execute(
    trx,
  );
};
