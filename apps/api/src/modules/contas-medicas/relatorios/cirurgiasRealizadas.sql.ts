import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import type { PeriodoEnviado } from './periodoEnviado.ts';

/** Surgeries by day, each with its hospital, even when the surgeon sends a separate guide (CMR-4). */
export const selectCirurgias = ({ db }: ReportContext, { dtInicial, dtFinal }: PeriodoEnviado) =>
  db
    .selectFrom('guia_item as i')
    .innerJoin('guia as g', 'g.numero', 'i.guia_numero')
    .innerJoin('beneficiario as b', 'b.matricula', 'g.matricula')
    .innerJoin('pessoa as p', 'p.id', 'b.pessoa_id')
    .innerJoin('procedimento as pc', (join) =>
      join.onRef('pc.tabela', '=', 'i.tabela').onRef('pc.codigo', '=', 'i.codigo'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('guia as ig')
          .select('ig.prestador_codigo')
          .whereRef('ig.matricula', '=', 'g.matricula')
          .whereRef('ig.emitida_em', '=', 'g.emitida_em')
          .where('ig.tipo_guia', '=', 'RESUMO DE INTERNAÇÃO')
          .where(sql<boolean>`g.tipo_guia = 'HONORÁRIOS'`)
          .where(sql<boolean>`ig.status is distinct from 3`)
          .orderBy('ig.numero')
          .limit(1)
          .as('internacao'),
      (join) => join.onTrue(),
    )
    .leftJoin('prestador as pr', (join) =>
      join.on(
        'pr.codigo',
        '=',
        sql<string>`case when g.tipo_guia = 'HONORÁRIOS' then internacao.prestador_codigo else g.prestador_codigo end`,
      ),
    )
    .where('pc.classificacao', '=', 'CIRURGIA')
    .where(sql<boolean>`i.executado_em between ${dtInicial}::date and ${dtFinal}::date`)
    // Each assistant of a surgery has a separate line.
    .where(sql<boolean>`coalesce(i.grau_participacao, '00') = '00'`)
    .where(sql<boolean>`g.status is distinct from 3`)
    .select([
      // Needed for the count in the record of readings (PRV-8).
      'g.matricula',
      'g.numero as guia',
      'i.sequencia as item',
      'i.executado_em as dataCirurgia',
      'p.nome as beneficiario',
      'i.codigo as codproc',
      'pc.descricao',
      'pc.especialidade',
      'i.profissional_conselho as cnscr',
      'pr.nome as hospital',
      'g.baixada_em as databaixa',
      'g.emitida_em as dataemissao',
    ])
    .orderBy('i.executado_em')
    .orderBy('g.numero')
    .orderBy('i.sequencia');
