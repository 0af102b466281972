import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { useEffect, useRef, useState } from 'react';
import type { PagadorEscolhido } from './pagadorEscolhido.ts';
import { NadaAFazer } from './trabalhos.ts';

/** Result for one payer: the work done, or the reason why none was done. */
export type ResultadoDoPagador = { readonly pagador: PagadorEscolhido } & (
  | { readonly feito: string }
  | { readonly porque: string }
);

/** Work for one payer; resolves with its result, throws `NadaAFazer` or the refusal of the server. */
export type TrabalhoDoPagador = (pagador: PagadorEscolhido) => Promise<string>;

const semResposta: ReadonlySet<string> = new Set(['network', 'unauthorized', 'unavailable']);

/** Works for one payer after another, until the end, a stop, or a missing answer. */
export function useUmPorUm() {
  const client = useQueryClient();
  const isStopped = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [resultados, setResultados] = useState<readonly ResultadoDoPagador[]>([]);
  /** Reason for an end before the last payer. */
  const [parou, setParou] = useState<string | null>(null);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const run = async (pagadores: readonly PagadorEscolhido[], work: TrabalhoDoPagador) => {
    isStopped.current = false;
    setParou(null);
    setIsRunning(true);
    const done = new Set(resultados.map(({ pagador }) => pagador));
    try {
      for (const pagador of pagadores) {
        if (done.has(pagador)) continue;
        if (isStopped.current) {
          setParou('Parado por você.');
          break;
        }
        try {
          const feito = await work(pagador);
          setResultados((before) => [...before, { pagador, feito }]);
        } catch (reason) {
          if (!(reason instanceof NadaAFazer || reason instanceof ApiError)) throw reason;
          if (reason instanceof ApiError && semResposta.has(reason.kind)) {
            setParou(reason.message);
            break;
          }
          const porque = reason.message;
          setResultados((before) => [...before, { pagador, porque }]);
        }
      }
    } finally {
      setIsRunning(false);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === 'cobranca' });
    }
  };
  return {
    isRunning,
    resultados,
    parou,
    run,
    stop: () => {
      isStopped.current = true;
    },
  } as const;
}
