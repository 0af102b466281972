import { unicoDe } from '../../../http/acesso/alcance.ts';
import type { Session } from '../../../http/door.ts';
import { Failure } from '../../../http/failure.ts';

/** The modules whose screens work on guides (CTM-41). */
export const allow = ['contas-medicas', 'centro-medico'] as const;

/** The modules that may call about guides, and the purpose (ALC-1). */
export const revisao = { allow, finalidade: 'Revisão das contas do prestador' } as const;

/** The only provider whose guides a session may see; null for all (CTM-41). */
export const prestadorUnico = (session: Session): string | null => unicoDe(session, allow);

/** True when the session may see guides of the provider. */
export const podeVer = (session: Session, prestador: string): boolean => {
  const only = prestadorUnico(session);
  return only === null || only === prestador;
};

/** The refusal for a guide that is not there, or that the session may not see: the two are not told apart (CTM-41). */
export const guiaDesconhecida = (numero: string): Failure =>
  new Failure(404, `Nenhuma guia tem o número ${numero}.`, { body: { success: false } });
