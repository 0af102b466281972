import {
  modulosComBoletos,
  modulosComGuias,
  modulosComPessoas,
} from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';

/** True when a session with these modules may search people, boletos and guides (ACE-25, ACE-28). */
export const procuraEm = (
  allowed: readonly ModuleKey[],
): { pessoas: boolean; boletos: boolean; guias: boolean } => ({
  pessoas: modulosComPessoas.some((key) => allowed.includes(key)),
  boletos: modulosComBoletos.some((key) => allowed.includes(key)),
  guias: modulosComGuias.some((key) => allowed.includes(key)),
});
