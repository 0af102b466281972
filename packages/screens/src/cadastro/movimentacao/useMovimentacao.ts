import { useQuery } from '@tanstack/react-query';
import {
  getMovimentacaoBeneficiarios,
  type Movimentacao,
} from '@vidas/api-client/cadastro/movimentacao/movimentacao.contract.ts';
import { congeneresMovQuery } from '@vidas/api-client/cadastro/movimentacao/movimentacao.queries.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHttp } from '../../app/services.tsx';
import { useAtOnce } from '../../report/useAtOnce.ts';
import { loadFailure, type Report, sayFailure } from '../../report/useReport.ts';
import { movimentacaoQuery, type PedidoMovimentacao } from './movimentacaoQuery.ts';

/** The partner insurers; a failure has the text of the specification. */
export function useCongeneres() {
  const { data, error, isFetching, refetch } = useQuery(congeneresMovQuery(useHttp()));
  useEffect(() => {
    if (error)
      sayFailure(error, [
        'Não foi possível carregar a lista de congêneres!',
        'Verifique sua sessão ou conexão!',
      ]);
  }, [error]);
  return {
    congeneres: data,
    isLoading: isFetching && data === undefined,
    failure: isFetching ? null : error,
    read: () => void refetch(),
  } as const;
}

/** The search of movements in the address: ?congenere=0201&exportados=1. Null before an insurer is chosen. */
export function usePedidoMovimentacao() {
  const [search, setSearch] = useSearchParams();
  const code = search.get('congenere') ?? '';
  const kept = code ? { codCongenere: code, incluiExportados: search.get('exportados') === '1' } : null;
  const [pedido, change] = useAtOnce<PedidoMovimentacao | null>(kept, (next) =>
    setSearch(
      next ? { congenere: next.codCongenere, ...(next.incluiExportados ? { exportados: '1' } : {}) } : {},
    ),
  );
  const setPedido = (next: PedidoMovimentacao) => change(next.codCongenere ? next : null);
  return [pedido, setPedido] as const;
}

/** The movements of a search. An empty list has a message when the insurer is opened, but not after each export. */
export function useMovimentacao(pedido: PedidoMovimentacao | null): Report<Movimentacao> {
  const http = useHttp();
  const asked = pedido ?? { codCongenere: '', incluiExportados: false };
  const query = movimentacaoQuery(http, asked);
  const { data, error, isFetching, isPending, dataUpdatedAt, refetch } = useQuery({
    ...query,
    enabled: pedido !== null,
    queryFn: async ({ client, signal }) => {
      const isFirst = client.getQueryData(query.queryKey) === undefined;
      const read = await http.call(getMovimentacaoBeneficiarios, { body: asked }, { signal });
      if (isFirst && read.utilizacaoCongenere.length === 0) toasts.info(read.message);
      return read;
    },
  });
  useEffect(() => {
    if (error) sayFailure(error, loadFailure(error));
  }, [error]);
  return {
    rows: data?.utilizacaoCongenere,
    isWaiting: pedido !== null && isPending && isFetching,
    isRefreshing: isFetching && data !== undefined,
    failure: isFetching ? null : error,
    readAt: dataUpdatedAt,
    read: () => void refetch(),
  };
}
