import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { BeneficiarioRetencao } from '@vidas/api-client/retencao/retencao.contract.ts';
import { type ListaRetencao, pessoasRetencaoQuery } from '@vidas/api-client/retencao/retencao.queries.ts';
import { useHttp } from '../app/services.tsx';
import { useAsk } from '../report/useReport.ts';

const names = ['cancelados', 'fimDoMes', 'atendimento', 'finalizados'] as const;

/** Word for the attendances of every month (RET-15). */
export const todas = 'todas';

/** True when a list can be read for this choice: only the attendances accept `todas`. */
export const isAskedOf = (lista: ListaRetencao, competencia: string | null): boolean =>
  competencia === todas ? lista === 'atendimento' : competencia !== null;

/** The rows of each list; undefined until loaded. */
export type ListasRetencao = Readonly<Record<ListaRetencao, readonly BeneficiarioRetencao[] | undefined>>;

const combine = (found: UseQueryResult<BeneficiarioRetencao[]>[]) => ({
  listas: Object.fromEntries(names.map((name, index) => [name, found[index]?.data])) as ListasRetencao,
  isBusy: found.some(({ isFetching }) => isFetching),
});

/**
 * The four lists of a month ('YYYY-MM' or `todas`; null disables the queries), for the counts and for a person's list.
 */
export function useRetencao(competencia: string | null) {
  const http = useHttp();
  const ask = useAsk();
  const { listas, isBusy } = useQueries({
    queries: names.map((name) => ({
      ...pessoasRetencaoQuery(http, name, competencia ?? ''),
      enabled: isAskedOf(name, competencia),
    })),
    combine,
  });
  return {
    listas,
    isBusy,
    /** True while some list loads. */
    isWaiting: isBusy && names.some((name) => isAskedOf(name, competencia) && listas[name] === undefined),
    /** Reads every list of a month from the server. */
    askAll: (month: string, show: () => void) =>
      ask(
        names.map((name) => pessoasRetencaoQuery(http, name, month)),
        show,
      ),
    /** The present state of a beneficiary, from any list: an act may have moved him. */
    agora: (pessoa: BeneficiarioRetencao): BeneficiarioRetencao =>
      names
        .flatMap((name) => listas[name] ?? [])
        .filter(({ matricula }) => matricula === pessoa.matricula)
        .toSorted((a, b) => Number(b.retCod ?? 0) - Number(a.retCod ?? 0))[0] ?? pessoa,
  } as const;
}
