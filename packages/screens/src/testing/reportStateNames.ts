/** The states of a declared report in the workbench, in its order, each with the words by which a person may look for it. */
export const reportStateNames = {
  Padrao: [],
  SemPergunta: [],
  Carregando: [],
  Falhou: ['erro'],
  SemRede: ['erro'],
  SemPermissao: ['erro'],
  Vazio: ['vazio'],
  SemResultado: ['vazio'],
  UmaLinha: [],
  TextoLongo: [],
  MuitasLinhas: [],
  Escuro: ['escuro'],
  Celular: ['celular'],
} as const satisfies Record<string, readonly string[]>;

export type ReportStateName = keyof typeof reportStateNames;
