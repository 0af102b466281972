import { momento } from '../../../db/momento.ts';
import { sql } from 'kysely';
import type { ArquivoDeCartas } from '@vidas/api-client/cobranca/cartas/cartas.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Trx } from '../../../db/tx.ts';

/** So many days a file is kept: it has names and addresses, and can be made again. */
const GUARDA_DIAS = 7;

/** A file of letters that was asked for. */
export interface NovoLote {
  competencia: string;
  vencimento: string | null;
  frenteVerso: boolean;
  login: string;
  /** Local. */
  em: string;
}

/** Begins a file; gives its number. */
export const abreLote = async (
  db: Db | Trx,
  { competencia, vencimento, frenteVerso, login, em }: NovoLote,
) => {
  const { id } = await db
    .insertInto('carta_lote')
    .values({ competencia, vencimento, frente_verso: frenteVerso, login, pedido_em: em, feito_em: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Keeps a piece of a file. */
export const guardaPedaco = async (db: Db, lote: number, ordem: number, dados: Uint8Array): Promise<void> => {
  await db.insertInto('carta_pedaco').values({ lote_id: lote, ordem, dados }).execute();
};

/** Counts and size of a whole file. */
export interface ConteudoDoLote {
  titulos: readonly string[];
  fora: number;
  paginas: number;
  folhas: number;
  valorCents: number;
  bytes: number;
}

/** Says that a file is whole: what it has counts as printed from now on. */
export const fechaLote = async (
  trx: Trx,
  lote: number,
  em: string,
  conteudo: ConteudoDoLote,
): Promise<void> => {
  const { titulos, fora, paginas, folhas, valorCents, bytes } = conteudo;
  await sql`insert into carta_impressa (titulo_numero, lote_id)
    select unnest(${[...titulos]}::text[]), ${lote}::int`.execute(trx);
  await trx
    .updateTable('carta_lote')
    .set({
      cartas: titulos.length,
      fora,
      paginas,
      folhas,
      valor_cents: valorCents,
      bytes,
      feito_em: em,
    })
    .where('id', '=', lote)
    .execute();
};

/** Forgets a file that never was whole. */
export const apagaLote = async (db: Db, lote: number): Promise<void> => {
  await db.deleteFrom('carta_lote').where('id', '=', lote).where('feito_em', 'is', null).execute();
};

/** Deletes the bytes of files that are old, and files that somebody began and nobody ended. What was printed stays known. */
export const apagaVelhos = async (db: Db, em: string): Promise<void> => {
  const antes = sql`${em}::timestamp - ${GUARDA_DIAS}::int * interval '1 day'`;
  await sql`delete from carta_pedaco p using carta_lote c where c.id = p.lote_id and c.pedido_em < ${antes}`.execute(
    db,
  );
  await sql`delete from carta_lote where feito_em is null and pedido_em < ${antes}`.execute(db);
};

/** The last file of a month of which the bytes are kept; undefined without one. */
export const findArquivo = async (db: Db, competencia: string): Promise<ArquivoDeCartas | undefined> => {
  const { rows } = await sql<ArquivoDeCartas>`
    select c.id::text as id, c.cartas, c.fora, c.paginas, c.folhas, c.valor_cents as valor, c.bytes, k.pedacos,
      c.frente_verso as "frenteVerso", c.vencimento, ${momento('c.feito_em')} as "feitoEm",
      ${nomeDoUsuario('c.login')} as usuario
    from carta_lote c
    cross join lateral (select count(*)::int as pedacos from carta_pedaco k where k.lote_id = c.id) k
    where c.competencia = ${competencia} and c.feito_em is not null and k.pedacos > 0
    order by c.id desc limit 1`.execute(db);
  return rows[0];
};

/** A piece of a whole file in base64; undefined where there is none. */
export const findPedaco = async (db: Db, lote: number, ordem: number): Promise<string | undefined> => {
  const { rows } = await sql<{ dados: Uint8Array }>`
    select k.dados from carta_pedaco k join carta_lote c on c.id = k.lote_id
    where k.lote_id = ${lote}::int and k.ordem = ${ordem}::int and c.feito_em is not null`.execute(db);
  return rows[0] && Buffer.from(rows[0].dados).toString('base64');
};
