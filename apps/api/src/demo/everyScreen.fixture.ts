import { proximoDiaUtilBancario } from '@vidas/api-client/financeiro/feriado/calendario.rules.ts';
import { demoUsers } from './demoUsers.ts';
import { dayIn, dayOf, isoOf, lastDayIn, monthOf } from './calendar.ts';

/** First question of a screen, and the path of its rows in the answer. */
export interface Question {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Default: the reply itself. */
  rows?: (reply: Record<string, unknown>) => unknown;
}

/** Subjects of the questions: the day, and values typed or selected by a person. */
export interface Asked {
  hoje: string;
  /** Holders with an open bill and with a declaration. */
  comBoleto: string;
  comDeclaracao: string;
  /** Holder with notices of default. */
  comAviso: string;
  empresa: string;
  /** The newest day of cancellation, ISO. */
  cancelamento: string;
  /** A due day (ISO) with open bills, one of them of a payer without a phone. */
  vencimento: string;
  protocolo: string;
  /** Numbers of an authorisation, a protocol and a token. */
  autorizacao: string;
  atendimento: string;
  token: string;
  campanha: number;
  /** Newest day (ISO) with credits of a bank file. */
  credito: string;
  /** Ids of a statement and of a file for the bank. */
  extrato: string;
  remessa: string;
}

type Rows = Record<string, unknown>;
const of =
  (...names: string[]) =>
  (reply: Rows): unknown =>
    names.reduce<unknown>((part, name) => (part as Rows)[name], reply);

/** Questions by path. Other lists are asked for the last month, the present month, or without input. */
export const questionsOf = ({ hoje, ...asked }: Asked): Record<string, Question> => {
  const date = asked.cancelamento.split('-').toReversed().join('-');
  const escrito = (dia: string): string => dia.split('-').toReversed().join('_');
  const noVencimento = { params: { date: escrito(asked.vencimento) } };
  const semCascavel = { params: { date }, query: 'codCidade=4104808' };
  const [year, month] = hoje.split('-');
  const codCongenere = '0201';
  const { start, end } = usualParams(hoje, 'A');
  const enviado = { body: { dtInicial: start, dtFinal: end } };
  const semNota = { body: { ...enviado.body, dtNF: '' } };
  // The present month may have just begun.
  const mesPassado = (start ?? '').slice(3);
  const noMes = { dtInicial: mesPassado.replace('_', '/'), dtFinal: mesPassado.replace('_', '/') };
  const todosNoMes = { params: { seller: '0', competencia: mesPassado } as Record<string, string> };
  // A whole year, because few lives have no surgery in some months.
  const umAno = { body: { dtInicial: `01/01/${Number(year) - 1}`, dtFinal: end } };
  const noAno = {
    params: { start: `01_01_${Number(year) - 1}`, end: escrito(hoje) } as Record<string, string>,
  };
  const deVendedor = { params: { start, end, seller: '0' } as Record<string, string> };
  // Last closed month, with corrections of the previous one.
  const fechada = isoOf(dayIn(monthOf(dayOf(hoje)) - 2, 1))
    .slice(0, 7)
    .split('-')
    .toReversed()
    .join('_');
  const comissao = { params: { seller: '613', competencia: fechada } };
  return {
    '/busca/pessoasEBoletos': { body: { texto: asked.comBoleto }, rows: of('pessoas') },
    '/cadastro/getRelatorioEmpresarial/{param}': { params: { param: asked.empresa } },
    '/cadastro/getResultadoRetornoSib/{retorno}': { params: { retorno: '1' } },
    '/cadastro/getListaCongeneresMov': { rows: of('listaCongeneres') },
    '/cadastro/getMovimentacaoBeneficiarios': {
      body: { codCongenere, incluiExportados: false },
      rows: of('utilizacaoCongenere'),
    },
    '/cadastro/getExportacoesMovimentacao': { body: { codCongenere } },
    '/cadastro/previaSbx': {
      body: { competencia: `${month}/${year}` },
      rows: of('movimentos'),
    },
    '/cadastro/getInicio': { rows: of('congeneres') },
    '/cadastro/getResumoConferenciaSib': { rows: (reply: Rows) => [of('arquivo')(reply) ?? []].flat() },
    '/cobranca/getBoletoDadosAbertos/{type}/{matricula}': {
      params: { type: 'I', matricula: asked.comBoleto },
    },
    '/cobranca/listarDeclaracoes': {
      body: { matricula: asked.comDeclaracao },
      rows: of('tipoDeclaracoes', '0', 'declaracoes'),
    },
    '/cobranca/getDeclaracoesDoAno/{ano}': { params: { ano: String(Number(year) - 1) } },
    '/cobranca/getAvisos': { body: { matricula: asked.comAviso } },
    '/cobranca/listarQuitacoes': { body: { matricula: asked.comDeclaracao } },
    '/cobranca/getQuitacoesDoAno/{ano}': { params: { ano: String(Number(year) - 1) } },
    '/cobranca/getRelatorioCancelamento/{date}': { params: { date } },
    '/cobranca/getRelatorioInadimplentes/{date}': { params: { date } },
    '/cobranca/getRelatorioInadimplentesMensageria/{date}': semCascavel,
    '/cobranca/getInadimplentesMensageriaFoneErrado/{date}': semCascavel,
    '/contasMedicas/getInicio': { rows: of('guias', 'faixas') },
    '/centroMedico/getInicio': { rows: of('guias', 'faixas') },
    '/cobranca/getInicio': { rows: of('atraso', 'faixas') },
    '/tecnologia/getConferenciaCarga': { rows: of('linhas') },
    '/beneficiario/getBeneficiario/{searchType}/{term}': {
      params: { searchType: 'M', term: asked.comBoleto },
    },
    '/caixa/getMensalidade/{codSau}': { params: { codSau: asked.comBoleto }, rows: of('dataFormat') },
    '/caixa/getDataCartaoPagamento/{status}': { params: { status: 'Aberto' } },
    '/caixa/dashboard': { rows: of('parcelas') },
    '/prevencao/getProcedimentosDe': { body: { busca: 'consulta' } },
    '/prevencao/getRelatorioProcedimentosRealizadosPeriodo/{start}/{end}/{tussCode}': {
      params: { start, end, tussCode: '10101012' } as Record<string, string>,
    },
    '/contabilidade/getInicio': { rows: (reply: Rows) => [of('individual')(reply) ?? []].flat() },
    '/contabilidade/getCustoAssistencialNotaFiscal': semNota,
    '/contasMedicas/getCustoAssistencialNotaFiscal': semNota,
    ...Object.fromEntries(
      Object.entries({
        IndividualResumida: { matricula: '' },
        IndividualDetalhada: { matricula: asked.comDeclaracao },
        EmpresarialResumida: { empCon: '' },
        EmpresarialDetalhada: { empCon: asked.empresa },
      }).flatMap(([name, quem]) =>
        ['', '/historico'].map((call) => [
          `/contabilidade/getSinistralidade${name}${call}`,
          { body: { ...noMes, ...quem } },
        ]),
      ),
    ),
    '/contabilidade/getReceitaSegregadaDetalhadaIndividual': enviado,
    '/contabilidade/getReceitaSegregadaDetalhadaEmpresarial': enviado,
    '/prevencao/getRelatorioBeneficiariosRestricaoBariatrica/{start}/{end}': noAno,
    '/prevencao/getConsultasRegistradas/{start}/{end}': noAno,
    '/prevencao/getInicio': { rows: of('listas') },
    '/contasMedicas/getPedidosSemana': enviado,
    '/contasMedicas/getCirurgiasRealizadas': umAno,
    '/contasMedicas/getRelExamesPessoas': enviado,
    '/contasMedicas/getRelExames': enviado,
    '/contasMedicas/getListaCongeneres': { rows: of('listaCongeneres') },
    '/contasMedicas/getUtilizacaoCongenere': {
      // Every insurer, like on the screen: the people of a single one have no guide in some months.
      body: { codCongenere: '', dtIni: start, dtFin: end },
      rows: of('utilizacaoCongenere'),
    },
    '/contasMedicas/getTabelaMateriais': { body: { busca: 'a' } },
    '/contasMedicas/getPossiveisConsultasRetorno': { body: { ...umAno.body, qtdeDias: 31 } },
    '/financeiro/getInicio': { rows: of('arquivos') },
    '/cobranca/getPagador': { body: { type: 'I', matricula: asked.comBoleto }, rows: of('boletos') },
    '/cobranca/getNovoBoleto/{type}/{matricula}/{date}': {
      params: { type: 'I', matricula: asked.comBoleto, date: escrito(proximoDiaUtilBancario(hoje)) },
      rows: of('faturas'),
    },
    '/financeiro/getManhaDoBanco/{dia}': { params: { dia: escrito(hoje) }, rows: of('dias') },
    '/financeiro/getLinhasDoDia/{dia}': { params: { dia: escrito(asked.credito) } },
    '/financeiro/getLancamentosExtrato/{extrato}': { params: { extrato: asked.extrato } },
    '/financeiro/getComandosDaRemessa/{remessa}': { params: { remessa: asked.remessa } },
    '/financeiro/getRelatorioBoletoMensageria/{date}': noVencimento,
    '/financeiro/getBoletoMensageriaFoneErrado/{date}': noVencimento,
    '/financeiro/getContasAPagarPgtsEfetuados': {
      body: { dtPgtoInicial: start, dtPgtoFinal: end },
      rows: of('contasAPagarPgtsEfetuados'),
    },
    '/mensageria/campanha/buscar': { body: {}, rows: of('data') },
    '/mensageria/campanha/detalhes': { body: { id_campanha: asked.campanha }, rows: of('data') },
    '/mensageria/buscar/mensagens': { query: `id_campanha=${asked.campanha}&limit=100`, rows: of('data') },
    '/contasMedicas/getListaPrestadores': { rows: of('listaPrestadores') },
    '/contasMedicas/getGuiasImportadas': {
      body: { filtrarStatus: 'verificar', codPrestador: '999520', filtroImportacao: null },
    },
    '/contasMedicas/getLotesPrestador': { body: { codPrestador: '999520' } },
    '/vendedor/getDataCadastroBeneficiario/{start}/{end}/{seller}': deVendedor,
    '/vendedor/getComissaoVitalicia/{start}/{end}/{seller}': deVendedor,
    '/vendedor/getHistoricoQualicorp': {
      body: { competencia: mesPassado.replace('_', '/'), diaFat: '25' },
    },
    '/vendedor/getUtilizacaoQualicorp': {
      body: { competencia: mesPassado.replace('_', '/'), diaFat: '25' },
      rows: of('dadosUtilizacao'),
    },
    '/vendedor/getComissoes/': {
      body: { competencia: mesPassado.replace('_', '/'), regraEstorno: 3, venCod: '0' },
    },
    '/regraComissao/getRegrasComissaoVendedor/{sellerCode}': { params: { sellerCode: '613' } },
    '/vendedor/getInicio': { rows: (reply: Rows) => [reply] },
    '/vendedor/getVendas/{seller}/{competencia}': todosNoMes,
    '/vendedor/getVendasVendedores/{competencia}': todosNoMes,
    '/vendedor/getHistoricoVendasVendedores/{competencia}': todosNoMes,
    '/vendedor/getIndicadores/{seller}/{competencia}': { ...todosNoMes, rows: (reply: Rows) => [reply] },
    '/vendedor/getIndicadoresVendasGeral/{competencia}': { ...todosNoMes, rows: (reply: Rows) => [reply] },
    '/vendedor/getComissaoEmRisco/{seller}': todosNoMes,
    '/vendedor/getMetas/{seller}/{competencia}': { ...todosNoMes, rows: of('vendedores') },
    '/comissionamento/getPreviaComissaoGeral/{competencia}': { ...comissao, rows: of('vendedores') },
    '/comissionamento/getHistoricoComissaoGeral/{competencia}': comissao,
    '/comissionamento/getComissaoPagaDados/{competencia}': comissao,
    '/comissionamento/getMudancas/{competencia}': comissao,
    '/comissionamento/getConferenciaDoMes/{competencia}': comissao,
    '/comissionamento/getSemComissao/{competencia}': comissao,
    '/comissionamento/getIndicadoresComissao/{competencia}': { ...comissao, rows: of('semComissao') },
    '/vendedor/getPreviaComissao/{seller}/{competencia}': { ...comissao, rows: of('linhas') },
    '/vendedor/getVendasCommissaoPaga/{seller}/{competencia}': comissao,
    '/financeiro/getFaturamento/{type}/{dueStart}/{dueEnd}/{issueStart}/{issueEnd}': {
      params: { type: 'I', dueStart: start, dueEnd: end, issueStart: '0', issueEnd: '0' } as Record<
        string,
        string
      >,
    },
    '/diretoria/getDadosPlanos/{type}/{date}': { params: { type: 'I', date: hoje }, rows: of('planos') },
    '/diretoria/getHistoricoMensalidades/{type}/{date}': { params: { type: 'I', date: hoje } },
    '/financeiro/getDadosPlanos/{a}/{b}': { params: { a: 'E', b: hoje }, rows: of('planos') },
    '/diretoria/getDadosDash': { rows: of('range') },
    '/diretoria/getVidasAnsOeste': { rows: of('faixas') },
    '/diretoria/getVidasDoPainel/{figura}': { params: { figura: 'ativos' }, rows: of('vidas') },
    '/diretoria/exportaVidasDoPainel/{figura}': { params: { figura: 'ativos' } },
    '/Diretoria/dashboard/dados/{a}/{b}': { params: { a: mesPassado, b: mesPassado } },
    '/Diretoria/dashboard/dados/semCopart/{a}/{b}': { params: { a: mesPassado, b: mesPassado } },
    '/contabilidade/getEmpresasLancamentos/{a}/{b}': {
      params: { a: mesPassado, b: 'I' },
      rows: of('datasEmpresas'),
    },
    '/contabilidade/getEmpresasDespesasGuias/{a}/{b}': {
      params: { a: mesPassado, b: 'I' },
      body: { companies: [] },
      rows: of('responseDatasEmpresas'),
    },
    '/ContasMedicas/RelatorioSip/{a}/{b}/{c}': {
      params: { a: mesPassado.replace(/\d+$/, (ano) => String(Number(ano) - 1)), b: mesPassado, c: 'T' },
    },
    '/tecnologia/getUsuariosApi': { body: { dtIni: `01/01/${Number(year) - 1}`, dtFin: end } },
    '/credenciamento/getInicio': { rows: of('especialidades') },
    '/tecnologia/getInicio': { rows: (reply: Rows) => [reply] },
    '/atendimento/getRelatorioRegAutorizacao/{competencia}': { params: { competencia: mesPassado } },
    '/atendimento/getAutorizacoesDe': { body: { busca: asked.autorizacao } },
    '/atendimento/getProtocolosDe': { body: { busca: asked.atendimento } },
    '/atendimento/getTokensDe': { body: { busca: asked.token } },
    '/atendimento/getInicio': { rows: (reply: Rows) => [reply] },
    '/ouvidoriaInterna/getAcoes': { body: { protocolo: asked.protocolo } },
    '/ouvidoriaInterna/getMensagens': { body: { protocolo: asked.protocolo } },
  };
};

/** Parameters of a list without its own question. */
export const usualParams = (hoje: string, status: 'A' | 'F'): Record<string, string> => {
  const lastMonth = monthOf(dayOf(hoje)) - 1;
  const written = (day: number): string => isoOf(day).split('-').toReversed().join('_');
  return {
    start: written(dayIn(lastMonth, 1)),
    end: written(lastDayIn(lastMonth)),
    competencia: hoje.slice(0, 7).split('-').toReversed().join('_'),
    status,
  };
};

/** Logins with prefix match anywhere, those without it only as a whole text. */
const bare = new Set(demoUsers.flatMap(({ login }) => [login, login.toUpperCase()]));
const isLogin = (text: string): boolean => /\busu_\w/i.test(text) || bare.has(text);
/** Fields about logins, and fields about modules, whose names are also logins of the demonstration. */
const ofLogins = new Set(['login', 'modulo', 'modulos']);

/** Fields of a reply that contain a login, except fields about logins. */
export const loginsIn = (reply: unknown, field = ''): string[] => {
  if (ofLogins.has(field)) return [];
  if (typeof reply === 'string') return isLogin(reply) ? [`${field}: ${reply}`] : [];
  if (typeof reply !== 'object' || reply === null) return [];
  const parts = Object.entries(reply).map(([name, value]) =>
    loginsIn(value, Array.isArray(reply) ? field : name),
  );
  return [...new Set(parts.flat())];
};
