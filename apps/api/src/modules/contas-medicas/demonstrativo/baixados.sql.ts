import { sql } from 'kysely';
import { momento } from '../../../db/momento.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A guide with its version at the reading. */
interface GuiaVista {
  numero: string;
  versao: number;
}

/**
 * Records the guides of a downloaded analysis (CTM-71) and returns their number; guides that changed since the reading are left out.
 * Locks them until the transaction ends.
 */
export const insertBaixados = async (
  trx: Trx,
  { lote, vistas, parcial }: { lote: number; vistas: readonly GuiaVista[]; parcial: boolean },
  { em, por, formato }: { em: string; por: string; formato: 'XML' | 'PDF' },
): Promise<number> => {
  const { rows } = await sql<{ guia_numero: string }>`
    insert into demonstrativo_guia (guia_numero, lote_xml_id, baixado_em, por, formato, parcial)
    select numero, ${lote}::int, ${em}::timestamp, ${por}, ${formato}, ${parcial}::boolean
    from (
      select g.numero from guia g
      join unnest(${vistas.map(({ numero }) => numero)}::text[], ${vistas.map(({ versao }) => versao)}::int[])
        as v (numero, versao) on v.numero = g.numero and v.versao = g.versao
      order by g.numero for share of g
    ) as iguais
    on conflict (guia_numero, baixado_em, por, formato) do update set parcial = excluded.parcial
    returning guia_numero`.execute(trx);
  return rows.length;
};

/** First downloaded analysis with a guide, whole or partial (CTM-71). */
export const findDemonstrativoDaGuia = (db: Db | Trx, guia: string) =>
  db
    .selectFrom('demonstrativo_guia as d')
    .where('d.guia_numero', '=', guia)
    .orderBy('d.baixado_em')
    .limit(1)
    .select([momento('d.baixado_em').as('baixadoEm'), nomeDoUsuario('d.por').as('por'), 'd.parcial'])
    .executeTakeFirst();
