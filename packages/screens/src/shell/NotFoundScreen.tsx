import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { PlainPage } from './PlainPage.tsx';

export interface NotFoundScreenProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
}

/** Any unknown address; the English words are the specification's (ACE-15). */
export function NotFoundScreen({ manifests }: NotFoundScreenProps) {
  return (
    <PlainPage manifests={manifests} title="Page not found">
      Esta página não existe ou mudou de endereço.
    </PlainPage>
  );
}
