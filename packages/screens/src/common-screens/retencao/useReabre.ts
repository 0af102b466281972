import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/api-error';
import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/contract';
import { reabreAtendimentoMutation } from '@vidas/api-client/retencao/queries';
import { toasts } from '@vidas/ui/toast';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';

/** Reopens a finished attendance; when somebody else was faster the question stays and says who. */
export function useReabre(onDone: () => void) {
  const reabre = useMutation(reabreAtendimentoMutation(useHttp()));
  return {
    isPending: reabre.isPending,
    errorMessage: reabre.error?.message,
    reabrir: ({ retCod }: BeneficiarioRetencao) =>
      reabre.mutate(retCod ?? '', {
        onSuccess: () => {
          toasts.success('Atendimento reaberto com sucesso!');
          onDone();
        },
        onError: (error) => {
          if (!(error instanceof ApiError) || error.kind !== 'conflict')
            sayFailure(error, [error.message, 'Tente novamente ou verifique com a TI']);
        },
      }),
  } as const;
}
