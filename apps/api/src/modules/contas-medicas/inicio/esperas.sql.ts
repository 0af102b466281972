import { momento } from '../../../db/momento.ts';
import { faixasDeEspera } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import type { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import type { lotesEmAnalise } from '@vidas/api-client/contas-medicas/inicio/lotesEmAnalise.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofStatus } from '../guias/guias.sql.ts';

/** The day from which one counts, ISO, and the only provider that is asked about; null for all (CTM-60). */
export interface De {
  hoje: string;
  unico: string | null;
}

/** The provider `pr` as the lists write it. */
export const prestador = sql`pr.codigo || ' - ' || pr.nome`;

/** The guide `g` is of the provider that is asked about. */
export const doPrestador = (unico: string | null): RawBuilder<unknown> =>
  unico === null ? sql`true` : sql`g.prestador_codigo = ${unico}`;

const faixas = faixasDeEspera.map(({ nome }) => nome);
/** The first day of every band behind the first. */
const limites = faixasDeEspera.slice(0, -1).map(({ ate }) => ate + 1);

/** How many days a moment is ago, and the band of that (CTM-61). */
const espera = (hoje: string, desde: RawBuilder<unknown>): RawBuilder<unknown> => {
  const dias = sql`${hoje}::date - ${desde}::date`;
  return sql`${dias} as dias, (${faixas}::text[])[width_bucket(${dias}, ${limites}::int[]) + 1] as faixa`;
};

type GuiaRow = Omit<RowOf<typeof guiasEmAnalise>, 'situacao'> & { status: 0 | 2 | null };

/** The guides that wait for a decision, the oldest first (CTM-61). */
export const selectGuiasEmAnalise = ({ hoje, unico }: De): RawBuilder<GuiaRow> => sql<GuiaRow>`
  select g.numero as guia, ${prestador} as prestador, l.numero as lote, g.importada_em::date as "importadaEm",
    ${espera(hoje, sql`g.importada_em`)}, g.status, g.tipo_guia as tipo, g.valor_cents as valor
  from guia g
  join prestador pr on pr.codigo = g.prestador_codigo
  left join lote_xml l on l.id = g.lote_xml_id
  where ${ofStatus.verificar} and ${doPrestador(unico)}
  order by g.importada_em, g.numero`;

type LoteRow = RowOf<typeof lotesEmAnalise>;

/** The lots of which guides wait for a decision, the oldest first (CTM-62). */
export const selectLotesEmAnalise = ({ hoje, unico }: De): RawBuilder<LoteRow> => sql<LoteRow>`
  select l.numero as lote, ${prestador} as prestador, l.nome_arquivo as arquivo,
    ${momento('l.recebido_em')} as "recebidoEm", ${espera(hoje, sql`l.recebido_em`)},
    (select count(*)::int from guia o where o.lote_xml_id = l.id) as guias, e.quantidade as "guiasEmAnalise", e.valor
  from (
    select g.lote_xml_id, count(*)::int as quantidade, sum(g.valor_cents)::int8 as valor
    from guia g
    where ${ofStatus.verificar} and ${doPrestador(unico)}
    group by g.lote_xml_id
  ) e
  join lote_xml l on l.id = e.lote_xml_id
  join prestador pr on pr.codigo = l.prestador_codigo
  order by l.recebido_em, l.id`;
