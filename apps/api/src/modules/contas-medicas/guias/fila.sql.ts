import { type RawBuilder, sql } from 'kysely';
import type { CriterioDaFila } from '@vidas/api-client/contas-medicas/guias/guiasFila.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { Trx } from '../../../db/tx.ts';

/** A guide to verify with the values of the criteria. */
export interface FilaRow {
  numero: string;
  tipo_guia: string;
  valor_cents: number;
  /** Median value of the provider's guides of this kind; null when none was incorporated in twelve months. */
  mediana_cents: number | null;
  /** Number of waiting guides. */
  total: number;
}

/** Provider, criterion, size, and day (ISO) of the draw. */
export interface Fila {
  prestador: string;
  criterio: CriterioDaFila;
  quantidade: number;
  hoje: string;
}

const order = ({ criterio, hoje }: Fila): RawBuilder<unknown> => {
  // Stable for a day, and unpredictable without the number.
  if (criterio === 'acaso') return sql`md5(g.numero || ${hoje})`;
  if (criterio === 'valor') return sql`g.valor_cents desc`;
  return sql`g.valor_cents::numeric / nullif(m.mediana_cents, 0) desc nulls last`;
};

/** First waiting guides by the criterion (CTM-50). */
export const findFila = async (db: Db, fila: Fila): Promise<FilaRow[]> =>
  (
    await sql<FilaRow>`
  with mediana as (
    select tipo_guia, percentile_disc(0.5) within group (order by valor_cents) as mediana_cents
    from guia
    where prestador_codigo = ${fila.prestador} and status = 1 and importada_em > ${fila.hoje}::date - interval '12 months'
    group by tipo_guia
  )
  select g.numero, g.tipo_guia, g.valor_cents, m.mediana_cents, count(*) over ()::int as total
  from guia g
  left join mediana m on m.tipo_guia = g.tipo_guia
  where g.prestador_codigo = ${fila.prestador} and (g.status is null or g.status = 0)
  order by ${order(fila)}, g.numero
  limit ${fila.quantidade}`.execute(db)
  ).rows;

/** Records the reason of a pick, once per reason; the guide's version stays, because nothing else changes. */
export const keepMotivos = async (
  trx: Trx,
  escolhidas: readonly { numero: string; motivo: string }[],
  { login, em }: { login: string; em: string },
): Promise<void> => {
  await sql`
    insert into guia_historico (guia_numero, feito_em, usuario, descricao, versao)
    select x.numero, ${em}::timestamp, ${login}, x.descricao, g.versao
    from json_to_recordset(${JSON.stringify(
      escolhidas.map(({ numero, motivo }) => ({ numero, descricao: `Escolhida para revisão: ${motivo}` })),
    )}::json) as x (numero text, descricao text)
    join guia g on g.numero = x.numero
    where not exists (select 1 from guia_historico h where h.guia_numero = x.numero and h.descricao = x.descricao)`.execute(
    trx,
  );
};
