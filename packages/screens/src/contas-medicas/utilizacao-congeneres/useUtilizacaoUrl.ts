import { isDay } from '@vidas/api-client/kinds/day.ts';
import { useSearchParams } from 'react-router-dom';

/** Insurer and month of a search. */
export interface PedidoUtilizacao {
  /** '' for every partner insurer. */
  readonly codCongenere: string;
  /** 'YYYY-MM'. */
  readonly mes: string;
}

/** The search in the address (?mes=2026-10&congenere=0201); null without a month. */
export const useUtilizacaoUrl = (): readonly [
  PedidoUtilizacao | null,
  (pedido: PedidoUtilizacao) => void,
] => {
  const [search, setSearch] = useSearchParams();
  const mes = search.get('mes') ?? '';
  const pedido = isDay(`${mes}-01`) ? { codCongenere: search.get('congenere') ?? '', mes } : null;
  return [
    pedido,
    (next) => setSearch({ mes: next.mes, ...(next.codCongenere ? { congenere: next.codCongenere } : {}) }),
  ];
};
