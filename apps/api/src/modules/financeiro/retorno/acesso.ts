import { ehGerente } from '@vidas/api-client/vendas/papeis.rules.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';

/** Module whose screen uses the calls about return files. */
export const allow = ['financeiro'] as const;

/** Throws 403 for people who may not undo (CBR-22). */
export const exigeGerente = ({ cargo }: Session): void => {
  if (!ehGerente(cargo)) throw new Failure(403, 'Só um gerente desfaz o que um arquivo do banco fez.');
};
