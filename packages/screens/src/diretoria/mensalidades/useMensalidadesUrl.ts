import {
  type TipoDeMensalidade,
  tiposDeMensalidade,
} from '@vidas/api-client/diretoria/mensalidades/mensalidades.contract.ts';
import { isDay } from '@vidas/api-client/kinds/day.ts';
import { useSearchParams } from 'react-router-dom';

/** The search: a kind of contract and an ISO day; the fees are those of its month. */
export interface PedidoDeMensalidades {
  readonly tipo: TipoDeMensalidade;
  readonly data: string;
}

/** The search in the address (?tipo=I&data=2026-11-21); null without both. The open tab stays. */
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
