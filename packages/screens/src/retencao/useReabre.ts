import {
  type BeneficiarioRetencao,
  reabrirAtendimentoRetencao,
} from '@vidas/api-client/retencao/retencao.contract.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useAct } from '../app/useAct.ts';
import { sayFailure } from '../report/useReport.ts';

/** Reopens a finished attendance; when another person was faster the question stays and names them. */
export function useReabre(onDone: () => void) {
  const { act, isPending, refusal } = useAct(reabrirAtendimentoRetencao);
  return {
    isPending,
    errorMessage: refusal?.message,
    reabrir: async ({ retCod }: BeneficiarioRetencao) => {
      const outcome = await act({ body: { retcod: retCod ?? '' } });
      if (outcome.kind === 'done') {
        toasts.success('Atendimento reaberto com sucesso!');
        onDone();
      } else if (outcome.kind !== 'conflict')
        sayFailure(outcome.reason, [outcome.reason.message, 'Tente novamente ou verifique com a TI']);
    },
  } as const;
}
