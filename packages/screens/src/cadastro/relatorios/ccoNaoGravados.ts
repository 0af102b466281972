import type { CcoNaoGravado } from '@vidas/api-client/cadastro/leitura-correcao/ccoNaoGravado.ts';
import { formatCpf } from '@vidas/ui/masks/cpf.ts';
import type { ToastRows } from '@vidas/ui/toast/toasts.ts';

/** CCOs that were not written, each with its reason; undefined when all were. */
export const ccoNaoGravados = (rows: readonly CcoNaoGravado[] = []): ToastRows | undefined =>
  rows.length === 0
    ? undefined
    : {
        title:
          rows.length === 1
            ? '1 CCO não foi gravado'
            : `${rows.length.toLocaleString('pt-BR')} CCO não foram gravados`,
        fileName: 'cco-nao-gravados',
        columns: {
          cco: 'Código ANS (CCO)',
          codigo: 'Código do beneficiário',
          nome: 'Nome',
          motivo: 'Por que não foi gravado',
          cpf: 'CPF',
        },
        rows: rows.map(({ cco, matricula, codbeneficiario, nome, motivo, cpf }) => ({
          cco,
          codigo: matricula ?? codbeneficiario ?? '',
          nome: nome ?? '',
          motivo,
          cpf: cpf === null ? '' : formatCpf(cpf),
        })),
      };
