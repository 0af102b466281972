import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';

let chosen: ModuleKey | undefined;

/** Records the press of a module's tile, whose screen may still be loading. */
export const choosesModule = (key: ModuleKey | undefined): void => void (chosen = key);

/** Announces a module's arrival once, after its tile was pressed (ACE-13). */
export const arrivesIn = (key: ModuleKey): void => {
  if (chosen !== key) return;
  chosen = undefined;
  toasts.info(
    `Módulo de ${moduleNames[key]} acessado!`,
    'As opções de operação estão no menu do lado esquerdo da tela.',
  );
};
