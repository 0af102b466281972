import { useSearchParams } from 'react-router-dom';
import { codigoProblem } from './inadimplenteCodigos.ts';
import type { PedidoInadimplentes } from './inadimplentePedido.ts';
import { readData } from './useCancelamentoData.ts';

/**
 * The question of the delinquents in the address: ?data=2026-11-30&excluir=4104808&excluir=4127700. Null before a day is asked for.
 */
export const useInadimplenteUrl = () => {
  const [search, setSearch] = useSearchParams();
  const data = readData(search.get('data'));
  const excluidas = search.getAll('excluir').filter((code) => codigoProblem(code) === null);
  const pedido: PedidoInadimplentes | null = data === null ? null : { data, excluidas };
  const setPedido = (next: PedidoInadimplentes) =>
    setSearch({ data: next.data, excluir: [...next.excluidas] });
  return [pedido, setPedido] as const;
};
