import { type RawBuilder, sql } from 'kysely';
import type { CodigoDeGlosa } from '@vidas/api-client/contas-medicas/guias/guiasGlosas.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';
import type { Quem } from './gravacao.sql.ts';

/** Text of a denial code; undefined for an unknown code. */
export const findGlosa = async (db: Db, codigo: string): Promise<string | undefined> =>
  (await db.selectFrom('glosa').where('codigo', '=', codigo).select('descricao').executeTakeFirst())
    ?.descricao;

/** Codes that exist in the table of denials. */
export const findGlosas = async (db: Db, codigos: readonly string[]): Promise<ReadonlySet<string>> => {
  if (codigos.length === 0) return new Set();
  const rows = await db.selectFrom('glosa').where('codigo', 'in', codigos).select('codigo').execute();
  return new Set(rows.map(({ codigo }) => codigo));
};

/** Favourites of a person: at most so many codes, used in the last so many days. */
const favoritas = { quantas: 8, dias: 90 } as const;

/** Every denial code, those that the person uses lately first, most used first (CTM-80). */
export const selectCodigos = (login: string, hoje: string): RawBuilder<CodigoDeGlosa> => sql<CodigoDeGlosa>`
  with usadas as (
    select codigo, vezes
    from glosa_uso
    where usuario = ${login} and usada_em >= ${hoje}::date - ${favoritas.dias}::int
    order by vezes desc, codigo
    limit ${favoritas.quantas})
  select g.codigo, g.descricao, c.comentario as "comentarioPadrao", coalesce(u.vezes, 0) as usos
  from glosa g
  left join usadas u on u.codigo = g.codigo
  left join glosa_comentario c on c.codigo = g.codigo
  order by usos desc, g.codigo`;

/** Counts one use of each code by the person. */
export const contaUso = async (trx: Trx, codigos: readonly string[], { login, em }: Quem): Promise<void> => {
  const each = [...new Set(codigos)].toSorted();
  if (each.length === 0) return;
  await trx
    .insertInto('glosa_uso')
    .values(each.map((codigo) => ({ usuario: login, codigo, vezes: 1, usada_em: em })))
    .onConflict((conflict) =>
      conflict
        .columns(['usuario', 'codigo'])
        .doUpdateSet({ vezes: sql<number>`glosa_uso.vezes + 1`, usada_em: em }),
    )
    .execute();
};

/** Keeps the operator's observation for a code, or takes it away. */
export const guardaComentario = async (
  trx: Trx,
  codigo: string,
  comentario: string | null,
  { login, em }: Quem,
): Promise<void> => {
  if (comentario === null) {
    await trx.deleteFrom('glosa_comentario').where('codigo', '=', codigo).execute();
    return;
  }
  const valores = { comentario, guardado_em: em, guardado_por: login };
  await trx
    .insertInto('glosa_comentario')
    .values({ codigo, ...valores })
    .onConflict((conflict) => conflict.column('codigo').doUpdateSet(valores))
    .execute();
};
