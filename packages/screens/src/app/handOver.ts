import type { BuscaBoleto } from '@vidas/api-client/cobranca/boleto/boleto.queries.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Data about a person that opens a screen and must not be in its address (SEG-23). */
export interface HandOver {
  /** Gerar boleto: the search. */
  readonly boletos?: BuscaBoleto;
  /** Page of a payer: who it is. */
  readonly pagador?: Omit<BuscaBoleto, 'vencimento'>;
  /** Home of Cadastro: matrícula of the record to open. */
  readonly ficha?: string;
  /** Counter: matrícula of the payer. */
  readonly cobra?: string;
  /** Bills of a day in Financeiro: nosso número of the bill to show. */
  readonly boletoGerado?: string;
  /** Guides of Contas Médicas: number of the guide to open. */
  readonly guia?: string;
  /** A report that is asked by a personal text: the text. */
  readonly busca?: string;
  /** Review of the ombudsman's reports: protocol of the one to open. */
  readonly denuncia?: string;
}

/**
 * Gives the screen its data once, also when it is already shown. The data leave the browser's history at once: a
 * reload or the way back shows the screen without them, and Sair leaves nothing of them (ACE-27).
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
