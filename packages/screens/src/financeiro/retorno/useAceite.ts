import { retornoDesconhecido } from '@vidas/api-client/financeiro/retorno/retorno.contract.ts';
import type { ApiError } from '@vidas/api-client/http/ApiError.ts';
import { useState } from 'react';
import * as z from 'zod/mini';

/** What a file would bring without a title; cents. */
export interface Desconhecidos {
  readonly nome: string;
  readonly titulos: number;
  readonly recebido: number;
}

interface Pergunta extends Desconhecidos {
  readonly responde: (isAceito: boolean) => void;
}

/** What a file would bring without a title, when it was refused for that. */
export const desconhecidosDe = ({ body }: ApiError) =>
  z.safeDecode(retornoDesconhecido, body as never).data?.desconhecidos;

/** A question in the middle of a sending, which goes on with the answer (CBR-23). */
export function useAceite() {
  const [pergunta, setPergunta] = useState<Pergunta | null>(null);
  /** Asks; a sending that is cancelled meanwhile takes the question away. */
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
