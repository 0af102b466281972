import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { Session } from '../../http/door.ts';
import { Failure } from '../../http/failure.ts';

/** Module whose screens use the calls of the programmes. */
export const allow = ['prevencao'] as const;

/** Throws 403 for people who may not see others' readings (PRV-9). */
export const exigeGerente = ({ cargo }: Session): void => {
  if (!ehGerente(cargo)) throw new Failure(403, 'Só um gerente vê as consultas registradas.');
};
