// Handwritten statements for the reports, for these questions alone: the days of the questions stand in the text.
import { nomeDoStatus } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import { procedimento } from './data.ts';
import type { Dias } from './dias.ts';

const ativo = (hoje: string, vida = 'b'): string =>
  `${vida}.ativado_em <= '${hoje}' and (${vida}.cancelado_em is null or ${vida}.cancelado_em > '${hoje}')`;

const custo = ({ mes }: Dias): string => `
  select g.competencia, g.matricula as "codPaciente", p.sexo as "sexoPaciente", p.nascimento as "dtNascimento", mp.nome as "cidadePaciente",
    mp.uf as "ufPaciente", g.prestador_codigo as "codExecutante", pr.nome as "nomeExecutante", pr.especialidade as "especialidadeExecutante",
    mx.nome as "cidadeExecutante", mx.uf as "ufExecutante", g.numero as guia, g.regime, g.liberada_em as "dtLiberacao", g.emitida_em as "dtEmissao",
    i.codigo as "codProcedimento", coalesce(pc.descricao, i.descricao) as "descProcedimento", pc.classificacao, pl.tipo as "tipoPlano",
    pl.registro as "registroPlano", trim_scale(coalesce(i.quantidade_aprovada, 0)) as quantidade, coalesce(i.valor_aprovado_cents, 0) as valor,
    g.cid_codigo as "codCid", c.descricao as "descCid", g.solicitante_codigo as "codSolicitante", coalesce(ps.nome, g.solicitante_nome) as "nomeSolicitante",
    ps.especialidade as "especialidadeSolicitante", i.sequencia as sequencial, g.nota_fiscal as "notaFiscal"
  from guia g join guia_item i on i.guia_numero = g.numero
  join beneficiario b on b.matricula = g.matricula join pessoa p on p.id = b.pessoa_id join plano pl on pl.registro = b.plano_registro
  join prestador pr on pr.codigo = g.prestador_codigo
  left join municipio mp on mp.codigo = p.municipio_codigo left join municipio mx on mx.codigo = pr.municipio_codigo
  left join prestador ps on ps.codigo = g.solicitante_codigo left join procedimento pc on pc.tabela = i.tabela and pc.codigo = i.codigo
  left join cid10 c on c.codigo = g.cid_codigo
  where g.status = 1 and g.competencia = '${mes}'
  order by g.numero, i.sequencia`;

const receita = ({ hoje, mes }: Dias): string => `
  select l.fatura_numero as "ASA", l.competencia as "LAN_COMPETENCIA", lt.classificacao as "CLASSIF", l.tipo_codigo as "LANCOD", lt.descricao as "L_COD",
    l.valor_cents as "VALOR", 'Ativo' as "LAN_STATUS", f.vencimento as "DT_VENCIMENTO", e.razao_social as "EMPRESA", l.matricula as "COD_SAU", p.nome as "PEF_NOME",
    tp.nome as "TITULAR_NOME", m.nome as "CIDADE", m.uf as "UF", case when b.dependencia = 1 then 'Titular' else 'Dependente' end as "TITULARIDADE",
    pl.tipo as "TIPO_PLANO", pl.registro as "PLA_REGISTRO", case when ${ativo(hoje)} then 'SIM' else 'NAO' end as "BEN_ATIVO", b.ativado_em as "DT_ATIVACAO",
    f.status as "FAT_STATUS"
  from lancamento l join lancamento_tipo lt on lt.codigo = l.tipo_codigo join beneficiario b on b.matricula = l.matricula join pessoa p on p.id = b.pessoa_id
  join beneficiario tb on tb.matricula = b.titular_matricula join pessoa tp on tp.id = tb.pessoa_id join plano pl on pl.registro = b.plano_registro
  left join municipio m on m.codigo = p.municipio_codigo left join empresa e on e.codigo = b.empresa_codigo left join fatura f on f.numero = l.fatura_numero
  where l.status = 'ATIVO' and l.competencia = '${mes}' and b.tipo_contratacao in (2, 3)
  order by l.id`;

/** Guides and postings are summed apart, so that each sum may be made in parallel. */
const somas = (chave: string, contrato: string, desde: string, ate: string): string => `
  select ${chave}, sum(custo) as custo, sum(mensalidade) as mensalidade, sum(copart) as copart from (
    select ${chave}, sum(g.valor_aprovado_cents) as custo, 0 as mensalidade, 0 as copart from guia g join beneficiario b using (matricula)
    where g.status = 1 and g.competencia between '${desde}' and '${ate}' and ${contrato} group by ${chave}
    union all
    select ${chave}, 0, sum(l.valor_cents) filter (where l.tipo_codigo = 2), sum(l.valor_cents) filter (where l.tipo_codigo = 9)
    from lancamento l join beneficiario b using (matricula)
    where l.status = 'ATIVO' and l.tipo_codigo in (2, 9) and l.competencia between '${desde}' and '${ate}' and ${contrato} group by ${chave}
  ) parte group by ${chave}`;

const resumida =
  (contrato: string) =>
  ({ mesInicial, mes }: Dias): string =>
    `
  select s.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", s.empresa_codigo as "EMP", s.custo as "CUSTOBRUTO", s.mensalidade as "MENSALIDADE",
    s.copart as "COPART", null as "BENEFICIARIO", null as "CIDADE", s.plano_registro as "PLANO"
  from (${somas('competencia, empresa_codigo, plano_registro', contrato, mesInicial, mes)}) s left join empresa e on e.codigo = s.empresa_codigo
  order by 1, 3, 9`;

const daEmpresa = ({ mesInicial, mes }: Dias): string => `
  select s.competencia as "COMPETENCIA", e.razao_social as "EMPRESA", e.codigo as "EMP", s.custo as "CUSTOBRUTO", s.mensalidade as "MENSALIDADE",
    s.copart as "COPART", p.nome as "BENEFICIARIO", mu.nome as "CIDADE", b.plano_registro as "PLANO"
  from (${somas('competencia, matricula', "b.empresa_codigo = '000077' and b.tipo_contratacao in (2, 3)", mesInicial, mes)}) s
  join beneficiario b using (matricula) join pessoa p on p.id = b.pessoa_id left join municipio mu on mu.codigo = p.municipio_codigo
  left join empresa e on e.codigo = b.empresa_codigo
  order by s.competencia, s.matricula`;

const emAnalise = ({ hoje }: Dias): string => `
  select g.numero as guia, pr.codigo || ' - ' || pr.nome as prestador, l.numero as lote, g.importada_em::date as "importadaEm",
    '${hoje}'::date - g.importada_em::date as dias, case g.status when 0 then '${nomeDoStatus(0)}' when 2 then '${nomeDoStatus(2)}' else '${nomeDoStatus(null)}' end as situacao, g.tipo_guia as tipo, g.valor_cents as valor
  from guia g join prestador pr on pr.codigo = g.prestador_codigo left join lote_xml l on l.id = g.lote_xml_id
  where g.status is null or g.status in (0, 2) order by g.importada_em, g.numero`;

const autorizacoes = ({ inicio, fim }: Dias): string => `
  select codigo as "gtpCod", status, lancada_em as "dataLancamento", auditada_em as "dataAuditoria", classe, inicio as dtinicial, fim as dtfinal, carater
  from autorizacao where lancada_em between '${inicio}' and '${fim}' order by lancada_em, codigo`;

const protocolos = ({ hoje, trimestre, fim }: Dias): string => `
  select r.protocolo, r.codigo as "ocoCod", to_char(r.lancado_em, 'YYYY-MM-DD"T"HH24:MI') as "ocoDtlanc", r.matricula as "codSau", p.nome, r.ocorrido_em as "ocoData",
    r.status as "ocoStatus", r.descricao as "ocoDescricao", r.funcionario_matricula as "funMat", r.funcionario_nome as "pefNome", r.providencia as "ocoProvidencia",
    r.encerrado_em as "ocoDtfim", r.tema_codigo as "ocoTema", t.descricao as tema, c.descricao as canal, r.canal_codigo as "ocoCanal", r.demanda as "ocoDemanda",
    r.tema_reclamacao as "ocoTemaReclamacao", r.manifestacao_codigo as "ocoManifestacao", m.descricao as manifesto, pr.crm as "cnsCr",
    greatest(coalesce(r.encerrado_em, '${hoje}') - r.ocorrido_em, 0) as dias,
    case when r.manifestacao_codigo = 4 then 'FELIZ' when r.manifestacao_codigo = 3 and r.status <> 'ENCERRADO' then 'TRISTE' end as satisfacao
  from protocolo_atendimento r join beneficiario b on b.matricula = r.matricula join pessoa p on p.id = b.pessoa_id
  join atendimento_tema t on t.codigo = r.tema_codigo join atendimento_canal c on c.codigo = r.canal_codigo
  join atendimento_manifestacao m on m.codigo = r.manifestacao_codigo left join prestador pr on pr.codigo = r.prestador_codigo
  where r.lancado_em >= '${trimestre}' and r.lancado_em < '${fim}'::date + 1 order by r.lancado_em, r.codigo`;

const tokens = (): string => `
  select k.matricula as codsau, p.nome, k.token, pr.crm, to_char(k.criado_em, 'YYYY-MM-DD"T"HH24:MI') as data,
    case when k.protocolo_codigo is null then 'AGUARDANDO' else 'REGISTRADO' end as situacao, r.protocolo, r.funcionario_nome as "registradoPor",
    to_char(r.lancado_em, 'YYYY-MM-DD"T"HH24:MI') as "registradoEm"
  from token_confirmacao k join beneficiario b on b.matricula = k.matricula join pessoa p on p.id = b.pessoa_id join prestador pr on pr.codigo = k.prestador_codigo
  left join protocolo_atendimento r on r.codigo = k.protocolo_codigo order by k.criado_em desc, k.id desc`;

const porProcedimento = ({ hoje, trimestre, fim }: Dias): string => `
  select p.nome as "nomeBeneficiario", p.sexo, extract(year from age('${hoje}', p.nascimento))::int as idade, p.fone_1 as telefone, pl.tipo as "tipoPlano",
    case when ${ativo(hoje)} then 'SIM' else 'NAO' end as "benAtivo", r.executado_em as "dataProcedimento", pr.nome as executante, g.numero as guia,
    case when g.baixada_em is null then 'NAO' else 'SIM' end as baixada
  from (select distinct guia_numero, executado_em from guia_item where codigo = '${procedimento}' and executado_em between '${trimestre}' and '${fim}') r
  join guia g on g.numero = r.guia_numero join prestador pr on pr.codigo = g.prestador_codigo join beneficiario b on b.matricula = g.matricula
  join pessoa p on p.id = b.pessoa_id join plano pl on pl.registro = b.plano_registro
  where g.status is distinct from 3 order by r.executado_em, g.numero`;

/** People of a programme: under the newest of their active bonds, with their last contact. */
const pessoas = (
  { hoje }: Dias,
  { programa, columns, quem }: { programa: string; columns: string; quem: string },
): string => `
  select ${columns},
    case when c.pessoa_id is null then 'Nunca contatado' when c.resultado = 'NUMERO_ERRADO' then 'Número errado' when c.proximo_em <= '${hoje}' then 'Para ligar hoje'
      when c.resultado = 'RECUSOU' then 'Recusou' else 'Agendado' end as contato,
    c.dia as "ultimoContato", c.resultado as "resultadoContato", case when c.resultado in ('LIGAR_DEPOIS', 'ACEITOU', 'RECUSOU') then 'SIM' when c.resultado is not null then 'NAO' end as falou,
    c.proximo_em as "proximoContato", case when c.resultado in ('LIGAR_DEPOIS', 'ACEITOU') then coalesce(u.nome, c.login) when c.resultado is not null then 'Qualquer pessoa' end as "quemLiga"
  from beneficiario b
  join pessoa p on p.id = b.pessoa_id ${quem}
  left join municipio mu on mu.codigo = p.municipio_codigo
  left join (select distinct on (pessoa_id) * from programa_contato where programa = '${programa}' order by pessoa_id, dia desc) c on c.pessoa_id = b.pessoa_id
  left join usuario u on lower(u.login) = lower(c.login)
  where ${ativo(hoje)} and not exists (
    select from beneficiario o where o.pessoa_id = b.pessoa_id and o.matricula > b.matricula and ${ativo(hoje, 'o')})
  order by p.nome, b.matricula`;

const idade = (hoje: string): string => `extract(year from age('${hoje}', p.nascimento))::int`;
/** Born so that the age lies between these years, both inside. */
const comIdade = (hoje: string, de: number, ate: number): string =>
  `p.nascimento <= '${hoje}'::date - interval '${de} years' and p.nascimento > '${hoje}'::date - interval '${ate + 1} years'`;

const acima55 = (dias: Dias): string =>
  pessoas(dias, {
    programa: 'ACIMA_55',
    columns: `b.matricula, p.nome, coalesce(p.fone_1, p.fone_2, p.fone_3) as telefone, ${idade(dias.hoje)} as idade, mu.nome as cidade, coalesce(custo.total, 0) as "custoBeneficio"`,
    quem: `and ${comIdade(dias.hoje, 56, 200)} left join (
      select o.pessoa_id, sum(coalesce(g.valor_aprovado_cents, g.valor_cents)) as total from guia g join beneficiario o using (matricula)
      where g.emitida_em > '${dias.hoje}'::date - interval '1 year' and g.emitida_em <= '${dias.hoje}' and g.status is distinct from 3 group by 1
    ) custo on custo.pessoa_id = b.pessoa_id`,
  });

const obesidade =
  (de: number, ate: number) =>
  (dias: Dias): string =>
    pessoas(dias, {
      programa: 'OBESIDADE',
      columns: `b.matricula as codsau, p.nome as pefnome, mu.nome as cidade, ${idade(dias.hoje)} as idade`,
      quem: `and ${comIdade(dias.hoje, de, ate)} and p.id in (
        select o.pessoa_id from guia g join beneficiario o using (matricula)
        where g.cid_codigo in (select codigo from cid10 where codigo like 'E66%') and g.status is distinct from 3)`,
    });

const gestantes = (dias: Dias): string => {
  const sinal = (codigos: string, cids: string, ate: string): string => `
    select o.pessoa_id, max(s.dia) as dia from (
      select g.matricula, i.executado_em as dia from guia_item i join guia g on g.numero = i.guia_numero
      where i.tabela = '22' and i.codigo in (${codigos}) and i.executado_em between '${dias.trimestre}' and '${ate}' and g.status is distinct from 3
      union all
      select g.matricula, g.emitida_em from guia g
      where g.cid_codigo in (select codigo from cid10 where codigo ~ '^(${cids})') and g.emitida_em between '${dias.trimestre}' and '${ate}' and g.status is distinct from 3
    ) s join beneficiario o using (matricula) group by 1`;
  const inicio = `'40901238', '40901246', '40901254', '40901262', '40901270', '40901289', '40901297', '40901505', '20202016'`;
  const fim = `'31309054', '31309127', '31309135', '31309208', '31309062'`;
  return pessoas(dias, {
    programa: 'GESTANTES',
    columns: `b.matricula as "codSau", p.nome as "pefNome", coalesce(p.fone_1, p.fone_2, p.fone_3) as fone, p.email as "pefEmail", mu.nome as "munCidade"`,
    quem: `and p.sexo = 'F' join (
      select i.pessoa_id from (${sinal(inicio, 'Z321|Z33|Z34|Z35|Z36|O1|O2|O3|O4', dias.fim)}) i
      left join (${sinal(fim, 'O0|O6|O7|O8|Z37|Z39', dias.hoje)}) f using (pessoa_id) where f.dia is null or f.dia < i.dia
    ) sinal on sinal.pessoa_id = p.id`,
  });
};

const bariatrica = (dias: Dias): string =>
  pessoas(dias, {
    programa: 'BARIATRICA',
    columns: `b.matricula, p.nome, p.nascimento as "dtNasc", ${idade(dias.hoje)} as idade, mu.nome as cidade, r.dia as "dtCadastro"`,
    quem: `join (
      select o.pessoa_id, max(r.cadastrada_em) as dia from restricao_bariatrica r join beneficiario o using (matricula)
      where r.cadastrada_em between '${dias.ano}' and '${dias.hoje}' and (r.encerrada_em is null or r.encerrada_em > '${dias.hoje}') group by 1
    ) r on r.pessoa_id = p.id`,
  });

/** By the call that answers the same. */
export const bare = {
  getCustoAssistencialNotaFiscal: custo,
  getReceitaSegregadaDetalhadaEmpresarial: receita,
  getSinistralidadeEmpresarialResumida: resumida('b.tipo_contratacao in (2, 3)'),
  getSinistralidadeIndividualResumida: resumida('b.tipo_contratacao = 1'),
  getSinistralidadeEmpresarialDetalhada: daEmpresa,
  getGuiasEmAnalise: emAnalise,
  getRelatorioRegAutorizacao: autorizacoes,
  getRelatorioRegProtocolo: protocolos,
  getTokenconfirmacao: tokens,
  getRelatorioPossiveisGestantes: gestantes,
  getRelatorioBeneficiariosAcima55: acima55,
  getRelatorioBeneficiariosCidE66Criancas: obesidade(8, 15),
  getRelatorioBeneficiariosCidE66Adultos: obesidade(16, 200),
  getRelatorioBeneficiariosRestricaoBariatrica: bariatrica,
  getRelatorioProcedimentosRealizadosPeriodo: porProcedimento,
} satisfies Record<string, (dias: Dias) => string>;
