import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import type { ModuleManifest } from '../app/manifest.ts';
import { PlainPage } from './PlainPage.tsx';

export interface UnavailableModuleProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
  readonly moduleKey: ModuleKey;
}

/** Page for the address of a module that the person does not have (ACE-14). */
export function UnavailableModule({ manifests, moduleKey }: UnavailableModuleProps) {
  return (
    <PlainPage manifests={manifests} title={`Módulo ${moduleNames[moduleKey]} indisponível`}>
      Ocorreu um erro ao tentar acessar o módulo, entre em contato com o suporte
    </PlainPage>
  );
}
