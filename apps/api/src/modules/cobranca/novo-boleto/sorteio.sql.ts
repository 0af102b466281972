import { sql } from 'kysely';
import type { Trx } from '../../../db/tx.ts';
import type { AcordoDaRemessa } from '../../../config/remessaConfig.ts';
import type { Db } from '../../../db/database.ts';

const escreve = (convenio: string, sequencia: number): string =>
  `${convenio}${String(sequencia).padStart(10, '0')}`;

type Faixa = Pick<AcordoDaRemessa, 'convenio' | 'faixa'>;

const limites = ({ convenio, faixa }: Faixa) => ({
  de: escreve(convenio, faixa.de),
  ate: escreve(convenio, faixa.ate),
});

/** Last sequence drawn from a range; null before the first. */
export const findUltimoSorteado = async (db: Db | Trx, acordo: Faixa): Promise<number | null> => {
  const { de, ate } = limites(acordo);
  const { rows } = await sql<{ ultimo: string | null }>`
    select max(nosso_numero) as ultimo from nosso_numero_sorteado where nosso_numero between ${de} and ${ate}`.execute(
    db,
  );
  const ultimo = rows[0]?.ultimo ?? null;
  return ultimo === null ? null : Number(ultimo.slice(7));
};

/** Numbers checked at once. */
const PORCAO = 1_000;

/** First number from a sequence on that no title and no return ever had; undefined at the end of the range. */
const findLivre = async (trx: Trx, acordo: Faixa, de: number): Promise<string | undefined> => {
  const { convenio, faixa } = acordo;
  if (de > faixa.ate) return undefined;
  const ate = Math.min(de + PORCAO - 1, faixa.ate);
  const { rows } = await sql<{ numero: string }>`
    select n.numero from (
      select ${convenio} || lpad(s::text, 10, '0') as numero from generate_series(${de}::bigint, ${ate}::bigint) s
    ) n
    where not exists (select from titulo t where t.nosso_numero = n.numero)
      and not exists (select from retorno_linha l where l.nosso_numero = n.numero)
    order by n.numero limit 1`.execute(trx);
  return rows[0]?.numero ?? findLivre(trx, acordo, ate + 1);
};

/**
 * Draws the next number of our range that no title, return or boleto ever had, in the transaction of the
 * title (REM-7). Undefined at the end of the range. A drawn number is never reused.
 */
export const sorteia = async (
  trx: Trx,
  acordo: Faixa,
  { login, momento }: { login: string; momento: string },
): Promise<string | undefined> => {
  await sql`lock table nosso_numero_sorteado in exclusive mode`.execute(trx);
  const ultimo = await findUltimoSorteado(trx, acordo);
  const numero = await findLivre(trx, acordo, ultimo === null ? acordo.faixa.de : ultimo + 1);
  if (numero !== undefined)
    await trx
      .insertInto('nosso_numero_sorteado')
      .values({ nosso_numero: numero, sorteado_em: momento, sorteado_por: login })
      .execute();
  return numero;
};

/** A title of the core system with a number of our range; undefined without one (REM-14). */
export const findTituloNaFaixa = async (db: Db | Trx, acordo: Faixa): Promise<string | undefined> => {
  const { de, ate } = limites(acordo);
  const { rows } = await sql<{ numero: string }>`
    select numero from titulo where nosso_numero between ${de} and ${ate} order by nosso_numero limit 1`.execute(
    db,
  );
  return rows[0]?.numero;
};
