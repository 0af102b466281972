import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** A lot with the counts and sums of its guides, in cents. */
export interface LoteRow {
  id: number;
  numero: string;
  nome_arquivo: string;
  recebido_em: string;
  guias: number;
  a_verificar: number;
  baixadas: number;
  nao_utilizadas: number;
  informado_cents: number;
  liberado_cents: number;
}

/** The lots of a provider that have guides, the newest first. */
export const selectLotes = (prestador: string): RawBuilder<LoteRow> => sql<LoteRow>`
  select l.id, l.numero, l.nome_arquivo, ${momento('l.recebido_em')} as recebido_em, count(*)::int as guias,
    count(*) filter (where g.status is null or g.status in (0, 2))::int as a_verificar,
    count(*) filter (where g.status = 1 and g.baixada_em is not null)::int as baixadas,
    count(*) filter (where g.status = 3)::int as nao_utilizadas,
    sum(g.valor_cents)::bigint as informado_cents,
    coalesce(sum(g.valor_aprovado_cents) filter (where g.status = 1), 0)::bigint as liberado_cents
  from lote_xml l join guia g on g.lote_xml_id = l.id
  where l.prestador_codigo = ${prestador}
  group by l.id order by l.recebido_em desc, l.id desc`;

/** True when the provider has lots with guides. */
export const hasLotes = async (db: Db, prestador: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from lote_xml l join guia g on g.lote_xml_id = l.id where l.prestador_codigo = ${prestador}) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
};

/** A lot and who sent it. */
export const findLote = (db: Db, id: number) =>
  db
    .selectFrom('lote_xml as l')
    .innerJoin('prestador as p', 'p.codigo', 'l.prestador_codigo')
    .where('l.id', '=', id)
    .select(({ ref }) => [
      'l.id',
      'l.numero',
      'l.padrao',
      sql<string>`to_char(${ref('l.recebido_em')}, 'YYYY-MM-DD')`.as('recebido_em'),
      'p.codigo',
      'p.nome',
      'p.cnes',
    ])
    .executeTakeFirst();

/** The numbers of the guides of a lot: ours and the provider's, in the order of the lot. */
export const findNumeros = (db: Db, lote: number) =>
  db
    .selectFrom('guia')
    .where('lote_xml_id', '=', lote)
    .select(['numero', 'numero_prestador'])
    .orderBy('numero')
    .execute();
