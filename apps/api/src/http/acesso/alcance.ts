import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { Allow, Session } from '../door.ts';

/** Modules limited to one provider; every other module sees all (ALC-1). */
export const deUmPrestador: readonly ModuleKey[] = ['centro-medico'];

/** Code that no provider has, for a session that sees none. */
const nenhum = '';

/**
 * The only provider visible to a session in a call, null for all (ALC-1). The widest of the session's modules
 * for the call counts; a session with none of them has the narrowest. Without a configured provider the
 * narrowest sees none.
 */
export const unicoDe = (
  { modules }: Session,
  allow: Allow,
  centroMedico: string | undefined,
): string | null => {
  const opening = allow === 'session' ? modules : allow.filter((key) => modules.includes(key));
  return opening.some((key) => !deUmPrestador.includes(key)) ? null : (centroMedico ?? nenhum);
};
