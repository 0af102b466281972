/** States of components and screens (docs/decisions/0010): each is a story export with that name. */
export type State =
  | 'Default'
  | 'LongText'
  | 'Narrow'
  | 'Dark'
  | 'Loading'
  | 'Empty'
  | 'NoResult'
  | 'Failed'
  | 'Forbidden'
  | 'OneRow'
  | 'ManyRows'
  | 'Disabled'
  | 'WithError';

/** States that every component shows. */
export const OF_EVERY_COMPONENT: readonly State[] = ['Default', 'LongText', 'Narrow', 'Dark'];

const OF_DATA: readonly State[] = ['Loading', 'Empty', 'Failed'];
const OF_A_FIELD: readonly State[] = ['Disabled', 'WithError'];

/** Additional states of a folder of packages/ui/src, by its name. A new folder starts with those of every component. */
export const ALSO: Readonly<Record<string, readonly State[]>> = {
  chart: OF_DATA,
  'pdf-viewer': OF_DATA,
  'report-table': [...OF_DATA, 'NoResult', 'OneRow', 'ManyRows'],
  'upload-zone': OF_DATA,
  form: OF_A_FIELD,
};

/** Folders of fields in which one types a day or a month. */
export const isField = (folder: string): boolean => /^(date|competence|time)-/.test(folder);

/** The states of a field. */
export const OF_FIELDS = OF_A_FIELD;

/** States of every screen in the workbench. */
export const OF_EVERY_SCREEN: readonly State[] = [
  'Default',
  'Loading',
  'Empty',
  'NoResult',
  'Failed',
  'Forbidden',
  'LongText',
  'OneRow',
  'ManyRows',
  'Narrow',
  'Dark',
];

/**
 * Where the frame of a screen is proved, in `npm test`: every state it draws is a story of one of these titles, and
 * the screens that stand in it tag theirs `moldura`. Titles, so that a file may move.
 */
export const FRAMES: Readonly<Record<string, { titles: readonly string[]; states: readonly State[] }>> = {
  tabela: {
    titles: ['ui/dados/ReportTable'],
    states: [...OF_EVERY_COMPONENT, ...OF_DATA, 'NoResult', 'OneRow', 'ManyRows'],
  },
  relatório: {
    titles: ['telas/molduras/Relatório simples'],
    states: OF_EVERY_SCREEN,
  },
  abas: { titles: ['ui/página/Tabs'], states: OF_EVERY_COMPONENT },
  formulário: {
    titles: ['ui/formulários/Form', 'ui/formulários/TextField'],
    states: [...OF_EVERY_COMPONENT, ...OF_A_FIELD],
  },
  'envio de arquivo': {
    titles: ['ui/formulários/UploadZone', 'ui/formulários/UploadQueue'],
    states: [...OF_EVERY_COMPONENT, 'Loading', 'Failed'],
  },
  diálogo: { titles: ['ui/camadas/Dialog', 'ui/camadas/Confirm'], states: OF_EVERY_COMPONENT },
  gaveta: { titles: ['ui/camadas/Drawer'], states: OF_EVERY_COMPONENT },
  assistente: {
    titles: ['ui/formulários/WizardDialog'],
    states: OF_EVERY_COMPONENT,
  },
  'início de módulo': {
    titles: ['telas/partes/ModuleOverview'],
    states: [...OF_EVERY_COMPONENT, ...OF_DATA, 'OneRow'],
  },
  'casca do módulo': {
    titles: ['telas/shell/Moldura'],
    states: [...OF_EVERY_COMPONENT, 'Forbidden', 'Failed'],
  },
};

/** Folders of packages/ui/src that draw nothing of their own, each with the reason. */
export const WITHOUT_LOOKS: Readonly<Record<string, string>> = {
  theme: 'valores e estilo de base; a página Fundamentos os mostra',
  i18n: 'só a língua da árvore, sem nada na tela',
  'lazy-part': 'só traz o código de outro componente; o aviso de que ele não veio é do Toast',
  masks: 'funções puras; os campos que as usam têm as histórias',
  icon: 'desenhos da biblioteca lucide; os componentes que os usam os mostram',
};

/** Stories of screens with another name than `XScreen.tsx`, and the screens they show. */
export const SHOWN_BY: Readonly<Record<string, readonly string[]>> = {
  'shell/Layout': ['ModuleScreen', 'IntranetScreen', 'NotFoundScreen'],
  'ouvidoria/Review': ['ReviewScreen'],
  'ouvidoria-interna/Paginas': ['InicioScreen', 'AnonimatoScreen', 'NaoEncontradaScreen'],
};

/** Files that end in Screen.tsx but are no screens, each with the reason. */
export const NO_SCREEN: Readonly<Record<string, string>> = {
  'report/reportScreen':
    'faz telas a partir de declarações; a moldura delas é telas/molduras/Relatório simples',
  'report/ReportScreen': 'moldura das telas de relatório, vista em cada uma delas',
};

const noRows = 'a tela não tem linhas';
const percurso = 'só o percurso entre as guias; os estados são de GuiasImportadas e ItensDaGuia';
const atos = 'só os atos sobre guias e itens; os estados são de GuiasImportadas e ItensDaGuia';
const inicioFixo = {
  NoResult: 'o início não filtra',
  OneRow: 'as linhas são fixas: com nada é Empty',
  ManyRows: 'as linhas são fixas: números grandes são LongText',
};
const open = 'a página é pública: não há permissão que falte';

/** States that a component or screen cannot have, each with the reason; keys are `ui/<folder>` and `<module>/<stories>`. */
export const CANNOT: Readonly<Record<string, Partial<Record<State, string>>>> = {
  'cadastro/diferencas/MesaDiferencas': { NoResult: 'a mesa não tem filtro: sem nada é Empty' },
  'cadastro/mesa/PendenciasSib': { NoResult: 'a mesa não tem filtro: sem nada é Empty' },
  'contas-medicas/guias/DesfazerGuias': { Default: atos, LongText: atos, Narrow: atos, Dark: atos },
  'contas-medicas/guias/GlosaDoItem': { Default: atos, LongText: atos, Narrow: atos, Dark: atos },
  'contas-medicas/guias/PercursoDasGuias': {
    Default: percurso,
    LongText: percurso,
    Narrow: percurso,
    Dark: percurso,
  },
  'ui/logo': { LongText: 'o nome do produto é um só' },
  'ui/pdf-viewer': { Empty: 'um PDF sem páginas não abre: é Broken' },
  'ui/upload-zone': { Empty: 'sem arquivo escolhido é Default' },
  'vendas/regras-comissao/nova-regra/NovaRegraVazia': {
    LongText: 'as frases são nossas e fixas; textos longos são de NovaRegra',
  },
  'shell/Palette': { LongText: 'os nomes vêm dos manifestos; textos longos são de ui/palette' },
  'ui/skeleton': { LongText: 'não leva texto: está no lugar dele' },
  'cadastro/inicio/CadastroInicio': {
    NoResult: 'o início não filtra',
    OneRow: 'as linhas são fixas: com nada a fazer é Empty',
    ManyRows: 'as linhas são fixas, poucas a mais por congênere: Default',
  },
  'contas-medicas/carga-dados/Camedics': { NoResult: 'a lista dos pedidos não filtra' },
  'diretoria/painel/InicioDiretoria': {
    NoResult: 'o painel se estreita por escolhas: o que não acha nada é Empty',
    ManyRows: 'os números são fixos: grandes são LongText',
  },
  'diretoria/painel/VidasDoPainel': { NoResult: 'o servidor filtra: o que não acha nada é Empty' },
  'vendas/inicio/InicioVendas': {
    NoResult: 'o início não filtra',
    ManyRows: 'no máximo um motivo por condição do cálculo',
  },
  'caixa/inicio/CaixaInicio': inicioFixo,
  'caixa/balcao/Balcao': {
    NoResult: 'não filtra: quem não se acha é Recusado',
    OneRow: 'um boleto é Default',
    ManyRows: 'uma pessoa tem no máximo uma dúzia de mensalidades em aberto',
  },
  'financeiro/manha/ManhaDoBanco': {
    NoResult: 'a manhã não filtra: sem nada é Empty',
    OneRow: 'as linhas são poucas e fixas: um arquivo é Default',
    ManyRows: 'as linhas são poucas e fixas: números grandes são LongText',
  },
  'atendimento/InicioAtendimento': inicioFixo,
  'tecnologia/InicioTecnologia': inicioFixo,
  'prevencao/inicio/InicioPrevencao': inicioFixo,
  'juridico/inicio/InicioJuridico': {
    NoResult: 'o início não filtra',
    OneRow: 'uma linha é como duas: Default',
    ManyRows: 'os prazos são fixos, e são no máximo seis consultas',
  },
  'credenciamento/InicioCredenciamento': inicioFixo,
  'financeiro/inicio/InicioFinanceiro': {
    NoResult: 'o início não filtra',
    ManyRows: 'as linhas são poucas e fixas: números grandes são LongText',
  },
  'contabilidade/inicio/InicioContabilidade': {
    NoResult: 'o início não filtra',
    OneRow: 'as linhas são fixas: sem lançamentos é Empty',
    ManyRows: 'as linhas são fixas: números grandes são LongText',
  },
  'cobranca/pagador/Pagador': { NoResult: 'a página é de uma pessoa e não filtra' },
  'cobranca/inicio/CobrancaInicio': {
    NoResult: 'o início não filtra',
    ManyRows: 'as linhas são fixas: números grandes são LongText',
  },
  'contas-medicas/inicio/InicioContas': {
    NoResult: 'o início não filtra',
    ManyRows: 'as linhas são poucas e fixas: números grandes são LongText',
  },
  'shell/Login': {
    Empty: noRows,
    NoResult: noRows,
    Forbidden: 'antes de entrar ninguém tem permissões; a recusa do servidor é Failed',
    OneRow: noRows,
    ManyRows: noRows,
  },
  'shell/NovaSenha': {
    Empty: noRows,
    NoResult: noRows,
    Forbidden: 'é a única tela que se abre; a recusa do servidor está nos campos: história Refused',
    OneRow: noRows,
    ManyRows: noRows,
  },
  'app/troca-senha/TrocaSenha': { LongText: 'os textos do diálogo são fixos' },
  'shell/Modules': {
    Failed: 'sem o resumo a tela fica inteira, só sem as novidades: história WithoutNews',
    Forbidden: 'mostra só os módulos da pessoa; sem nenhum é Empty',
    ManyRows: 'são dezesseis módulos no máximo, todos em Default',
  },
  'shell/Layout': {
    Loading: 'a moldura não espera dados; a tela dentro dela espera',
    Empty: 'o menu tem sempre o Início',
    NoResult: 'a moldura não filtra; a procura de módulos é de shell/Modules',
    OneRow: noRows,
    ManyRows: noRows,
  },
  'ouvidoria-interna/Paginas': {
    Loading: 'páginas prontas, sem dados por chegar',
    Empty: noRows,
    NoResult: noRows,
    Failed: 'páginas prontas, sem chamada que falhe; o endereço errado é NaoEncontrada',
    Forbidden: open,
    LongText: 'os textos são fixos e longos: Anonimato é o maior',
    OneRow: noRows,
    ManyRows: noRows,
  },
  'vendas/relatorio-comissao/RelatorioComissao': {
    NoResult: noRows,
    LongText: 'a tela só tem o mês; os textos longos são do PDF',
    OneRow: noRows,
    ManyRows: noRows,
  },
  'ouvidoria-interna/denuncia/Denuncia': {
    Empty: noRows,
    NoResult: noRows,
    Forbidden: open,
    OneRow: noRows,
    ManyRows: noRows,
  },
  'ouvidoria-interna/acompanhamento/Acompanhamento': { Forbidden: open },
};
