import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  exportaMovimentacaoBeneficiarios,
  getExportacoesMovimentacao,
  getMovimentacaoBeneficiarios,
  linhaDaMovimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { granted } from '@vidas/api-client/cadastro/movimentacao/movimentacao.queries.ts';
import { replyOf } from '@vidas/api-client/http/actOf.ts';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { type Confirmado, confirmadoDe, isMudou } from '@vidas/api-client/kinds/confirmado.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { arquivoExportado, type ExportacaoPedida } from './arquivoExportado.ts';
import { baixaCsv } from './baixaCsv.ts';
import { contaMovimentacoes } from './contaMovimentacoes.ts';
import { movimentacaoQuery } from './movimentacaoQuery.ts';
import { novoPedido } from '../../app/novoPedido.ts';

interface Question extends ExportacaoPedida {
  readonly confirmado: Confirmado;
  /** The same UUID for every attempt at this question. */
  readonly pedido: string;
}

const nothing = 'Sem movimentação para exportar';
const hasChanged = (error: Error | null): boolean => error instanceof ApiError && isMudou(error.body);
const failureOf = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  return hasChanged(error)
    ? error.message
    : 'Não foi possível exportar! Tente de novo: se as movimentações já tiverem sido marcadas, virá o mesmo arquivo.';
};
const sayProblem = (error: Error) => sayFailure(error, ['Não foi possível exportar!', error.message]);

/**
 * Exportar (CAD-18): reads the list again, asks with its count, marks exactly those (REL-46), and downloads the file.
 */
export function useExportaMovimentacao() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const look = useMutation({
    mutationFn: (codCongenere: string) =>
      queryClient.fetchQuery(movimentacaoQuery(http, { codCongenere, incluiExportados: false })),
    onSuccess: ({ utilizacaoCongenere: rows, movimentacaoBeneficiarios: arquivo }, codCongenere) => {
      if (rows.length === 0) {
        setQuestion(null);
        return void toasts.info(nothing);
      }
      setQuestion({
        codCongenere,
        quantidade: rows.length,
        confirmado: confirmadoDe(rows.map(linhaDaMovimentacao)),
        arquivo,
        pedido: novoPedido(),
      });
    },
    onError: sayProblem,
  });
  const { act, isPending } = useAct(exportaMovimentacaoBeneficiarios, {
    rereads: [getMovimentacaoBeneficiarios, getExportacoesMovimentacao],
    timeoutMs: false,
  });
  const [failure, setFailure] = useState<Error | null>(null);
  const close = () => {
    setQuestion(null);
    setFailure(null);
  };
  const confirm = async () => {
    if (question === null) return;
    const { codCongenere, pedido, confirmado } = question;
    const isSecondAttempt = failure !== null;
    setFailure(null);
    try {
      const reply = granted(replyOf(await act({ body: { codCongenere, pedido, confirmado } })));
      const file = arquivoExportado(reply, question, isSecondAttempt);
      close();
      if (file === null) return void toasts.info(nothing);
      baixaCsv(file.nome, file.csv);
      toasts.success(`${contaMovimentacoes(file.quantidade, 'exportada')}.`, file.nome);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
      // Nothing was marked: the question shows the present movements.
      if (hasChanged(error)) look.mutate(codCongenere);
      else sayProblem(error);
    }
  };
  return {
    question,
    start: (codCongenere: string) => look.mutate(codCongenere),
    isLooking: look.isPending,
    confirm: () => void confirm(),
    isWriting: isPending,
    failure: failureOf(failure),
    close,
  } as const;
}
