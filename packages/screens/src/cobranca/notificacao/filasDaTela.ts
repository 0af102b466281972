import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import type { Notificacao } from '@vidas/api-client/cobranca/notificacao/notificacao.contract.ts';

/** One tab of the queue. */
export interface FilaDaTela {
  /** Its value in the address. */
  readonly key: 'avisar' | 'aguardando' | 'pode' | 'ligacoes' | 'fora';
  readonly label: string;
  readonly tabela: Tabela;
  readonly emptyText: string;
  readonly keeps: (row: Notificacao) => boolean;
}

/** The tabs, in the order in which a late contract goes through them (NOT-14). */
export const filasDaTela: readonly FilaDaTela[] = [
  {
    key: 'avisar',
    label: 'A avisar',
    tabela: 'notificacao.avisar',
    emptyText: 'Ninguém espera um aviso.',
    keeps: ({ fila }) => fila === 'AVISAR',
  },
  {
    key: 'aguardando',
    label: 'Aguardando',
    tabela: 'notificacao.aguardando',
    emptyText: 'Nenhum contrato aguarda um prazo, uma resposta, uma alta ou um dado.',
    keeps: ({ fila }) => fila === 'AGUARDANDO',
  },
  {
    key: 'pode',
    label: 'Pode cancelar',
    tabela: 'notificacao.pode',
    emptyText: 'Nenhum contrato pode ser cancelado hoje.',
    keeps: ({ fila }) => fila === 'PODE',
  },
  {
    key: 'ligacoes',
    label: 'Minhas ligações de hoje',
    tabela: 'notificacao.ligacoes',
    emptyText: 'Você não marcou ligação para hoje.',
    keeps: ({ ligacao }) => ligacao !== null,
  },
  {
    key: 'fora',
    label: 'Fora da fila',
    tabela: 'notificacao.fora',
    emptyText: 'Todos os contratos em atraso estão numa fila.',
    keeps: ({ fila }) => fila === 'FORA',
  },
];
