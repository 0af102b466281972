import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getMensagens } from '@vidas/api-client/ouvidoria/mensagens.contract.ts';
import { useHttp } from '../app/services.tsx';

/** The conversation with the reporter of one report. */
export function useConversa(protocolo: string) {
  const { data, error, isPending, refetch } = useQuery(
    queryOf(useHttp(), getMensagens, { body: { protocolo } }),
  );
  const problem = error ? { message: error.message, retry: () => void refetch() } : undefined;
  return { mensagens: data, isWaiting: isPending, problem } as const;
}
