import { plainText } from '@vidas/api-client/words/fold.ts';
import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { ModuleManifest } from '../app/manifest.ts';

/** The modules whose name contains the typed text, accents and case ignored; those that begin with it come first. */
export const matchingModules = (manifests: readonly ModuleManifest[], typed: string): ModuleManifest[] => {
  const wanted = plainText(typed.trim());
  const rank = ({ key }: ModuleManifest) => plainText(moduleNames[key]).indexOf(wanted);
  return manifests
    .filter((manifest) => rank(manifest) >= 0)
    .sort((one, other) => Math.min(1, rank(one)) - Math.min(1, rank(other)));
};
