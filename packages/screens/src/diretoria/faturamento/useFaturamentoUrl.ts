import {
  type TipoPedido,
  tiposPedidos,
} from '@vidas/api-client/diretoria/faturamento/faturamento.contract.ts';
import { useSearchParams } from 'react-router-dom';
import { type Periodo, readPeriodo } from '../../report/periodo.ts';

/** The search: a kind, or all, and at least one of the two periods; null for the other one. */
export interface PedidoDeFaturamento {
  readonly tipo: TipoPedido;
  readonly emissao: Periodo | null;
  readonly vencimento: Periodo | null;
}

const periodoOf = (search: URLSearchParams, name: string): Periodo | null =>
  readPeriodo(
    new URLSearchParams({
      inicio: search.get(`${name}Inicio`) ?? '',
      fim: search.get(`${name}Fim`) ?? '',
    }),
  );

const written = (name: string, periodo: Periodo | null): Record<string, string> =>
  periodo === null ? {} : { [`${name}Inicio`]: periodo.start, [`${name}Fim`]: periodo.end };

/**
 * The search in the address (?tipo=I&emissaoInicio=2026-10-01&emissaoFim=2026-10-31); null without a kind or a period.
 */
export const useFaturamentoUrl = () => {
  const [search, setSearch] = useSearchParams();
  const tipo = (Object.keys(tiposPedidos) as TipoPedido[]).find((each) => each === search.get('tipo'));
  const emissao = periodoOf(search, 'emissao');
  const vencimento = periodoOf(search, 'vencimento');
  const pedido: PedidoDeFaturamento | null =
    tipo !== undefined && (emissao !== null || vencimento !== null) ? { tipo, emissao, vencimento } : null;
  const setPedido = (next: PedidoDeFaturamento | null) =>
    setSearch(
      next === null
        ? {}
        : {
            tipo: next.tipo,
            ...written('emissao', next.emissao),
            ...written('vencimento', next.vencimento),
          },
    );
  return [pedido, setPedido] as const;
};
