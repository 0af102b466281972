import { type Forma, lerForma, recuado } from './formas.ts';
import {
  autorizacao,
  beneficiario,
  contratado,
  despesas,
  executado,
  fim,
  membro,
  profissional,
  totais,
  validacao,
} from './pedacos.ts';

/** Five kinds of guides, by element name. */
export const especies = [
  'guiaConsulta',
  'guiaSP-SADT',
  'guiaResumoInternacao',
  'guiaHonorarios',
  'guiaOdonto',
] as const;

export type Especie = (typeof especies)[number];

// Requirements of the schemas 3.02.02, 3.03.03, 3.04.01, 3.05.00, 4.01.00 and 4.03.00, one form per kind.
// Lengths and domains are the widest.

const textos: Record<Especie, string> = {
  guiaConsulta: `
cabecalhoConsulta
  registroANS registro
  numeroGuiaPrestador t20
numeroGuiaOperadora? t20
${validacao}
dadosBeneficiario
${recuado(1, beneficiario)}
contratadoExecutante
${recuado(1, contratado)}
  CNES t7
profissionalExecutante
${recuado(1, profissional)}
indicacaoAcidente acidente
dadosAtendimento
  coberturaEspecial?@4.00- cobertura
  regimeAtendimento@4.00- regime
  saudeOcupacional?@4.00- saude
  dataAtendimento data
  tipoConsulta tipoConsulta
  procedimento
    codigoTabela tabela
    codigoProcedimento t10
    valorProcedimento valor
${fim}`,
  'guiaSP-SADT': `
cabecalhoGuia
  registroANS registro
  numeroGuiaPrestador t20
  guiaPrincipal? t20
dadosAutorizacao?
${recuado(1, autorizacao('?'))}
dadosBeneficiario
${recuado(1, beneficiario)}
dadosSolicitante
  contratadoSolicitante
${recuado(2, contratado)}
  nomeContratadoSolicitante@4.00- t70
  profissionalSolicitante
${recuado(2, profissional)}
dadosSolicitacao
  dataSolicitacao? data
  caraterAtendimento carater
  indicacaoClinica? t500
  indCobEspecial?@4.00- cobertura
dadosExecutante
  contratadoExecutante
${recuado(2, contratado)}
  CNES t7
dadosAtendimento
  tipoAtendimento tipoAtendimento
  indicacaoAcidente acidente
  tipoConsulta? tipoConsulta
  motivoEncerramento? obito
  regimeAtendimento@4.00- regime
  saudeOcupacional?@4.00- saude
procedimentosExecutados?
  procedimentoExecutado*
${recuado(2, executado)}
    equipeSadt?*
      grauPart? grau
${recuado(3, membro)}
${despesas}
${totais}
${fim}`,
  guiaResumoInternacao: `
cabecalhoGuia
  registroANS registro
  numeroGuiaPrestador t20
numeroGuiaSolicitacaoInternacao t20
dadosAutorizacao
${recuado(1, autorizacao(''))}
dadosBeneficiario
${recuado(1, beneficiario)}
dadosExecutante
  contratadoExecutante
${recuado(2, contratado)}
  CNES t7
dadosInternacao
  caraterAtendimento carater
  tipoFaturamento tipoFaturamento
  dataInicioFaturamento data
  horaInicioFaturamento hora
  dataFinalFaturamento data
  horaFinalFaturamento hora
  tipoInternacao tipoInternacao
  regimeInternacao regimeInternacao
  declaracoes?*
    declaracaoNascido? documento
    diagnosticoObito? t4
    declaracaoObito? documento
    indicadorDORN? simNao
dadosSaidaInternacao
  diagnostico?* t4
  indicadorAcidente acidente
  motivoEncerramento saida
procedimentosExecutados?
  procedimentoExecutado*
${recuado(2, executado)}
    centroConsumo?@4.03- centro
    identEquipe?*
      identificacaoEquipe
        grauPart grau
${recuado(4, membro)}
${totais}
${despesas}
${fim}`,
  guiaHonorarios: `
cabecalhoGuia
  registroANS registro
  numeroGuiaPrestador t20
guiaSolicInternacao t20
senha? t20
numeroGuiaOperadora? t20
beneficiario
  numeroCarteira t20
  nomeBeneficiario@-3.05 t70
  atendimentoRN simNao
localContratado
  codigoContratado
    |codigoNaOperadora t14
    |cnpjLocalExecutante cnpj
  nomeContratado t70
  cnes t7
dadosContratadoExecutante
  codigonaOperadora t14
  nomeContratadoExecutante@-3.05 t70
  cnesContratadoExecutante t7
dadosInternacao
  dataInicioFaturamento data
  dataFimFaturamento data
  caraterAtendimento@4.03- carater
procedimentosRealizados
  procedimentoRealizado*
${recuado(2, executado)}
    profissionais*
      grauParticipacao grau
      codProfissional
        |codigoPrestadorNaOperadora t14
        |cpfContratado cpf
      nomeProfissional t70
      conselhoProfissional conselho
      numeroConselhoProfissional t15
      UF uf
      CBO cbo
observacao? t500
valorTotalHonorarios valor
dataEmissaoGuia data
assinaturaDigitalGuia? livre`,
  guiaOdonto: `
registroANS registro
numeroGuiaPrestador t20
numeroGuiaPrincipal? t20
dataAutorizacao? data
senhaAutorizacao? t20
validadeSenha? data
numeroGuiaOperadora? t20
${validacao}
dadosBeneficiario
${recuado(1, beneficiario)}
planoBeneficiario t40
nomeEmpresa? t40
numeroTelefone?@-3.05 t11
nomeTitular?@-3.05 t70
dadosProfissionaisResponsaveis
  nomeProfSolic? t70
  croSolic? t15
  ufSolic? uf
  cbosSolic? cbo
  codigoProfExec t14
  nomeProfExec@-3.05 t70
  croExec t15
  ufExec uf
  cnesExec t7
  nomeProfExec2? t70
  croExec2? t15
  ufExec2? uf
  cbosExec2 cbo
procedimentosExecutados*
  sequencialItem@3.04- inteiro
  procSolic
    codigoTabela tabela
    codigoProcedimento t10
    descricaoProcedimento t150
  denteRegiao?
    |codDente t2
    |codRegiao t4
  denteFace? t5
  qtdProc inteiro
  qtdUS? valor
  valorProc valor
  valorFranquia? valor
  autorizado logico
  dataRealizacao data
dataTerminoTrat? data
tipoAtendimento atendimentoOdonto
tipoFaturamento faturamentoOdonto
qtdTotalUS? valor
valorTotalProc valor
valorTotalFranquia? valor
observacao? t500
odontoInicial? livre
assinaturaDigitalGuia? livre`,
};

export const formasDasGuias = Object.fromEntries(
  especies.map((especie) => [especie, lerForma(textos[especie])]),
) as Record<Especie, Forma[]>;

/** Below `cabecalho`; 3.02.00 and 3.02.01 call Padrao versaoPadrao. */
export const formaDoCabecalho = lerForma(`
identificacaoTransacao
  tipoTransacao t60
  sequencialTransacao t12
  dataRegistroTransacao data
  horaRegistroTransacao hora
falhaNegocio? t4
origem
  identificacaoPrestador
    |CNPJ cnpj
    |CPF cpf
    |codigoPrestadorNaOperadora t14
destino
  registroANS registro
|Padrao t10
|versaoPadrao t10
loginSenhaPrestador? livre`);
