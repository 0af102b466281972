import {
  modulosComBoletos,
  modulosComGuias,
  modulosComPessoas,
  modulosComProtocolos,
} from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';

/** Searches that a session with these modules may make (ACE-25, ACE-28, ACE-29). */
export const procuraEm = (
  allowed: readonly ModuleKey[],
): Readonly<Record<'pessoas' | 'boletos' | 'guias' | 'protocolos', boolean>> => ({
  pessoas: modulosComPessoas.some((key) => allowed.includes(key)),
  boletos: modulosComBoletos.some((key) => allowed.includes(key)),
  guias: modulosComGuias.some((key) => allowed.includes(key)),
  protocolos: modulosComProtocolos.some((key) => allowed.includes(key)),
});
