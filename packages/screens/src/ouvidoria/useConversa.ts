import { useQuery } from '@tanstack/react-query';
import { mensagensQuery } from '@vidas/api-client/ouvidoria/queries';
import { useHttp } from '../app/services.tsx';

/** The conversation with the reporter of one report. */
export function useConversa(protocolo: string) {
  const { data, error, isPending, refetch } = useQuery(mensagensQuery(useHttp(), protocolo));
  const problem = error ? { message: error.message, retry: () => void refetch() } : undefined;
  return { mensagens: data, isWaiting: isPending, problem } as const;
}
