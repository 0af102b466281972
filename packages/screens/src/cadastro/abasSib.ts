import type { ListaSib } from '@vidas/api-client/cadastro/queries';
import type { ComparacaoSib } from '@vidas/api-client/cadastro/sib';

/** One tab of the conference: which list, which rows of it, what its file and its messages are called. */
export interface AbaSib {
  readonly key: string;
  readonly label: string;
  readonly lista: ListaSib;
  /** Picks the rows of the tab out of its list. */
  readonly select: (rows: ComparacaoSib[]) => ComparacaoSib[];
  /** Name of the CSV, without its ending (spec 000 §2 Cadastro 2). */
  readonly csv: string;
  /** Success text; the operator's short name stands in it. */
  readonly success: (operator: string) => string;
  /** What could not be loaded, for the failure. */
  readonly what: string;
  readonly emptyText: string;
}

const all = (rows: ComparacaoSib[]) => rows;
const semCco = (operator: string) => `Beneficiários ${operator} sem CCO obtidos com sucesso!`;

/** The five tabs; the two without CCO share one list, split by the situation at the operator (decisions Q46). */
export const abasSib: readonly [AbaSib, ...AbaSib[]] = [
  {
    key: 'na-ans-sem-cco',
    label: 'Na ANS e sem CCO na operadora',
    lista: 'semCcoNaOperadora',
    select: all,
    csv: 'BeneficiariosSemCCOnaOS',
    success: (operator) => `Beneficiários na ANS e sem CCO na ${operator} obtidos com sucesso!`,
    what: 'os beneficiários na ANS e sem CCO',
    emptyText: 'Todo beneficiário com CCO na ANS tem o seu CCO na operadora.',
  },
  {
    key: 'situacao',
    label: 'Situação ANS x operadora',
    lista: 'situacao',
    select: all,
    csv: 'SituacaoANS_X_OS',
    success: (operator) => `Situação ANS X ${operator} obtida com sucesso!`,
    what: 'a situação ANS x operadora',
    emptyText: 'A situação na ANS e na operadora é a mesma em todos os beneficiários.',
  },
  {
    key: 'ativos-sem-cco',
    label: 'Ativos sem CCO',
    lista: 'semCco',
    select: (rows) => rows.filter((row) => row.situacaoOs !== 'INATIVO'),
    csv: 'AtivosSemCCOnaOeste',
    success: semCco,
    what: 'os beneficiários ativos sem CCO',
    emptyText: 'Todo beneficiário ativo na operadora tem CCO.',
  },
  {
    key: 'inativos-sem-cco',
    label: 'Inativos sem CCO',
    lista: 'semCco',
    select: (rows) => rows.filter((row) => row.situacaoOs === 'INATIVO'),
    csv: 'InativosSemCCOnaOeste',
    success: semCco,
    what: 'os beneficiários inativos sem CCO',
    emptyText: 'Todo beneficiário inativo na operadora tem CCO.',
  },
  {
    key: 'arquivo',
    label: 'Arquivo de conferência ANS',
    lista: 'conferencia',
    select: all,
    csv: 'ArquivoConferenciaANS',
    success: () => 'Dados da conferência SIB obtidos com sucesso!',
    what: 'os dados da conferência SIB',
    emptyText: 'Nenhum arquivo de conferência foi importado ainda.',
  },
];
