import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@vidas/api-client/http/ApiError.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { codigoVendedorQuery } from '@vidas/api-client/vendas/lancamentos/lancamentos.queries.ts';
import { ehGerente, temRegistroDeVendedor } from '@vidas/api-client/vendas/papeis.rules.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';
import { useEffect } from 'react';
import { useHttp } from '../app/services.tsx';
import { modulesOf } from '../app/session/session.ts';
import { useSession, useSessionStore } from '../app/session/SessionProvider.tsx';

/**
 * Loads the seller code into the session when the sales module opens. A person without one gets a message, except managers (VEN-39).
 */
export function useSellerRecord(entered: ModuleKey | undefined): void {
  const store = useSessionStore();
  const session = useSession();
  const cargo = session?.occupation ?? '';
  const isAsked =
    session !== null &&
    entered === 'vendas' &&
    modulesOf(session).includes('vendas') &&
    temRegistroDeVendedor(cargo);
  const { data, error } = useQuery({
    ...codigoVendedorQuery(useHttp(), session?.login ?? ''),
    enabled: isAsked,
  });
  const isKnown = isAsked && typeof data === 'string';
  const isMissing = isAsked && !ehGerente(cargo) && (error !== null || data === null);
  useEffect(() => {
    if (isKnown) store.update({ sellerId: data });
  }, [store, isKnown, data]);
  useEffect(() => {
    if (isMissing && !(error instanceof ApiError && error.kind === 'unauthorized'))
      toasts.error('Não foi possível carregar os dados do módulo de vendas');
  }, [isMissing, error]);
}
