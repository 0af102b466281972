import { useMutation } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useOperatorClock } from '../../app/session/useOperatorClock.ts';
import type { PedidoInadimplentes } from './inadimplentePedido.ts';
import { useInadimplenteCidades } from './useInadimplenteCidades.ts';

/** The day of the question, past or ahead: first the searched one, else the last day of this month (COB-18). */
const useDia = (asked: string | null) => {
  const today = useOperatorClock().today();
  const [dia, setDia] = useState<string | null>(asked ?? dayjs(today).endOf('month').format('YYYY-MM-DD'));
  const [followed, setFollowed] = useState(asked);
  // Back and forward change the day, so the field follows the address.
  if (asked !== null && asked !== followed) {
    setFollowed(asked);
    setDia(asked);
  }
  return [dia, setDia] as const;
};

/** The question of the form. Buscar waits until every city is looked up, and does nothing with a wrong one. */
export function useInadimplenteBusca(
  pedido: PedidoInadimplentes | null,
  onSearch: (pedido: PedidoInadimplentes) => void,
) {
  const [data, setData] = useDia(pedido?.data ?? null);
  const excluidas = useInadimplenteCidades(pedido?.excluidas);
  // An address may have a city by six digits, which differs from the search.
  const codes = excluidas.cidades.map(({ codigo, cidade }) => cidade?.codigo ?? codigo);
  const { mutate, isPending } = useMutation({
    mutationFn: excluidas.settle,
    onSuccess: (codigos) => {
      if (codigos !== null && data !== null) onSearch({ data, excluidas: codigos });
    },
  });
  return {
    data,
    setData,
    excluidas,
    isChecking: isPending,
    /** True when the form differs from the question of the rows on show. */
    isChanged:
      pedido !== null &&
      (data !== pedido.data || codes.toSorted().join() !== pedido.excluidas.toSorted().join()),
    search: () => mutate(),
  } as const;
}

export type InadimplenteBusca = ReturnType<typeof useInadimplenteBusca>;
