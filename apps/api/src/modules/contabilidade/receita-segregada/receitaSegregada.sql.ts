import type { TipoDeContrato } from '@vidas/api-client/contabilidade/contrato.rules.ts';
import type { Lancamento } from '@vidas/api-client/contabilidade/receita-segregada/receitaSegregada.report.ts';
import { sql } from 'kysely';
import type { ReportContext } from '../../../http/door.ts';
import { doContrato } from '../contrato.sql.ts';

interface Pedido {
  dtInicial: string;
  dtFinal: string;
}

/** Active postings of the months that the period touches, on lives of a contract type, in order (CTB-5). */
export const selectReceita =
  (tipo: TipoDeContrato) =>
  ({ hoje }: ReportContext, { dtInicial, dtFinal }: Pedido) =>
    sql<Lancamento>`
    select l.fatura_numero as "ASA", l.competencia as "LAN_COMPETENCIA", lt.classificacao as "CLASSIF", l.tipo_codigo as "LANCOD",
      lt.descricao as "L_COD", l.valor_cents as "VALOR", 'Ativo' as "LAN_STATUS", f.vencimento as "DT_VENCIMENTO",
      e.razao_social as "EMPRESA", l.matricula as "COD_SAU", p.nome as "PEF_NOME", tp.nome as "TITULAR_NOME",
      m.nome as "CIDADE", m.uf as "UF", case when b.dependencia = 1 then 'Titular' else 'Dependente' end as "TITULARIDADE",
      pl.tipo as "TIPO_PLANO", pl.registro as "PLA_REGISTRO",
      case when b.ativado_em <= ${hoje}::date and (b.cancelado_em is null or b.cancelado_em > ${hoje}::date)
        then 'SIM' else 'NAO' end as "BEN_ATIVO",
      b.ativado_em as "DT_ATIVACAO", initcap(f.status) as "FAT_STATUS"
    from lancamento l
    join lancamento_tipo lt on lt.codigo = l.tipo_codigo
    join beneficiario b on b.matricula = l.matricula
    join pessoa p on p.id = b.pessoa_id
    join beneficiario tb on tb.matricula = b.titular_matricula
    join pessoa tp on tp.id = tb.pessoa_id
    join plano pl on pl.registro = b.plano_registro
    left join municipio m on m.codigo = p.municipio_codigo
    left join empresa e on e.codigo = b.empresa_codigo
    left join fatura f on f.numero = l.fatura_numero
    where l.status = 'ATIVO' and l.competencia between ${dtInicial.slice(0, 7)} and ${dtFinal.slice(0, 7)}
      and ${doContrato(tipo)}
    order by l.competencia, l.id`;
