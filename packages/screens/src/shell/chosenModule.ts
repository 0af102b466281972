import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { toasts } from '@vidas/ui/toast/toasts.ts';

let chosen: ModuleKey | undefined;

/** Somebody presses the tile of a module, whose screen may still have to come. */
export const choosesModule = (key: ModuleKey | undefined): void => void (chosen = key);

/** The screen of a module is there; says so once, where its tile was pressed (ACE-13). */
export const arrivesIn = (key: ModuleKey): void => {
  if (chosen !== key) return;
  chosen = undefined;
  toasts.info(
    `Módulo de ${moduleNames[key]} acessado!`,
    'As opções de operação estão no Menu do lado esquerdo da tela.',
  );
};
