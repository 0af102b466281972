interface Excuse {
  /** Beginning of the paths that it is for. */
  file: string;
  text: RegExp;
  reason: string;
}

/** Texts that keep another spelling (wall 19), each with its reason. */
export const EXCUSES: readonly Excuse[] = [
  {
    file: 'packages/ui/src/report-table/pops/',
    text: /^Pesquisar §$/,
    reason: 'the specification calls the field of a column "Pesquisar {coluna}"',
  },
  {
    file: 'packages/screens/src/vendas/regras-comissao/nova-regra/',
    text: /^Criar nova regra de comissão$/,
    reason: 'the specification gives the dialog this title',
  },
  {
    file: 'packages/screens/src/ouvidoria/NovaAcaoDialog.tsx',
    text: /^Fechar$/,
    reason: 'the specification gives the dialog this button; typed text is asked for',
  },
  {
    file: 'packages/screens/src/caixa/comprovante/ComprovanteDialog.tsx',
    text: /^Fechar$/,
    reason: 'shows a paper of a sale that is done; there is nothing to take back',
  },
  {
    file: 'packages/screens/src/contas-medicas/guias/',
    text: /ao Saúde$/,
    reason: 'the specification gives the message, and the core system this name',
  },
  {
    file: 'apps/api/src/modules/contas-medicas/guias/',
    text: /ao Saúde$/,
    reason: 'the specification gives the message, and the core system this name',
  },
  {
    file: 'packages/api-client/src/financeiro/retorno/codigos.rules.ts',
    text: /^Alterar (?:data para desconto|prazo limite)/,
    reason: 'a command as the manual of the bank calls it',
  },
  {
    file: 'packages/api-client/src/financeiro/feriado/calendario.rules.ts',
    text: /^(?:Confraternização Universal|Dia do Trabalho|Nossa Senhora|Proclamação|Dia Nacional|Corpus Christi)/,
    reason: 'the name of a holiday, as its law writes it',
  },
  ...['packages/api-client/src/financeiro/feriado/', 'apps/api/src/modules/financeiro/feriado/'].map(
    (file) => ({
      file,
      text: /^Feriado (?:Nacional|Bancário|Estadual|Municipal)$/,
      reason: 'a value of the database',
    }),
  ),
  ...[
    'packages/api-client/src/tecnologia/pessoas/cargos.rules.ts',
    'packages/api-client/src/vendas/papeis.rules.ts',
  ].map((file) => ({
    file,
    text: /^(?:Gerente|Analista|Auxiliar|Médic[ao]|Enfermeir[ao]|Operadora?|Coord\.|Aux\.) /,
    reason: 'an occupation as the token writes it',
  })),
  {
    file: 'apps/api/src/modules/tecnologia/conferencia-carga/conferenciaCarga.routes.ts',
    text: /^Só um cargo de gerência/,
    reason: 'lists occupations as the token writes them',
  },
  {
    file: 'apps/api/src/modules/conta/conferencia-da-noite/',
    text: /^Início de Vendas$/,
    reason: 'the home of that module',
  },
  {
    file: 'apps/api/src/modules/vendas/lancamentos/lancamentos.present.ts',
    text: /^(?:Venda Administrativa|Comissão - Vendedor Registrado)$/,
    reason: 'a value of the wire',
  },
  {
    file: 'packages/api-client/src/tecnologia/conferencia-carga/conferenciaCarga.rules.ts',
    text: /^(?:lancamentos|sem-cco),/,
    reason: 'lists keys of the wire',
  },
  {
    file: 'packages/ui/src/report-table/filters/',
    text: /^(?:este mes|mes passado|ate)$/,
    reason: 'compared with typed text whose accents were taken away',
  },
  {
    file: 'apps/api/src/modules/contas-medicas/importar-xml/cadastro.rules.ts',
    text: /^codigo §$/,
    reason: 'a key of a map',
  },
  { file: 'apps/api/src/mail/mailFailure.ts', text: /^agora nao$/, reason: 'a key' },
  {
    file: 'apps/api/src/imports/cnx.ts',
    text: /^situacao §/,
    reason: 'the element as the schema of ANS calls it',
  },
  { file: 'apps/api/src/imports/tiss/', text: /\n/, reason: 'a list of elements of the TISS' },
  {
    file: 'apps/api/src/mensageria/servico.ts',
    text: /^mes e ano/,
    reason: 'fields as the contract of the service calls them',
  },
  {
    file: 'packages/api-client/src/cadastro/envio/textoNaAns.rules.ts',
    text: /^‘/,
    reason: 'pairs of signs',
  },
];

/** The excuse of a text, where there is one. */
export const excuseOf = (path: string, text: string): Excuse | undefined =>
  EXCUSES.find((one) => path.startsWith(one.file) && one.text.test(text));
