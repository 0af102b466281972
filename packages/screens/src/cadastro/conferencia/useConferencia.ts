import { useMutation, useQuery } from '@tanstack/react-query';
import { recalculaConferenciaMutation, resumoConferenciaQuery } from '@vidas/api-client/cadastro/queries';
import type { ResumoConferencia } from '@vidas/api-client/cadastro/sib';
import { toasts } from '@vidas/ui/toast';
import { writeDayTime } from '../../report/periodo.ts';
import { useHttp } from '../../app/services.tsx';
import { sayFailure } from '../../report/useReport.ts';

const subtitleOf = (resumo: ResumoConferencia | undefined): string => {
  if (resumo === undefined) return 'O cadastro da ANS comparado com o da operadora.';
  const { arquivo, comparadoEm } = resumo;
  if (arquivo === null) return 'Importe o arquivo de conferência da ANS para compará-lo com o cadastro.';
  return [arquivo.nome, comparadoEm && `Comparado em ${writeDayTime(comparadoEm)}`]
    .filter(Boolean)
    .join(' · ');
};

/** The counts of the comparison, and the act that compares everything again. */
export function useConferencia() {
  const http = useHttp();
  const { data } = useQuery(resumoConferenciaQuery(http));
  const recalcula = useMutation({
    ...recalculaConferenciaMutation(http),
    onError: (error) => sayFailure(error, [error.message, 'Tente novamente ou verifique com a TI']),
  });
  return {
    /** Rows of each list; undefined until they are known. */
    contagens: data?.contagens,
    subtitle: subtitleOf(data),
    /** Lives came into the register that the comparison has not seen. */
    isOutdated: data?.cadastroMudou ?? false,
    /** The whole of it; undefined until it is known. */
    resumo: data,
    hasArquivo: data !== undefined && data.arquivo !== null,
    recalcula: () => recalcula.mutate(undefined, { onSuccess: ({ message }) => toasts.success(message) }),
    isComparing: recalcula.isPending,
  } as const;
}
