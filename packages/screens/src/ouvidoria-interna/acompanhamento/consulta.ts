import { chaveProblem } from '@vidas/api-client/ouvidoria/chave.rules.ts';

/** Input of a follow-up. */
export interface Consulta {
  protocolo: string;
  chave: string;
}

/**
 * Problems of the typed protocol and key that need no request. The key may be empty, because a server may have no keys (SEG-12).
 */
export const consultaProblems = ({ protocolo, chave }: Consulta): Partial<Consulta> => {
  const wrongKey = chave.trim() === '' ? undefined : chaveProblem(chave);
  return {
    ...(protocolo.trim() === '' ? { protocolo: 'Digite o número do protocolo.' } : {}),
    ...(wrongKey === undefined ? {} : { chave: wrongKey }),
  };
};
