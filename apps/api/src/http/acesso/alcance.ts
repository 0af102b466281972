import { prestadorCentroMedico } from '@vidas/api-client/contas-medicas/guia-rules';
import type { ModuleKey } from '@vidas/api-client/shell/modules';
import type { Allow, Session } from '../door.ts';

/** The modules that have one provider alone; every other sees all of them (ALC-1). */
export const prestadorDoModulo: Readonly<Partial<Record<ModuleKey, string>>> = {
  'centro-medico': prestadorCentroMedico,
};

/**
 * The only provider that a session may see through a call, null for all (ALC-1). Of the modules that open the call to the session, the
 * widest counts; a session with none of them has the narrowest.
 */
export const unicoDe = ({ modules }: Session, allow: Allow): string | null => {
  const opening = allow === 'session' ? modules : allow.filter((key) => modules.includes(key));
  return opening.some((key) => prestadorDoModulo[key] === undefined) ? null : prestadorCentroMedico;
};
