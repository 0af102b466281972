import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { Allow, Session } from '../door.ts';

/** The modules that have one provider alone; every other sees all of them (ALC-1). */
export const deUmPrestador: readonly ModuleKey[] = ['centro-medico'];

/** What no provider has as its code. */
const nenhum = '';

/**
 * The only provider that a session may see through a call, null for all (ALC-1). Of the modules that open the call to the session, the
 * widest counts; a session with none of them has the narrowest. Where no provider is configured, the narrowest sees none.
 */
export const unicoDe = (
  { modules }: Session,
  allow: Allow,
  centroMedico: string | undefined,
): string | null => {
  const opening = allow === 'session' ? modules : allow.filter((key) => modules.includes(key));
  return opening.some((key) => !deUmPrestador.includes(key)) ? null : (centroMedico ?? nenhum);
};
