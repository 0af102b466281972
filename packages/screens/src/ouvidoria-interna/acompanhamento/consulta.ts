import { chaveProblem } from '@vidas/api-client/ouvidoria/chave.rules.ts';

/** What is typed to follow a report. */
export interface Consulta {
  protocolo: string;
  chave: string;
}

/**
 * What can be said about the typed protocol and key without asking the server. The key may be empty, because a server may have
 * no keys (SEG-12).
 */
export const consultaProblems = ({ protocolo, chave }: Consulta): Partial<Consulta> => {
  const wrongKey = chave.trim() === '' ? undefined : chaveProblem(chave);
  return {
    ...(protocolo.trim() === '' ? { protocolo: 'Digite o número do protocolo.' } : {}),
    ...(wrongKey === undefined ? {} : { chave: wrongKey }),
  };
};
