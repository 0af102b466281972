import { useMutation } from '@tanstack/react-query';
import type { PedidoInadimplentes } from './inadimplentePedido.ts';
import { useCancelamentoData } from './useCancelamentoData.ts';
import { useInadimplenteCidades } from './useInadimplenteCidades.ts';

/** The question of the form. Buscar waits until every city is looked up, and does nothing with a wrong one. */
export function useInadimplenteBusca(
  pedido: PedidoInadimplentes | null,
  onSearch: (pedido: PedidoInadimplentes) => void,
) {
  const data = useCancelamentoData(pedido?.data ?? null);
  const excluidas = useInadimplenteCidades(pedido?.excluidas);
  const { chosen } = data;
  // An address may have a city by six digits, which differs from the search.
  const codes = excluidas.cidades.map(({ codigo, cidade }) => cidade?.codigo ?? codigo);
  const { mutate, isPending } = useMutation({
    mutationFn: excluidas.settle,
    onSuccess: (codigos) => {
      if (codigos !== null && chosen !== null) onSearch({ data: chosen, excluidas: codigos });
    },
  });
  return {
    data,
    excluidas,
    isChecking: isPending,
    /** True when the form differs from the question of the rows on show. */
    isChanged:
      pedido !== null &&
      (chosen !== pedido.data || codes.toSorted().join() !== pedido.excluidas.toSorted().join()),
    search: () => mutate(),
  } as const;
}

export type InadimplenteBusca = ReturnType<typeof useInadimplenteBusca>;
