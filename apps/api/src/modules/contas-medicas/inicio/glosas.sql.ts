import type { itensGlosados } from '@vidas/api-client/contas-medicas/inicio/itensGlosados.report.ts';
import type { RowOf } from '@vidas/api-client/report/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofStatus } from '../guias/guias.sql.ts';
import { doPrestador, prestador } from './esperas.sql.ts';

type GlosaRow = RowOf<typeof itensGlosados>;

/** Denied items of the guides incorporated in a month (YYYY-MM), by guide and sequence (CTM-63). */
export const selectItensGlosados = (
  competencia: string,
  unico: string | null,
): RawBuilder<GlosaRow> => sql<GlosaRow>`
  select g.matricula, g.numero as guia, i.sequencia as item, ${prestador} as prestador, i.codigo, i.descricao,
    gl.codigo || ' - ' || gl.descricao as motivo, i.glosa_comentario as comentario, i.valor_cents as processado,
    coalesce(i.valor_aprovado_cents, 0) as liberado, i.valor_cents - coalesce(i.valor_aprovado_cents, 0) as glosa
  from guia g
  join guia_item i on i.guia_numero = g.numero
  join glosa gl on gl.codigo = i.glosa_codigo
  join prestador pr on pr.codigo = g.prestador_codigo
  where g.competencia = ${competencia} and ${ofStatus.incorporadas} and ${doPrestador(unico)}
  order by g.numero, i.sequencia`;
