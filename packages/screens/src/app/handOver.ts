import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a screen is opened with that must not stand in its address, because it is about a person (SEG-23). */
export interface HandOver {
  /** For Gerar boleto: what to search for. */
  readonly boletos?: BuscaBoleto;
  /** For the home of Cadastro: the matrícula of the record to open. */
  readonly ficha?: string;
  /** For the counter: the matrícula whose debt is paid. */
  readonly cobra?: string;
  /** For the bills of a day in Financeiro: the nosso número of the one to show. */
  readonly boletoGerado?: string;
  /** For the guides of Contas Médicas: the number of the guide to open. */
  readonly guia?: string;
}

/**
 * Hands the screen what it was opened with, also when it is on show already, once: it is removed from the browser's history at once,
 * so that a reload or the way back shows the screen without it, and nothing is left of it after Sair (ACE-27).
 */
export function useHandedOver<Key extends keyof HandOver>(
  key: Key,
  onTake: (value: NonNullable<HandOver[Key]>) => void,
): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const value = (state as HandOver | null)?.[key];
  const take = useEffectEvent((given: NonNullable<HandOver[Key]>) => {
    onTake(given);
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (value !== undefined && value !== null) take(value);
  }, [value]);
}
