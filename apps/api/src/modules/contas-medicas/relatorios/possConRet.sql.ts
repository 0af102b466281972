import type { RowOf } from '@vidas/api-client/report/report.ts';
import type { possConRet } from '@vidas/api-client/contas-medicas/relatorios/possConRet.report.ts';
import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import type { PeriodoEnviado } from './periodoEnviado.ts';

interface Pergunta extends PeriodoEnviado {
  qtdeDias: string;
}

/** Doctor of a guide: of its first item, else the provider itself. */
const medicoOf = (guia: string) => sql`coalesce(
  (select i.profissional_conselho from guia_item i
    where i.guia_numero = ${sql.ref(guia)}.numero and i.profissional_conselho is not null
    order by i.sequencia limit 1),
  ${sql.ref(guia)}.prestador_codigo)`;

/** Consultations of the period with the next one of the same person and doctor within that many days (CMR-7). */
export const selectConsultasRetorno = (_: ReportContext, { dtInicial, dtFinal, qtdeDias }: Pergunta) => sql<
  RowOf<typeof possConRet>
>`
  with primeira as (
    select g.*, ${medicoOf('g')} as medico
    from guia g
    where g.tipo_guia = 'CONSULTA' and g.status is distinct from 3
      and g.emitida_em between ${dtInicial}::date and ${dtFinal}::date
  )
  select
    p.nome, g.matricula as codsau, g.numero as guiocor, g.emitida_em as dataguia,
    s.numero as guiaseguinte, s.emitida_em as dataguiaseguinte, s.emitida_em - g.emitida_em as difdias,
    case when exists (
      select 1 from guia eg
      join guia_item ei on ei.guia_numero = eg.numero
      join procedimento pc on pc.tabela = ei.tabela and pc.codigo = ei.codigo
      where eg.matricula = g.matricula and eg.status is distinct from 3 and pc.classificacao = 'EXAME'
        and eg.emitida_em between g.emitida_em and s.emitida_em
    ) then 'SIM' else 'NAO' end as temexame,
    g.medico as codmedico, pr.especialidade, sp.especialidade as especialidadeseguinte, g.baixada_em as datbaix
  from primeira g
  cross join lateral (
    select n.numero, n.emitida_em, n.prestador_codigo
    from guia n
    where n.matricula = g.matricula
      and n.emitida_em between g.emitida_em and g.emitida_em + ${Number(qtdeDias)}::int
      and (n.emitida_em, n.numero) > (g.emitida_em, g.numero)
      and n.tipo_guia = 'CONSULTA' and n.status is distinct from 3
      and ${medicoOf('n')} = g.medico
    order by n.emitida_em, n.numero
    limit 1
  ) s
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  join prestador pr on pr.codigo = g.prestador_codigo
  join prestador sp on sp.codigo = s.prestador_codigo
  order by g.emitida_em, g.numero`;
