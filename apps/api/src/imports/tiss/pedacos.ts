// Parts shared by the forms of several kinds of guides, in the notation of `lerForma`.

export const beneficiario = `
numeroCarteira t20
atendimentoRN simNao
nomeBeneficiario@-3.05 t70
numeroCNS?@-3.05 t15
tipoIdent?@3.04- identificacao
identificadorBeneficiario? base64
templateBiometrico?@3.04-3.05 base64`;

export const contratado = `
|codigoPrestadorNaOperadora t14
|cpfContratado cpf
|cnpjContratado cnpj
nomeContratado@-3.05 t70`;

export const profissional = `
nomeProfissional? t70
conselhoProfissional conselho
numeroConselhoProfissional t15
UF uf
CBOS cbo`;

export const validacao = `
ausenciaCodValidacao?@3.04- ausencia
codValidacao?@3.04- t10`;

export const autorizacao = (senha: string): string => `
numeroGuiaOperadora? t20
dataAutorizacao data
senha${senha} t20
dataValidadeSenha? data
${validacao}`;

export const executado = `
sequencialItem@3.04- inteiro
dataExecucao data
horaInicial? hora
horaFinal? hora
procedimento
  codigoTabela tabela
  codigoProcedimento t10
  descricaoProcedimento t150
quantidadeExecutada inteiro
viaAcesso? via
tecnicaUtilizada? via
reducaoAcrescimo fator
valorUnitario valor
valorTotal valor`;

export const membro = `
codProfissional
  |codigoPrestadorNaOperadora t14
  |cpfContratado cpf
nomeProf t70
conselho conselho
numeroConselhoProfissional t15
UF uf
CBOS cbo`;

export const despesas = `
outrasDespesas?
  despesa*
    sequencialItem@3.04- inteiro
    codigoDespesa despesa
    servicosExecutados
      dataExecucao data
      horaInicial? hora
      horaFinal? hora
      codigoTabela tabela
      codigoProcedimento t10
      quantidadeExecutada quantidade
      unidadeMedida unidade
      reducaoAcrescimo fator
      valorUnitario valor
      valorTotal valor
      centroConsumo?@4.03- centro
      descricaoProcedimento t150
      registroANVISA? t15
      codigoRefFabricante? t60
      autorizacaoFuncionamento? t30
    itemVinculado?@3.04- inteiro`;

export const totais = `
valorTotal
  valorProcedimentos? valor
  valorDiarias? valor
  valorTaxasAlugueis? valor
  valorMateriais? valor
  valorMedicamentos? valor
  valorOPME? valor
  valorGasesMedicinais? valor
  valorTotalGeral valor`;

export const fim = `
observacao? t500
assinaturaDigitalGuia? livre`;
