import { modulosComBoletos, modulosComPessoas } from '@vidas/api-client/shell/busca/busca.rules.ts';
import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';

/** Whether a session with these modules may search people, and boletos (ACE-25). */
export const procuraEm = (allowed: readonly ModuleKey[]): { pessoas: boolean; boletos: boolean } => ({
  pessoas: modulosComPessoas.some((key) => allowed.includes(key)),
  boletos: modulosComBoletos.some((key) => allowed.includes(key)),
});
