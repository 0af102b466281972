import { useMutation, useQuery } from '@tanstack/react-query';
import type { AnyReport } from '@vidas/api-client/report/report.ts';
import type { Tabela } from '@vidas/api-client/shell/tabelas.ts';
import { mudaVisoesMutation, visoesQuery } from '@vidas/api-client/shell/visoes/visoes.queries.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import type { Paging, ReportViewOptions } from '@vidas/ui/report-table/useReportView.ts';
import { useSearchParams } from 'react-router-dom';
import { rememberedOf } from '../app/remembered.ts';
import { useHttp } from '../app/services.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';
import { readFilters } from './urlFilters.ts';
import { sayFailure } from './useReport.ts';

/** Options besides the name. */
export interface TableMemoryOptions {
  /** Same as in useReportView; by default as many rows as fit. */
  readonly paging?: Paging | null;
  /** Same as in useReportView: compact for screens with much above the rows (REL-21). */
  readonly startDensity?: ReportViewOptions['startDensity'];
}

/** A person's settings of a table and the filters of its address, for useReportView. */
export type TableMemory = Pick<
  ReportViewOptions,
  'paging' | 'remember' | 'viewStore' | 'startFilters' | 'startDensity'
>;

/**
 * A person's settings of a table. Columns, density and page size stay in this browser until Sair. Named views are on the server, because
 * their filters may hold personal data. The name of `of` is the key in both places ('beneficiario-cadastrado'). A figure's link filters the
 * table through the address (REL-16).
 */
export function useTableMemory(
  of: Tabela | AnyReport,
  { paging, startDensity }: TableMemoryOptions = {},
): TableMemory {
  const table = typeof of === 'string' ? of : of.name;
  const http = useHttp();
  const { data, error, refetch } = useQuery(visoesQuery(http, table));
  const { mutate } = useMutation(mudaVisoesMutation(http, table));
  const login = useSession()?.login ?? '';
  const startFilters = readFilters(useSearchParams()[0]);
  const memory: TableMemory = {
    paging,
    startDensity,
    remember: rememberedOf(login, `table.${table}`),
    startFilters,
  };
  if (data === null) return memory;
  return {
    ...memory,
    viewStore: {
      kept: data?.map(({ nome, visao }) => ({ name: nome, ...visao })),
      failure:
        error && data === undefined ? { message: error.message, retry: () => void refetch() } : undefined,
      put: ({ name, ...visao }, isReplacing) =>
        mutate(
          { ato: 'gravar', visao: { nome: name, visao }, substitui: isReplacing },
          {
            onSuccess: () => toasts.success('Visão salva!', name),
            onError: (reason) => sayFailure(reason, ['A visão não foi salva!', reason.message]),
          },
        ),
      remove: (nome) =>
        mutate(
          { ato: 'apagar', nome },
          { onError: (reason) => sayFailure(reason, ['A visão não foi apagada!', reason.message]) },
        ),
    },
  };
}
