import { bare } from './bare.ts';
import type { Dias } from './dias.ts';

const antes = (hoje: string, dias: number): string =>
  new Date(Date.parse(hoje) - dias * 86_400_000).toISOString().slice(0, 10);

/** The five lists of Prevenção, counted by one connection as the server does; those of a period go to today. */
const listas = (dias: Dias): string[] =>
  [
    bare.getRelatorioPossiveisGestantes({ ...dias, trimestre: antes(dias.hoje, 280), fim: dias.hoje }),
    bare.getRelatorioBeneficiariosAcima55(dias),
    bare.getRelatorioBeneficiariosCidE66Criancas(dias),
    bare.getRelatorioBeneficiariosCidE66Adultos(dias),
    bare.getRelatorioBeneficiariosRestricaoBariatrica(dias),
  ].map(
    (
      lista,
    ) => `select count(*)::int as pessoas, (count(*) filter (where contato = 'Para ligar hoje'))::int as ligar,
      (count(*) filter (where "ultimoContato" >= date_trunc('month', '${dias.hoje}'::date)))::int as contatadas,
      (count(*) filter (where "ultimoContato" >= date_trunc('month', '${dias.hoje}'::date) and falou = 'SIM'))::int as alcancadas
    from (${lista.replace(/order by p\.nome, b\.matricula$/, '')}) x`,
  );

/** The statements that give the numbers of each home, by module. */
export const statementsOfHomes = (dias: Dias): Record<string, string[]> => {
  const { hoje, mes } = dias;
  const doMes = `${hoje.slice(0, 7)}-01`;
  const resultado = (contrato: string): string => `
    select count(*)::int as linhas, sum(mensalidade)::bigint as receita, (sum(custo) - sum(copart))::bigint as despesa from (
      select empresa_codigo, plano_registro, sum(custo) as custo, sum(mensalidade) as mensalidade, sum(copart) as copart from (
        select b.empresa_codigo, b.plano_registro, sum(g.valor_aprovado_cents) as custo, 0 as mensalidade, 0 as copart
        from guia g join beneficiario b using (matricula) where g.status = 1 and g.competencia = '${mes}' and ${contrato} group by 1, 2
        union all
        select b.empresa_codigo, b.plano_registro, 0, coalesce(sum(l.valor_cents) filter (where l.tipo_codigo = 2), 0), coalesce(sum(l.valor_cents) filter (where l.tipo_codigo = 9), 0)
        from lancamento l join beneficiario b using (matricula)
        where l.status = 'ATIVO' and l.tipo_codigo in (2, 9) and l.competencia = '${mes}' and ${contrato} group by 1, 2
      ) parte group by 1, 2
    ) lista`;
  return {
    contabilidade: [
      resultado('b.tipo_contratacao = 1'),
      resultado('b.tipo_contratacao in (2, 3)'),
      'select count(*)::int as quantidade, sum(valor_cents)::bigint as valor from guia where status is null or status in (0, 2)',
    ],
    atendimento: [
      `select count(*)::int as atendimentos, (count(*) filter (where manifestacao_codigo = 3))::int as reclamacoes, (count(*) filter (where manifestacao_codigo = 4))::int as felizes,
         (count(*) filter (where manifestacao_codigo = 3 and status <> 'ENCERRADO'))::int as tristes
       from protocolo_atendimento where lancado_em >= '${doMes}' and lancado_em < '${doMes}'::date + interval '1 month'`,
      'select count(*)::int as tokens from token_confirmacao where protocolo_codigo is null',
      `select count(*)::int as total from autorizacao where lancada_em >= '${doMes}' and lancada_em < '${doMes}'::date + interval '1 month' and status = 'EM ANÁLISE'`,
    ],
    credenciamento: [
      `with rede as (
         select pr.especialidade, m.nome as cidade, coalesce(g.guias, 0) as guias,
           pr.credenciado_em <= '${hoje}' and (pr.descredenciado_em is null or pr.descredenciado_em > '${hoje}' or pr.recredenciado_em between pr.descredenciado_em and '${hoje}') as c
         from prestador pr left join municipio m on m.codigo = pr.municipio_codigo
         left join (select prestador_codigo, count(*) as guias from guia where importada_em >= '${hoje}'::date - interval '1 year' and importada_em < '${hoje}'::date + 1 group by 1) g
           on g.prestador_codigo = pr.codigo
       ), somas as (
         select especialidade, cidade, grouping(especialidade) as e, grouping(cidade) as m, (count(*) filter (where c))::int as credenciados, (count(*) filter (where not c))::int as fora,
           (count(*) filter (where c and guias = 0))::int as sem from rede group by grouping sets ((especialidade), (cidade), ())
       )
       (select credenciados, fora, sem from somas where e = 1 and m = 1)
       union all (select credenciados, null, null from somas where e = 0 and especialidade is not null order by 1 desc limit 5)
       union all (select credenciados, null, null from somas where m = 0 and cidade is not null order by 1 desc limit 5)`,
    ],
    prevencao: [listas(dias).join(' union all ')],
    // The queues are judged by the law, which has a runner of its own; here are the figures that a count gives.
    cobranca: [
      `select count(*)::int as quantidade, (count(*) filter (where not exists (select from retencao r where r.matricula = b.matricula)))::int as sem
       from beneficiario b where b.cancelado_em >= '${doMes}' and b.cancelado_em < '${doMes}'::date + interval '1 month'`,
      `select count(*)::int as abertas from retencao e where e.status = 'A' and not exists (select from retencao n where n.matricula = e.matricula and n.codigo > e.codigo)`,
      `select (count(*) filter (where chave like 'boleto:%'))::int as boletos from cobranca_envio where situacao = 'ENVIADO' and enviado_em >= '${doMes}' and enviado_em < '${doMes}'::date + interval '1 month'`,
      // The calls of the one session of the run.
      `select count(*)::int as ligacoes from (
         select distinct on (titular_matricula) titular_matricula, coalesce(proximo_em, promete_em) as dia, por from promessa_pagamento order by titular_matricula, registrada_em desc, id desc
       ) p join beneficiario b on b.matricula = p.titular_matricula
       where p.por = (select u.login from sessao s join usuario u on u.id = s.usuario_id order by s.criada_em desc limit 1) and p.dia <= '${hoje}'
         and b.ativado_em <= '${hoje}' and (b.cancelado_em is null or b.cancelado_em > '${hoje}')
         and exists (select from titulo t join fatura f on f.numero = t.fatura_numero where f.titular_matricula = b.matricula and f.tipo in ('I', 'A')
           and f.status = 'ABERTA' and t.cancelado_em is null and t.pago_em is null and t.vencimento < '${hoje}' and t.vencimento >= '${hoje}'::date - interval '24 months')`,
    ],
    // The one search that the session made before: the list by procedure.
    juridico: [
      `select count(*)::int as linhas from (${bare.getRelatorioProcedimentosRealizadosPeriodo(dias).replace(/order by r\.executado_em, g\.numero$/, '')}) x`,
      `select count(*)::int as abertas from nip where cancelada_em is null and (desfecho is null or (resposta is null and desfecho <> 'ARQUIVADA'))`,
      `select count(*)::int as recebidas from nip where cancelada_em is null and notificada_em >= '${doMes}' and notificada_em < '${doMes}'::date + interval '1 month'`,
    ],
    tecnologia: [
      `select count(*)::int as total from usuario_app where registrado_em >= '${doMes}' and registrado_em < '${doMes}'::date + interval '1 month'`,
      'select count(*)::int as total from usuario where ativo',
      'select count(*)::int as total from kysely_migration',
    ],
  };
};
