import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import type { PeriodoEnviado } from './periodoEnviado.ts';

/** Orders by day of release, with the person's days in the plan then (CMR-3). */
export const selectPedidos = ({ db }: ReportContext, { dtInicial, dtFinal }: PeriodoEnviado) =>
  db
    .selectFrom('pedido as pe')
    .innerJoin('beneficiario as b', 'b.matricula', 'pe.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('procedimento as pc', (join) =>
      join.onRef('pc.tabela', '=', 'pe.tabela').onRef('pc.codigo', '=', 'pe.codigo'),
    )
    .where(sql<boolean>`pe.liberado_em between ${dtInicial}::date and ${dtFinal}::date`)
    .select([
      // Needed for the count in the record of readings (PRV-8).
      'b.pessoa_id',
      'p.nome',
      'pe.numero as pedido',
      'pe.grupo',
      'pe.codigo as codProcedimento',
      'pc.descricao as descProcedimento',
      'pe.liberado_em as dataLiberacao',
      sql<
        number | null
      >`case when b.ativado_em is not null then greatest(pe.liberado_em - b.ativado_em, 0) end`.as(
        'diasPlano',
      ),
      'pe.status',
    ])
    .orderBy('pe.liberado_em')
    .orderBy('pe.numero');
