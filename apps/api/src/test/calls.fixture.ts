import type { Endpoint } from '@vidas/api-client/http/endpoint.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { callsAnalise } from './callsAnalise.fixture.ts';
import { callsAtendimento } from './callsAtendimento.fixture.ts';
import { callsAviso } from './callsAviso.fixture.ts';
import { callsCarga } from './callsCarga.fixture.ts';
import { callsCaixa } from './callsCaixa.fixture.ts';
import { callsCobranca } from './callsCobranca.fixture.ts';
import { callsComissao } from './callsComissao.fixture.ts';
import { callsContabilidade } from './callsContabilidade.fixture.ts';
import { callsDiretoria } from './callsDiretoria.fixture.ts';
import { callsFinanceiro } from './callsFinanceiro.fixture.ts';
import { callsPapeisDoAno } from './callsPapeisDoAno.fixture.ts';
import { callsPapeis } from './callsPapeis.fixture.ts';
import { callsPrevencao } from './callsPrevencao.fixture.ts';
import { callsRetencao } from './callsRetencao.fixture.ts';
import { callsRetorno } from './callsRetorno.fixture.ts';
import { callsSib } from './callsSib.fixture.ts';

/** Input of a call in the test of all calls: wire values, and its modules. */
export interface WalkCall {
  /** Undefined: any session; 'public': no session at all; several: a call of several modules. */
  allow?: ModuleKey | 'public' | readonly ModuleKey[];
  params?: Record<string, string>;
  query?: string;
  /** Requested form of the answer, when special. */
  accept?: string;
  body?: unknown;
  /** Occupation of the caller, when required. */
  cargo?: string;
  file?: { name: string; content: string };
  /** Statuses that count as a proper answer without data. */
  status?: readonly number[];
}

const boletos = ['cobranca', 'vendas', 'atendimento'] as const;
const boleto = { matricula: '1', nossoNumero: '1', email: 'a@b.com', name: 'A' };
const busca = { type: 'I', matricula: '1', dueDate: '10_10_2026', date: '10_10_2026' };
const mensageria = ['cobranca', 'financeiro'] as const;
const contasECentro = ['contas-medicas', 'centro-medico'] as const;
// Centro Médico is refused a lot that cannot be assigned to its own provider.
const loteVazio = {
  allow: contasECentro,
  file: { name: 'lote.xml', content: '<x/>' },
  status: [200, 422],
};
const guias = ['contas-medicas', 'centro-medico'] as const;
const semGuarda = { body: { comCod: '0', comentario: null }, status: [403] };
const guia = { allow: guias, status: [404] };
const noCancelamento = { params: { date: '30-11-2026' } };
/** Inputs of the reports' questions. */
const asked = { start: '01_01_2026', end: '31_12_2026', competencia: '10_2026' };

const enviado = { dtInicial: '01/01/2026', dtFinal: '31/12/2026' };
const vendedorNoMes = { params: { seller: '0', competencia: '10_2026' } };

const visao = { filters: {}, sorting: [], layout: { order: [], hidden: [], pinned: [], widths: {} } };
const visoes = { params: { tabela: 'beneficiario-cadastrado' } };

/** Inputs by path below the base; an unlisted endpoint is called without input, by its own module. */
const inputs: Record<string, WalkCall> = {
  '/auth/trocaSenha': {
    body: { senhaAtual: 'não é esta', senhaNova: 'girassol no quintal' },
    status: [422],
  },
  '/auth/login': { allow: 'public', body: { login: 'ninguem', senha: 'qualquer' }, status: [401] },
  '/auth/registraArquivo': {
    body: { consulta: 2_000_000_000, especie: 'csv', linhas: 1 },
    status: [409],
  },
  'GET /auth/visoes/{tabela}': visoes,
  'PUT /auth/visoes/{tabela}': { ...visoes, body: { nome: 'Ativos', visao, substitui: false } },
  'DELETE /auth/visoes/{tabela}': { ...visoes, body: { nome: 'Ativos' } },
  '/busca/pessoasEBoletos': {
    allow: ['cadastro', 'financeiro', 'caixa', 'contas-medicas', 'centro-medico', ...boletos],
    body: { texto: 'ninguém assim' },
  },
  '/ouvidoriaInterna/inserirNovaDenuncia': {
    allow: 'public',
    body: {
      nome: '',
      email: '',
      local: '',
      tipo: '42',
      dadosDenunciado: 'a',
      dadosComplementares: '',
      detalhamento: 'b',
      protocoloAnterior: '',
      status: 'N',
    },
    status: [428],
  },
  'POST /ouvidoriaInterna/getDenuncia': { allow: 'public', body: { protocolo: '00000000' }, status: [428] },
  'DELETE /ouvidoriaInterna/getDenuncia': { allow: 'public', body: { acompanhamento: 'x' } },
  'PUT /ouvidoriaInterna/getDenuncia': {
    allow: 'public',
    body: { acompanhamento: 'x', mensagem: 'a' },
    status: [409],
  },
  '/cadastro/historicoBeneficiario': { body: { matricula: '9999999999' }, status: [404] },
  '/ouvidoriaInterna/porDeLado': { body: { protocolo: '00000000', deLado: true }, status: [409] },
  '/ouvidoriaInterna/revelarIdentidade': {
    body: { protocolo: '00000000', motivo: 'Ouvir quem denunciou' },
    status: [404],
  },
  '/ouvidoriaInterna/getMensagens': { body: { protocolo: '00000000' } },
  '/ouvidoriaInterna/inserirMensagem': { body: { protocolo: '00000000', mensagem: 'a' }, status: [404] },
  '/ouvidoriaInterna/getAcoes': { allow: 'public', body: { protocolo: '00000000' } },
  '/ouvidoriaInterna/inserirNovaAcao': {
    body: { protocolo: '00000000', descricaoAcao: 'x', status: 'A' },
    status: [404],
  },
  '/cadastro/getRelatorioEmpresarial/{param}': { params: { param: '1' } },
  '/cadastro/respondeDivergencia': {
    allow: ['cadastro', 'financeiro', 'atendimento'],
    body: { id: 1, resposta: 'nosso' },
    status: [404],
  },
  '/cadastro/respondePergunta': { body: { id: 1, resposta: 'FICA', outra: null }, status: [404] },
  '/cadastro/respondeAusente': {
    body: { matricula: '0000000001', ato: 'pergunta', dia: null, motivo: null },
    status: [404],
  },
  ...callsPapeis,
  ...callsSib,
  '/cadastro/getMovimentacaoBeneficiarios': { body: { codCongenere: '1', incluiExportados: true } },
  '/cadastro/exportaMovimentacaoBeneficiarios': { body: { codCongenere: '1' } },
  '/cadastro/getExportacoesMovimentacao': { body: { codCongenere: '1' } },
  '/cadastro/baixaExportacaoMovimentacao': { body: { id: '0' }, status: [404] },
  '/cadastro/fichaBeneficiario': { body: { matricula: '9999999999' }, status: [404] },
  '/cadastro/corrigeBeneficiario': {
    body: {
      matricula: '9999999999',
      versao: '0',
      dados: {
        nome: 'Ninguém',
        cpf: null,
        cns: null,
        dataNascimento: '01/01/1990',
        sexo: 'F',
        nomeMae: null,
        logradouro: null,
        numero: null,
        complemento: null,
        bairro: null,
        codigoMunicipio: null,
        cep: null,
      },
    },
    status: [404],
  },
  '/cobranca/getGeraDadosBoleto/{type}/{matricula}/{dueDate}': { allow: boletos, params: busca },
  '/cobranca/getGeraDadosBoletoAbertos/{type}/{matricula}': { allow: boletos, params: busca },
  '/cobranca/getBoletoDados/{type}/{matricula}/{date}': { allow: boletos, params: busca },
  '/cobranca/getBoletoDadosAbertos/{type}/{matricula}': { allow: boletos, params: busca },
  '/cobranca/getGeraBoleto/{matricula}/{nossoNumero}': { allow: boletos, params: boleto, status: [404] },
  '/cobranca/getEnviaBoleto/{matricula}/{email}/{name}/{nossoNumero}': {
    allow: boletos,
    params: boleto,
    status: [404],
  },
  '/cobranca/enviaBoleto': { allow: boletos, body: boleto, status: [404] },
  '/cobranca/getPagador': { allow: boletos, body: { type: 'I', matricula: '999999' }, status: [404] },
  '/cobranca/getNovoBoleto/{type}/{matricula}/{date}': {
    allow: boletos,
    params: { type: 'I', matricula: '1', date: '01_12_2026' },
  },
  '/cobranca/emiteNovoBoleto': {
    allow: boletos,
    body: { type: 'I', matricula: '1', vencimento: '01/01/2020', faturas: ['1'], total: '1,00' },
    status: [422],
  },
  '/cobranca/geraPix': {
    allow: [...boletos, 'caixa'],
    body: { titulos: ['T'], total: '1,00' },
    status: [404],
  },
  '/cobranca/desisteNovoBoleto': { allow: boletos, body: { numero: 'N0' }, status: [404] },
  '/cobranca/pedeRegistroDeNovo': { allow: boletos, body: { numero: 'N0' }, status: [404] },
  ...callsPapeisDoAno,
  '/cobranca/listarDeclaracoes': { allow: boletos, body: { matricula: '1' } },
  '/cobranca/declaracaoPdf': { allow: boletos, body: { matricula: '1', idDeclaracao: '1' }, status: [404] },
  '/cobranca/enviaImpostoRenda': {
    allow: boletos,
    body: { matricula: '1', email: 'a@b.com', idDeclaracao: '1' },
    status: [404],
  },
  ...callsCobranca,
  '/cobranca/getRelatorioCancelamento/{date}': noCancelamento,
  '/cobranca/getRelatorioInadimplentes/{date}': noCancelamento,
  '/cobranca/getRelatorioInadimplentesMensageria/{date}': noCancelamento,
  '/cobranca/getInadimplentesMensageriaFoneErrado/{date}': noCancelamento,
  '/cobranca/getListCidade/{cityCode}': { params: { cityCode: '4104808' } },
  ...callsFinanceiro,
  '/mensageria/campanha/buscar': { allow: mensageria, body: { mes: 11 } },
  '/mensageria/campanha/detalhes': { allow: mensageria, body: { id_campanha: 0 }, status: [404] },
  '/mensageria/buscar/mensagens': { allow: mensageria, query: 'id_campanha=1&limit=10' },
  '/mensageria/campanha/importar': {
    allow: mensageria,
    body: { nome_campanha: 'Teste', enviar_push: true, enviar_sms: true },
    file: { name: 'campanha.csv', content: 'x' },
    status: [422],
  },
  '/mensageria/campanha/autorizar_envio': {
    allow: mensageria,
    body: { id_campanha: 0, nova_data_envio: '21/11/2026 09:00' },
    status: [404],
  },
  '/prestador/validaXml': loteVazio,
  '/prestador/importaXml/rigoroso': loteVazio,
  '/prestador/importaXml/importar/rigoroso': loteVazio,
  '/contasMedicas/getPedidosSemana': { body: enviado },
  '/contasMedicas/getCirurgiasRealizadas': { body: enviado },
  '/contasMedicas/getRelExamesPessoas': { body: enviado },
  '/contasMedicas/getRelExames': { body: enviado },
  '/contasMedicas/getUtilizacaoCongenere': {
    body: { codCongenere: '', dtIni: '01/10/2026', dtFin: '31/10/2026' },
  },
  '/contasMedicas/getCargaDados': { body: { ...enviado, tipoCargaDados: 'G' } },
  '/contasMedicas/getTabelaMateriais': { body: { busca: 'fio' } },
  '/contasMedicas/getPossiveisConsultasRetorno': { body: { ...enviado, qtdeDias: 31 } },
  '/prevencao/getRelatorioProcedimentosRealizadosPeriodo/{start}/{end}/{tussCode}': {
    allow: ['contas-medicas', 'centro-medico', 'juridico', 'prevencao'],
    params: { ...asked, tussCode: '10101012' },
  },
  '/contasMedicas/getListaPrestadores': { allow: guias },
  '/contasMedicas/getGuiasImportadas': {
    allow: guias,
    body: { filtrarStatus: 'verificar', codPrestador: '999520', filtroImportacao: null },
    status: [200, 204],
  },
  '/contasMedicas/getGuiaImportada': { ...guia, body: { numGuia: '0' } },
  '/contasMedicas/escolheFilaRevisao': {
    allow: guias,
    body: { codPrestador: '999520', criterio: 'valor', quantidade: 1 },
  },
  '/contasMedicas/getContextoItem': { ...guia, body: { numGuia: '0', seqItem: 1 } },
  '/contasMedicas/getItensIguais': { ...guia, body: { numGuia: '0', seqItem: 1 } },
  '/contasMedicas/getGuiasLimpas': { allow: guias, body: { codPrestador: '999520', numGuias: ['0'] } },
  '/contasMedicas/aprovaGuiasLimpas': {
    ...guia,
    body: { guias: [{ numGuia: '0', versao: 1 }], soma: '1,00' },
  },
  '/contasMedicas/desfazGuiasLimpas': { ...guia, body: { guias: [{ numGuia: '0', versao: 1 }] } },
  '/contasMedicas/getCodigosGlosa': { allow: guias },
  '/contasMedicas/gravaRegraDaConta': {
    body: { chave: 'retorno', versao: 0, ligada: false, valor1: '', valor2: '' },
    allow: ['contas-medicas'],
    status: [403],
  },
  '/contasMedicas/guardaComentarioGlosa': { ...semGuarda, allow: guias },
  '/contasMedicas/desfazerGuia': { ...guia, body: { numGuia: '0', desfaz: 'baixa', motivo: 'x' } },
  '/contasMedicas/getComentarioGlosa': { allow: guias, body: { comCod: '0' } },
  '/contasMedicas/setGuiaItens': { allow: guias, body: { itensAlterados: [{ numGuia: '0', seqItem: 1 }] } },
  '/contasMedicas/descartarReativarGuia': { ...guia, body: { numGuia: '0', acao: 'descartar' } },
  '/contasMedicas/setGuia': { ...guia, body: { dadosAlteradosGuia: { numGuia: '0', GUI_TIPO: 'A' } } },
  '/contasMedicas/incorporarGuia': { ...guia, body: { numGuia: '0', guiTipo: 'E', competencia: '11/2026' } },
  '/contasMedicas/baixarGuia': { ...guia, body: { numGuia: '0', dataBaixa: '21/11/2026' } },
  '/contasMedicas/getCompetenciaPagMed': { allow: guias },
  '/contasMedicas/getLotesPrestador': { allow: guias, body: { codPrestador: '0' }, status: [204] },
  '/contasMedicas/getDemonstrativoXml': { ...guia, body: { protocolo: '0' } },
  '/contasMedicas/getDemonstrativoPdf': { ...guia, body: { protocolo: '0' } },
  '/contasMedicas/getPapelDoLote': { ...guia, body: { protocolo: '0', papel: 'PROTOCOLO' } },
  '/vendedor/getDataCadastroBeneficiario/{start}/{end}/{seller}': { params: { ...asked, seller: '0' } },
  '/vendedor/getHistoricoQualicorp': { body: { competencia: '10/2026', diaFat: '10' } },
  '/vendedor/getUtilizacaoQualicorp': { body: { competencia: '10/2026', diaFat: '10' } },
  // Only for the logins in the configuration.
  '/vendedor/getVendedoresCarteira': { status: [403] },
  '/vendedor/getComissaoVitalicia/{start}/{end}/{seller}': {
    params: { ...asked, seller: '0' },
    status: [403],
  },
  '/vendedor/getComissoes/': { body: { competencia: '10/2026', regraEstorno: 3, venCod: '0' } },
  '/vendedor/getVendedor/{code}': { params: { code: 'ninguem' }, status: [204] },
  '/vendedor/getVendas/{seller}/{competencia}': vendedorNoMes,
  '/vendedor/getEstornos/{seller}/{competencia}': { ...vendedorNoMes, status: [200, 204] },
  '/vendedor/getIndicadores/{seller}/{competencia}': vendedorNoMes,
  '/vendedor/getComissaoEmRisco/{seller}': vendedorNoMes,
  '/vendedor/getMetas/{seller}/{competencia}': vendedorNoMes,
  ...callsComissao,
  ...callsRetencao,
  ...callsRetorno,
  ...callsDiretoria,
  ...callsAnalise,
  ...callsCaixa,
  ...callsCarga,
  ...callsContabilidade,
  ...callsAtendimento,
  ...callsPrevencao,
  ...callsAviso,
  '/cadastro/atualizaCodigoAns': { body: [{ cco: '000000000000', codbeneficiario: 'nenhum', cpf: null }] },
};

/** Input of a module's endpoint. */
export const walkCall = (module: string, { method, path }: Endpoint): WalkCall => {
  const call = inputs[`${method} ${path}`] ?? inputs[path] ?? {};
  const allow = call.allow ?? (module === 'shell' ? undefined : (module as ModuleKey));
  return { ...call, ...(allow === undefined ? {} : { allow }), params: call.params ?? asked };
};
