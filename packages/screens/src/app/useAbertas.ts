import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Http } from '@vidas/api-client/http/http.ts';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { abreNaMesa, type Mesa } from '@vidas/api-client/shell/mesa/mesa.contract.ts';
import { useEffect } from 'react';
import { useHttp } from './services.tsx';
import { useRested } from './useRested.ts';

/** Time in sight after which a thing counts as open, as for a decision (MES-3), in milliseconds. */
const vistaMs = 300;

/** Time between two looks, in milliseconds; the server forgets one after a minute. */
const olhaMs = 25_000;

const nomes = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
const nenhuma: ReadonlyMap<string, string> = new Map();

interface MesaVista {
  readonly mesa: Mesa;
  /** Provider of the guides on the desk. */
  readonly codPrestador?: string | undefined;
}

const sai = (http: Http, mesa: Mesa, codPrestador: string | null): void => {
  // Nobody waits for it, and the server forgets by itself.
  void http.call(abreNaMesa, { body: { mesa, codPrestador, coisa: null } }).catch(() => undefined);
};

/**
 * Sentences about the things of a desk that other people have open now, by their keys (MES-13). Tells the server which one is in sight here,
 * while the page is visible; a failure is silent, and nothing is said then.
 */
export function useAbertas(
  { mesa, codPrestador: prestador }: MesaVista,
  coisa: string | null,
): ReadonlyMap<string, string> {
  const http = useHttp();
  const codPrestador = prestador ?? null;
  const { data, isError } = useQuery({
    ...queryOf(http, abreNaMesa, { body: { mesa, codPrestador, coisa: useRested(coisa, vistaMs) } }),
    refetchInterval: olhaMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useEffect(() => () => sai(http, mesa, codPrestador), [http, mesa, codPrestador]);
  if (!data || isError) return nenhuma;
  return new Map(
    [...Map.groupBy(data, (aberta) => aberta.coisa)].map(([key, abertas]) => [
      key,
      `Aberta por ${nomes.format(abertas.map(({ quem }) => quem))} agora`,
    ]),
  );
}
