import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { getAcoes } from '@vidas/api-client/ouvidoria/ouvidoria.contract.ts';
import { useEffect } from 'react';
import { useHttp } from '../app/services.tsx';
import { sayFailure } from '../report/useReport.ts';

/** The actions on one report; a failure is also shown as a message (OUV-19). */
export function useAcoes(protocolo: string) {
  const { data, error, isPending, refetch } = useQuery(queryOf(useHttp(), getAcoes, { body: { protocolo } }));
  useEffect(() => {
    if (error) sayFailure(error, [error.message, 'Tente novamente ou verifique com a TI']);
  }, [error]);
  const problem = error ? { message: error.message, retry: () => void refetch() } : undefined;
  return { acoes: data, isWaiting: isPending, problem } as const;
}
