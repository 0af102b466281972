import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Trx } from '../db/tx.ts';
import { momentoExato } from '../db/momento.ts';

/** A cached figure with its age at a moment; one without a value has no key. */
export interface FiguraLida {
  versao: number;
  chave: string | null;
  valor: unknown;
  /** YYYY-MM-DDTHH:MM:SS */
  em: string | null;
  /** Negative when the moment is before it. */
  segundos: number | null;
}

/** Figure of this name, created without a value when missing. */
export const findFigura = async (db: Db, nome: string, agora: string): Promise<FiguraLida> => {
  const { rows } = await sql<FiguraLida>`
    select versao, chave, valor, ${momentoExato('calculada_em')} as em,
      extract(epoch from ${agora}::timestamp - calculada_em)::float8 as segundos
    from figura_guardada where nome = ${nome}`.execute(db);
  const [found] = rows;
  if (found) return found;
  await sql`insert into figura_guardada (nome) values (${nome}) on conflict do nothing`.execute(db);
  return { versao: 0, chave: null, valor: null, em: null, segundos: null };
};

/** Stores a figure, unless its inputs changed since its version was read. */
export const guardaFigura = async (
  db: Db,
  {
    nome,
    versao,
    chave,
    valor,
    em,
  }: { nome: string; versao: number; chave: string; valor: object; em: string },
): Promise<void> => {
  await sql`
    update figura_guardada set chave = ${chave}, valor = ${JSON.stringify(valor)}::jsonb, calculada_em = ${em}::timestamp
    where nome = ${nome} and versao = ${versao}::int`.execute(db);
};

/** Call in the transaction that changes the figures' inputs: the next reader recomputes them. */
export const esqueceFiguras = async (trx: Trx, nomes: readonly string[]): Promise<void> => {
  await sql`
    insert into figura_guardada (nome, versao) select n, 1 from unnest(${nomes}::text[]) n order by n
    on conflict (nome) do update set versao = figura_guardada.versao + 1, chave = null`.execute(trx);
};
