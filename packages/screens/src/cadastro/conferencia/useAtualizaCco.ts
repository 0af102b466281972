import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  atualizaCodigoAns,
  type ComparacaoSib,
  getBeneficiariosNaAnsSemCcoNaOeste,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useState } from 'react';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
import { sayFailure } from '../../report/useReport.ts';
import { ccoNaoGravados } from '../relatorios/ccoNaoGravados.ts';

const advice = 'Tente novamente ou verifique com a TI';
const sayProblem = (error: Error) => sayFailure(error, [error.message, advice]);

const codigoDe = ({ cco, codbeneficiario, cpf }: ComparacaoSib) =>
  cco === null ? [] : [{ cco, codbeneficiario, cpf }];

/**
 * Atualizar CCO (SIB-19): reads the list again, asks with its count, writes the codes, and reports those not written with their reason.
 */
export function useAtualizaCco() {
  const http = useHttp();
  const queryClient = useQueryClient();
  const [rows, setRows] = useState<ComparacaoSib[]>([]);
  const look = useMutation({
    mutationFn: () =>
      queryClient.fetchQuery({ ...queryOf(http, getBeneficiariosNaAnsSemCcoNaOeste, {}), staleTime: 0 }),
    onSuccess: (found) => {
      const withCco = found.filter(({ cco }) => cco !== null);
      if (withCco.length === 0) toasts.info('Atualização de CCO', 'Não há CCO para atualizar');
      setRows(withCco);
    },
    onError: sayProblem,
  });
  const { act, isPending } = useAct(atualizaCodigoAns);
  const close = () => setRows([]);
  const confirm = async () => {
    const outcome = await act({ body: rows.flatMap(codigoDe) });
    if (outcome.kind !== 'done') return sayProblem(outcome.reason);
    const { success, message, atualizados, naoGravados } = outcome.reply;
    const left = ccoNaoGravados(naoGravados);
    if (!success) toasts.error(message, advice, { rows: left });
    else if (atualizados === 0) toasts.warning('Nenhum CCO foi gravado', message, { rows: left });
    else toasts.success('Dados obtidos com sucesso!', message, { rows: left });
    close();
  };
  return {
    count: rows.length,
    start: () => look.mutate(),
    isLooking: look.isPending,
    confirm,
    isWriting: isPending,
    close,
  } as const;
}
