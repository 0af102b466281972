import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { buscaFaturasAbertas } from '@vidas/api-client/financeiro/conta/naoIdentificado.contract.ts';
import { useHttp } from '../../app/services.tsx';
import { useRested } from '../../app/useRested.ts';

/** Pause in typing before the server is asked, in ms. */
const PAUSE_MS = 300;

/** Open invoices for the typed text; undefined before its answer. */
export function useFaturasAchadas(de: { readonly arquivo: string; readonly linha: number }, typed: string) {
  const texto = typed.trim();
  const rested = useRested(texto, PAUSE_MS);
  const isAsked = texto !== '' && rested === texto;
  const { data, error } = useQuery({
    ...queryOf(useHttp(), buscaFaturasAbertas, isAsked ? { body: { ...de, texto } } : null),
    gcTime: 0,
  });
  const failure = isAsked ? error?.message : undefined;
  const faturas = isAsked ? data : undefined;
  return { faturas, failure, isSearching: texto !== '' && !faturas && failure === undefined } as const;
}
