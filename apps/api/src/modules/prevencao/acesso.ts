import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { Session } from '../../http/door.ts';
import { Failure } from '../../http/failure.ts';

/** The module whose screens ask the calls of the programmes. */
export const allow = ['prevencao'] as const;

/** Throws 403 for who may not see what others looked up (PRV-9). */
export const exigeGerente = ({ cargo }: Session): void => {
  if (!ehGerente(cargo)) throw new Failure(403, 'Só um gerente vê as consultas registradas.');
};
