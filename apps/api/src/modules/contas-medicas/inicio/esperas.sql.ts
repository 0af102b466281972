import { momento } from '../../../db/momento.ts';
import { faixasDeEspera } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import type { guiasEmAnalise } from '@vidas/api-client/contas-medicas/inicio/guiasEmAnalise.report.ts';
import type { lotesEmAnalise } from '@vidas/api-client/contas-medicas/inicio/lotesEmAnalise.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ExigeSegunda } from '@vidas/api-client/contas-medicas/guias/segundaPessoa.rules.ts';
import { ofStatus } from '../guias/guias.sql.ts';
import { pedeSegunda } from '../guias/segundaPessoa.sql.ts';

/** Reference day (ISO) and the only visible provider; null for all (CTM-60). */
export interface De {
  hoje: string;
  unico: string | null;
}

/** Display form of provider `pr`. */
export const prestador = sql`pr.codigo || ' - ' || pr.nome`;

/** Condition: guide `g` belongs to the only visible provider. */
export const doPrestador = (unico: string | null): RawBuilder<unknown> =>
  unico === null ? sql`true` : sql`g.prestador_codigo = ${unico}`;

const faixas = faixasDeEspera.map(({ nome }) => nome);
/** First day of every band after the first. */
const limites = faixasDeEspera.slice(0, -1).map(({ ate }) => ate + 1);

/** Days since a moment, and their band (CTM-61). */
const espera = (hoje: string, desde: RawBuilder<unknown>): RawBuilder<unknown> => {
  const dias = sql`${hoje}::date - ${desde}::date`;
  return sql`${dias} as dias, (${faixas}::text[])[width_bucket(${dias}, ${limites}::int[]) + 1] as faixa`;
};

type GuiaRow = Omit<RowOf<typeof guiasEmAnalise>, 'situacao'> & {
  status: 0 | 2 | null;
  espera_segunda: boolean;
};

/** Guides that wait for a decision, oldest first (CTM-61). */
export const selectGuiasEmAnalise = (
  { hoje, unico }: De,
  exige: ExigeSegunda,
): RawBuilder<GuiaRow> => sql<GuiaRow>`
  select g.numero as guia, ${prestador} as prestador, l.numero as lote, g.importada_em::date as "importadaEm",
    ${espera(hoje, sql`g.importada_em`)}, g.status, ${pedeSegunda(exige)} as espera_segunda, g.tipo_guia as tipo,
    g.valor_cents as valor
  from guia g
  join prestador pr on pr.codigo = g.prestador_codigo
  left join lote_xml l on l.id = g.lote_xml_id
  where ${ofStatus.verificar} and ${doPrestador(unico)}
  order by g.importada_em, g.numero`;

type LoteRow = RowOf<typeof lotesEmAnalise>;

/** Lots with guides that wait for a decision, oldest first (CTM-62). */
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
