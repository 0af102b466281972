import {
  type TipoDeMensalidade,
  tiposDeMensalidade,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { useSearchParams } from 'react-router-dom';

/** The question: a kind of contract and an ISO day, whose month the fees are of. */
export interface PedidoDeMensalidades {
  readonly tipo: TipoDeMensalidade;
  readonly data: string;
}

/** The question of the address (?tipo=I&data=2026-11-21); null unless it has both. The tab on show stays. */
export const useMensalidadesUrl = () => {
  const [search, setSearch] = useSearchParams();
  const tipo = (Object.keys(tiposDeMensalidade) as TipoDeMensalidade[]).find(
    (each) => each === search.get('tipo'),
  );
  const data = search.get('data') ?? '';
  const pedido: PedidoDeMensalidades | null = tipo !== undefined && isDay(data) ? { tipo, data } : null;
  const setPedido = (next: PedidoDeMensalidades) =>
    setSearch((before) => {
      const aba = before.get('aba');
      return { tipo: next.tipo, data: next.data, ...(aba === null ? {} : { aba }) };
    });
  return [pedido, setPedido] as const;
};
