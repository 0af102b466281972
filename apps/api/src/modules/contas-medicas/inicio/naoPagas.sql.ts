import { tiposComBaixa } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { diasParaPagar } from '@vidas/api-client/contas-medicas/inicio/espera.rules.ts';
import type { guiasNaoPagas } from '@vidas/api-client/contas-medicas/inicio/guiasNaoPagas.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { type De, doPrestador, prestador } from './esperas.sql.ts';

/** Condition: guide `g` of provider `pr` is settled here, so that its payment is known (CTM-36). */
const pagaAqui = sql`pr.incorporar_baixada and g.gui_tipo = any(${[...tiposComBaixa]}::text[])
  and not exists (select 1 from guia_item i where i.guia_numero = g.numero and i.tabela_aprovada = '22' and i.tipo = 'HM' and i.credenciado)`;

/** Condition: guide `g` of provider `pr` was presented within twelve months, is settled here, and its payment is due (CTM-64). */
export const apresentada = ({
  hoje,
  unico,
}: De): RawBuilder<unknown> => sql`g.status is distinct from 3 and ${pagaAqui}
  and g.importada_em >= ${hoje}::date - interval '12 months' and g.importada_em < ${hoje}::date - ${diasParaPagar}::int
  and ${doPrestador(unico)}`;

/** Condition: guide `g` is unpaid. */
export const naoPaga = sql`g.baixada_em is null`;

type GuiaRow = Omit<RowOf<typeof guiasNaoPagas>, 'situacao'> & { status: 0 | 1 | 2 | null };

/** Unpaid guides whose payment is due, oldest first (CTM-64). */
export const selectGuiasNaoPagas = (de: De): RawBuilder<GuiaRow> => sql<GuiaRow>`
  select g.numero as guia, ${prestador} as prestador, pr.codigo as "codPrestador", l.numero as lote, g.importada_em::date as "importadaEm",
    ${de.hoje}::date - g.importada_em::date as dias, g.status, g.competencia, g.valor_cents as valor
  from guia g
  join prestador pr on pr.codigo = g.prestador_codigo
  left join lote_xml l on l.id = g.lote_xml_id
  where ${apresentada(de)} and ${naoPaga}
  order by g.importada_em, g.numero`;
