import { useQuery } from '@tanstack/react-query';
import type { Guia } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import {
  getGuiasLimpas,
  type GuiaVista,
  type PedidoDasLimpas,
} from '@vidas/api-client/contas-medicas/guias/guiasLimpas.contract.ts';
import { maximoDeLimpas } from '@vidas/api-client/contas-medicas/guias/limpas.rules.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { useHttp } from '../../../app/services.tsx';

/** Clean guides that are approved together. */
export interface Limpas {
  readonly guias: readonly (GuiaVista & { readonly cents: number })[];
  readonly somaCents: number;
  readonly julgadasPor: readonly string[];
  readonly segundaAcimaDe: number | null;
  /** Another person's request that named these guides; null without one. */
  readonly pedido: PedidoDasLimpas | null;
}

/** The clean ones of the guides on show, and the request of the provider; null until the server has judged them. */
export function useLimpas(
  codPrestador: string,
  todas: readonly Guia[] | undefined,
  naVista: readonly Guia[],
) {
  const numGuias = (todas ?? [])
    .filter(({ status }) => status === null)
    .map(({ numGuia }) => numGuia)
    .slice(0, maximoDeLimpas);
  const { data } = useQuery({
    ...queryOf(useHttp(), getGuiasLimpas, { body: { codPrestador, numGuias } }, { timeoutMs: false }),
    enabled: codPrestador !== '' && todas !== undefined,
  });
  if (!data) return null;
  const { julgadas, pedido, julgadasPor, segundaAcimaDe } = data;
  const vistas = new Set(naVista.map(({ numGuia }) => numGuia));
  const valores = new Map(julgadas.map(({ numGuia, vrLimpo }) => [numGuia, vrLimpo]));
  const guias = julgadas
    .filter(({ limpa, numGuia }) => limpa && vistas.has(numGuia))
    .map(({ numGuia, versao, vrLimpo }) => ({ numGuia, versao, cents: vrLimpo }));
  const comum = { julgadasPor, segundaAcimaDe };
  const limpas: Limpas = {
    ...comum,
    guias,
    somaCents: guias.reduce((sum, { cents }) => sum + cents, 0),
    pedido: null,
  };
  const pedida: Limpas | null = pedido && {
    ...comum,
    guias: pedido.guias.map((guia) => ({ ...guia, cents: valores.get(guia.numGuia) ?? 0 })),
    somaCents: pedido.soma,
    pedido,
  };
  return { limpas, pedida } as const;
}
