import { momento } from '../../../db/momento.ts';
import { type RawBuilder, sql } from 'kysely';
import type {
  LoteDoPrestador,
  PapelDoLote,
} from '@vidas/api-client/contas-medicas/demonstrativo/demonstrativo.contract.ts';
import type { Db } from '../../../db/database.ts';
import { nomeDoUsuario } from '../../../db/nomeDoUsuario.ts';

/** A lot with its guides' counts and sums, in cents. */
export interface LoteRow {
  id: number;
  prestador: string;
  numero: string;
  nome_arquivo: string;
  recebido_em: string;
  guias: number;
  a_verificar: number;
  baixadas: number;
  nao_utilizadas: number;
  informado_cents: number;
  liberado_cents: number;
  papeis: PapelDoLote[];
  demonstrativo: LoteDoPrestador['demonstrativo'];
}

/** Last downloaded analysis of lot `l`: the guides of one moment (CTM-71). */
const ultimoDemonstrativo = sql`(
  select json_build_object('em', ${momento('d.baixado_em')}, 'por', ${nomeDoUsuario('d.por')},
    'guias', count(*)::int, 'parcial', d.parcial)
  from demonstrativo_guia d where d.lote_xml_id = l.id
  group by d.baixado_em, d.por, d.formato, d.parcial order by d.baixado_em desc, d.formato limit 1)`;

/** Lots in a list of all providers. */
const maisNovos = 200;

/** Lots with guides, newest first: all of a provider, or the newest of every provider for null. */
export const selectLotes = (prestador: string | null): RawBuilder<LoteRow> => sql<LoteRow>`
  select l.id, p.codigo || ' - ' || p.nome as prestador, l.numero, l.nome_arquivo, ${momento('l.recebido_em')} as recebido_em,
    count(*)::int as guias,
    count(*) filter (where g.status is null or g.status in (0, 2))::int as a_verificar,
    count(*) filter (where g.status = 1 and g.baixada_em is not null)::int as baixadas,
    count(*) filter (where g.status = 3)::int as nao_utilizadas,
    sum(g.valor_cents)::bigint as informado_cents,
    coalesce(sum(g.valor_aprovado_cents) filter (where g.status = 1), 0)::bigint as liberado_cents,
    array(select k.papel from lote_papel k where k.lote_xml_id = l.id order by k.papel) as papeis,
    ${ultimoDemonstrativo} as demonstrativo
  from (${
    prestador === null
      ? sql`select * from lote_xml order by recebido_em desc, id desc limit ${maisNovos}`
      : sql`select * from lote_xml where prestador_codigo = ${prestador}`
  }) l join guia g on g.lote_xml_id = l.id join prestador p on p.codigo = l.prestador_codigo
  group by l.id, l.numero, l.nome_arquivo, l.recebido_em, p.codigo
  order by l.recebido_em desc, l.id desc`;

/** There are lots with guides, of the provider or, for null, of any. */
export const hasLotes = async (db: Db, prestador: string | null): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from lote_xml l join guia g on g.lote_xml_id = l.id
      where ${prestador}::text is null or l.prestador_codigo = ${prestador}) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** A lot and its sender. */
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

/** Guide numbers of a lot, ours and the provider's, in the order of the lot. */
export const findNumeros = (db: Db, lote: number) =>
  db
    .selectFrom('guia')
    .where('lote_xml_id', '=', lote)
    .select(['numero', 'numero_prestador', 'numero_operadora'])
    .orderBy('numero')
    .execute();
