import { useQuery } from '@tanstack/react-query';
import { type Campanha, isCampanhaAndando } from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';
import { campanhasQuery } from '@vidas/api-client/cobranca/campanha/campanha.queries.ts';
import { useHttp } from '../../app/services.tsx';
import { type Report, type ReportTexts, useReport } from '../../report/useReport.ts';

/** Milliseconds between two silent readings while a campaign changes. */
export const aoVivoMs = 4_000;

/** Text of a list without campaigns. */
export const semCampanha = (mes: string | null): string =>
  mes === null ? 'Nenhuma campanha foi importada ainda.' : 'Nenhuma campanha neste mês.';

const textsOf = (mes: string | null): ReportTexts => ({
  success: ['Dados obtidos com sucesso!'],
  empty: [semCampanha(mes)],
  failure: (error) => ['Erro ao carregar campanhas!', error.message],
});

export interface Campanhas {
  readonly report: Report<Campanha>;
  /** Reads again without a message, after an act. */
  readonly readQuietly: () => Promise<unknown>;
}

/**
 * The campaigns of a month ('YYYY-MM'; null for all). During an import or a sending a query of its own polls them, so that a reading
 * neither shows a message nor covers the table.
 */
export function useCampanhas(mes: string | null): Campanhas {
  const query = campanhasQuery(useHttp(), mes);
  const asked = useReport(query, textsOf(mes));
  const live = useQuery({
    ...query,
    queryKey: [...query.queryKey, 'aoVivo', asked.readAt],
    // The campaigns of a month ('YYYY-MM'; null for all). During an import or a sending a query of its own polls them. So a reading neither
    // shows a message nor covers the table.
    initialData: () => asked.rows && [...asked.rows],
    initialDataUpdatedAt: asked.readAt,
    enabled: ({ state }) => state.data?.some(({ status }) => isCampanhaAndando(status)) === true,
    refetchInterval: aoVivoMs,
    refetchOnWindowFocus: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return {
    report: {
      ...asked,
      rows: asked.rows && (live.data ?? asked.rows),
      failure: asked.failure ?? live.error,
      readAt: live.data ? live.dataUpdatedAt : asked.readAt,
    },
    readQuietly: () => live.refetch(),
  };
}
