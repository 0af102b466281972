import { retornoDesconhecido } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Titles of a file that are unknown here; cents. */
export interface Desconhecidos {
  readonly nome: string;
  readonly titulos: number;
  readonly recebido: number;
}

interface Pergunta extends Desconhecidos {
  readonly responde: (isAceito: boolean) => void;
}

/** Unknown titles in a refusal for that reason; undefined for another one. */
export const desconhecidosDe = ({ body }: ApiError) =>
  z.safeDecode(retornoDesconhecido, body as never).data?.desconhecidos;

/** A question in the middle of a sending, which continues with the answer (CBR-23). */
export function useAceite() {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  /** Asks; cancelling the sending closes the question. */
  const pede = (sobre: Desconhecidos, signal: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const responde = (isAceito: boolean) => {
        setPergunta(null);
        resolve(isAceito);
      };
      signal.addEventListener('abort', () => responde(false), { once: true });
      setPergunta({ ...sobre, responde });
    });
  return { pergunta, pede } as const;
}
