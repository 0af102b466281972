import { writeDayTime } from '@vidas/api-client/words/day.ts';
import { useQuery } from '@tanstack/react-query';
import {
  conferenciaCadastralSib,
  getResumoConferenciaSib,
  type ResumoConferencia,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useHttp } from '../../app/services.tsx';
import { useAct } from '../../app/useAct.ts';
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
  const { data } = useQuery(queryOf(useHttp(), getResumoConferenciaSib, {}));
  const { act, isPending } = useAct(conferenciaCadastralSib, { timeoutMs: false });
  return {
    /** Rows of each list; undefined while loading. */
    contagens: data?.contagens,
    subtitle: subtitleOf(data),
    /** True when lives came into the register after the last comparison. */
    isOutdated: data?.cadastroMudou ?? false,
    /** The whole summary; undefined while loading. */
    resumo: data,
    hasArquivo: data !== undefined && data.arquivo !== null,
    recalcula: async () => {
      const outcome = await act({});
      if (outcome.kind === 'done') toasts.success(outcome.reply.message);
      else sayFailure(outcome.reason, [outcome.reason.message, 'Tente novamente ou verifique com a TI']);
    },
    isComparing: isPending,
  } as const;
}
