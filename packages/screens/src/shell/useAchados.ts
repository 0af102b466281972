import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@vidas/api-client/http/queryOf.ts';
import { buscaGeral } from '@vidas/api-client/shell/busca/busca.contract.ts';
import { isProcuravel, numeroDe } from '@vidas/api-client/shell/busca/busca.rules.ts';
import { useHttp } from '../app/services.tsx';
import { type Achado, type DeOnde, gruposDe } from './achados.ts';
import { procuraEm } from './procuraEm.ts';
import { useRested } from '../app/useRested.ts';

/** Pause in typing before the server is asked, in ms. */
const pauseMs = 250;

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * The server's results for the typed text. An answer belongs to its text: the next letter removes it and cancels its call.
 */
export function useAchados(typed: string, onde: DeOnde) {
  const text = typed.trim();
  const rested = useRested(text, pauseMs);
  const { pessoas, boletos, guias, protocolos: temProtocolos } = procuraEm(onde.allowed);
  // A protocol has digits only.
  const protocolos = temProtocolos && numeroDe(text) !== null;
  const isAsked = (pessoas || boletos || guias || protocolos) && isProcuravel(text);
  const isCurrent = isAsked && rested === text;
  // Nobody shows the answer to an older text, so its call is cancelled.
  const { data, error } = useQuery({
    ...queryOf(useHttp(), buscaGeral, isCurrent ? { body: { texto: text } } : null),
    gcTime: 0,
  });
  const what = list.format([
    ...(pessoas ? ['pessoas'] : []),
    ...(boletos ? ['boletos'] : []),
    ...(guias ? ['guias'] : []),
    ...(protocolos ? ['protocolos'] : []),
  ]);
  const groups: { name: string; items: Achado[] }[] = isCurrent && data ? gruposDe(data, onde) : [];
  const failure = isCurrent && error ? `Não foi possível procurar ${what}. ${error.message}` : undefined;
  const isSearching = isAsked && failure === undefined && !(isCurrent && data);
  return { groups, isSearching, note: isSearching ? `Procurando ${what}…` : failure } as const;
}
