import type { CustoAssistencial } from '@vidas/api-client/contabilidade/custo-assistencial/custoAssistencial.report.ts';
import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import { ofStatus } from '../../contas-medicas/guias/guias.sql.ts';

interface Pedido {
  dtInicial: string;
  dtFinal: string;
  /** Empty for any day. */
  dtNF: string;
}

/** Items of the guides incorporated in the months that the period touches, by guide and sequence (CTB-3). */
export const selectCustoAssistencial = (
  _: ReportContext,
  { dtInicial, dtFinal, dtNF }: Pedido,
) => sql<CustoAssistencial>`
  select g.competencia, g.matricula as "codPaciente", p.sexo as "sexoPaciente", p.nascimento as "dtNascimento",
    mp.nome as "cidadePaciente", mp.uf as "ufPaciente", g.prestador_codigo as "codExecutante", pr.nome as "nomeExecutante",
    pr.especialidade as "especialidadeExecutante", mx.nome as "cidadeExecutante", mx.uf as "ufExecutante", g.numero as guia,
    g.regime, g.liberada_em as "dtLiberacao", g.emitida_em as "dtEmissao", i.codigo as "codProcedimento",
    coalesce(pc.descricao, i.descricao) as "descProcedimento", pc.classificacao, pl.tipo as "tipoPlano",
    pl.registro as "registroPlano", (coalesce(i.quantidade_aprovada, 0) * 10000)::int8 as quantidade,
    coalesce(i.valor_aprovado_cents, 0) as valor, g.cid_codigo as "codCid", c.descricao as "descCid",
    g.solicitante_codigo as "codSolicitante", coalesce(ps.nome, g.solicitante_nome) as "nomeSolicitante",
    ps.especialidade as "especialidadeSolicitante", i.sequencia as sequencial, g.nota_fiscal as "notaFiscal"
  from guia g
  join guia_item i on i.guia_numero = g.numero
  join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id
  join plano pl on pl.registro = b.plano_registro
  join prestador pr on pr.codigo = g.prestador_codigo
  left join municipio mp on mp.codigo = p.municipio_codigo
  left join municipio mx on mx.codigo = pr.municipio_codigo
  left join prestador ps on ps.codigo = g.solicitante_codigo
  left join procedimento pc on pc.tabela = i.tabela and pc.codigo = i.codigo
  left join cid10 c on c.codigo = g.cid_codigo
  where ${ofStatus.incorporadas} and g.competencia between ${dtInicial.slice(0, 7)} and ${dtFinal.slice(0, 7)}
    and ${dtNF === '' ? sql`true` : sql`g.nota_fiscal_em = ${dtNF}::date`}
  order by g.competencia, g.numero, i.sequencia`;
