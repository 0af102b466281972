import {
  beneficiariosSemCco,
  type ComparacaoSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
  getConferenciaSib,
  getDivergenciasSib,
  getSituacaoAnsXOeste,
  type ResumoConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import type { ReactNode } from 'react';
import { diferencaDaSituacao, diferencaDoCampo, diferencaSemCco } from '../diferencas/diferencaVista.ts';
import { type Comparacao, ComparacaoTab } from './ComparacaoTab.tsx';
import { comparacaoColumns, divergenciaColumns } from './sibColumns.tsx';

/** One tab of the conference. */
export interface AbaSib {
  /** Its value in the address. */
  readonly key: string;
  readonly label: string;
  /** Its count in the summary. */
  readonly contagem: keyof ResumoConferencia['contagens'];
  readonly isOfRegister: boolean;
  readonly content: (resumo: ResumoConferencia | undefined) => ReactNode;
}

const aba = <Item extends { readonly codbeneficiario: string | null }>(
  key: string,
  contagem: AbaSib['contagem'],
  comparacao: Comparacao<Item>,
): AbaSib => ({
  key,
  label: comparacao.label,
  contagem,
  isOfRegister: comparacao.isOfRegister ?? false,
  content: (resumo) => <ComparacaoTab comparacao={comparacao} resumo={resumo} />,
});

const semCco = (isOf: (row: ComparacaoSib) => boolean) =>
  ({
    query: (http) => ({
      ...queryOf(http, beneficiariosSemCco, {}),
      select: (rows) => rows.filter(isOf),
    }),
    columns: comparacaoColumns.semCco,
    success: (operator) => `Beneficiários ${operator} sem CCO obtidos com sucesso!`,
    ficha: { about: () => 'sem CCO' },
    isOfRegister: true,
  }) satisfies Partial<Comparacao<ComparacaoSib>>;

/** The six tabs (SIB-17); the two without CCO share one list, split by the situation at the operator. */
export const abasSib: readonly [AbaSib, ...AbaSib[]] = [
  aba('na-ans-sem-cco', 'semCcoNaOperadora', {
    label: 'Na ANS e sem CCO na operadora',
    query: (http) => queryOf(http, getBeneficiariosNaAnsSemCcoNaOeste, {}),
    columns: comparacaoColumns.semCcoNaOperadora,
    csv: 'BeneficiariosSemCCOnaOS',
    tabela: 'conferencia-sib.beneficiariossemcconaos',
    success: (operator) => `Beneficiários na ANS e sem CCO na ${operator} obtidos com sucesso!`,
    what: 'os beneficiários na ANS e sem CCO',
    emptyText: 'Nenhum beneficiário da ANS está sem CCO na operadora.',
  }),
  aba('situacao', 'situacao', {
    label: 'Situação ANS x operadora',
    query: (http) => queryOf(http, getSituacaoAnsXOeste, {}),
    columns: comparacaoColumns.situacao,
    csv: 'SituacaoANS_X_OS',
    tabela: 'conferencia-sib.situacaoans-x-os',
    success: (operator) => `Situação ANS X ${operator} obtida com sucesso!`,
    what: 'a situação ANS x operadora',
    emptyText: 'A situação na ANS e na operadora é a mesma em todos os beneficiários.',
    ficha: { about: () => 'situação diferente' },
    diferencas: { de: diferencaDaSituacao, temValor: true },
  }),
  aba('campos', 'campos', {
    label: 'Campos divergentes',
    query: (http) => queryOf(http, getDivergenciasSib, {}),
    columns: divergenciaColumns,
    csv: 'CamposDivergentesSib',
    tabela: 'conferencia-sib.camposdivergentessib',
    success: () => 'Campos divergentes obtidos com sucesso!',
    what: 'os campos divergentes',
    emptyText: 'A ANS e a operadora têm os mesmos dados em todos os beneficiários.',
    ficha: { about: ({ campo }) => `campo ${campo}`, diferenca: (row) => row },
    diferencas: { de: diferencaDoCampo, temValor: true },
  }),
  aba('ativos-sem-cco', 'ativosSemCco', {
    ...semCco(({ situacaoOs }) => situacaoOs !== 'INATIVO'),
    label: 'Ativos sem CCO',
    csv: 'AtivosSemCCOnaOeste',
    tabela: 'conferencia-sib.ativossemcconaoeste',
    what: 'os beneficiários ativos sem CCO',
    emptyText: 'Todo beneficiário ativo na operadora tem CCO.',
  }),
  aba('inativos-sem-cco', 'inativosSemCco', {
    ...semCco(({ situacaoOs }) => situacaoOs === 'INATIVO'),
    label: 'Inativos sem CCO',
    columns: comparacaoColumns.inativosSemCco,
    diferencas: { de: diferencaSemCco, temValor: false },
    csv: 'InativosSemCCOnaOeste',
    tabela: 'conferencia-sib.inativossemcconaoeste',
    what: 'os beneficiários inativos sem CCO',
    emptyText: 'Todo beneficiário inativo na operadora tem CCO.',
  }),
  aba('arquivo', 'conferencia', {
    label: 'Arquivo de conferência ANS',
    query: (http) => queryOf(http, getConferenciaSib, {}),
    columns: comparacaoColumns.conferencia,
    csv: 'ArquivoConferenciaANS',
    tabela: 'conferencia-sib.arquivoconferenciaans',
    success: () => 'Dados da conferência SIB obtidos com sucesso!',
    what: 'os dados da conferência SIB',
    emptyText: 'Nenhum arquivo de conferência foi importado ainda.',
  }),
];
