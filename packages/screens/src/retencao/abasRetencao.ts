import type { ListaRetencao } from '@vidas/api-client/retencao/retencao.queries.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';

/** One tab of the screen. */
export interface AbaRetencao {
  /** Its list; also its value in the address. */
  readonly key: ListaRetencao;
  readonly tabela: Tabela;
  readonly label: string;
  /** Name of its CSV, without the ending (RET-12). */
  readonly csv: string;
  /** The act of its rows (RET-7). */
  readonly act: 'adicionar' | 'reabrir';
  readonly emptyText: string;
}

/** The four tabs, in the order of the specification. */
export const abasRetencao: readonly AbaRetencao[] = [
  {
    key: 'cancelados',
    tabela: 'retencao.cancelados',
    label: 'Cancelados',
    csv: 'BeneficiariosCancelados',
    act: 'adicionar',
    emptyText: 'Nenhum beneficiário foi cancelado nesta competência.',
  },
  {
    key: 'fimDoMes',
    tabela: 'retencao.fimdomes',
    label: 'Cancelamento no final do mês',
    csv: 'BeneficiariosCanceladosFimMes',
    act: 'adicionar',
    emptyText: 'Nenhum cancelamento espera o fim do mês corrente.',
  },
  {
    key: 'atendimento',
    tabela: 'retencao.atendimento',
    label: 'Atendimento',
    csv: 'BeneficiariosRetencaoAndamento',
    act: 'adicionar',
    emptyText: 'Ninguém está em atendimento nesta competência.',
  },
  {
    key: 'finalizados',
    tabela: 'retencao.finalizados',
    label: 'Finalizados',
    csv: 'BeneficiariosRetencaoFinalizados',
    act: 'reabrir',
    emptyText: 'Nenhum atendimento foi finalizado nesta competência.',
  },
];
