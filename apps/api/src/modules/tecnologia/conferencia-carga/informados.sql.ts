import { momento } from '../../../db/momento.ts';
import type { NomeDaFigura } from '@vidas/api-client/tecnologia/conferencia-carga/conferenciaCarga.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** What the core system says of one figure. */
export interface Informado {
  figura: NomeDaFigura;
  chave: string;
  quantidade: number | null;
  valor: number | null;
}

/** Everything that was told, with who told it and when. */
export const findInformados = (db: Db) =>
  db
    .selectFrom('conferencia_carga')
    .select([
      'figura',
      'chave',
      sql<number | null>`quantidade::float8`.as('quantidade'),
      sql<number | null>`valor_cents::float8`.as('valor'),
      'por',
      momento('em').as('em'),
    ])
    .orderBy('figura')
    .orderBy('chave')
    .execute();

/** Takes back what was told of a figure; false where nothing was. */
export const esqueceInformado = async (db: Db, figura: string, chave: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('conferencia_carga')
    .where('figura', '=', figura)
    .where('chave', '=', chave)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Keeps what was told, in the place of what was told before. */
export const guardaInformados = async (
  db: Db,
  informados: readonly Informado[],
  quem: { login: string; por: string; em: string },
): Promise<void> => {
  const rows = informados.map(({ valor, ...informado }) => ({ ...informado, valor_cents: valor, ...quem }));
  await sql`
    insert into conferencia_carga (figura, chave, quantidade, valor_cents, login, por, em)
    select figura, chave, quantidade, valor_cents, login, por, em
    from json_populate_recordset(null::conferencia_carga, ${JSON.stringify(rows)}::json)
    on conflict (figura, chave) do update set quantidade = excluded.quantidade, valor_cents = excluded.valor_cents,
      login = excluded.login, por = excluded.por, em = excluded.em`.execute(db);
};
