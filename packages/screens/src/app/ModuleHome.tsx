import { moduleNames } from '@vidas/api-client/shell/modules.ts';
import { Page } from '@vidas/ui/layout/Page.tsx';
import { builtGroups, type ScreenProps } from './manifest.ts';
import { ModuleShortcuts } from './ModuleShortcuts.tsx';

/** The home of a module without figures of its own: the specification's welcome and a link to each screen. */
export function ModuleHome({ manifest, item }: ScreenProps) {
  const hasScreens = builtGroups(manifest).some(({ items }) => items.some(({ key }) => key !== item.key));
  return (
    <Page
      title={`Seja bem-vindo ao módulo ${moduleNames[manifest.key]}`}
      subtitle={
        hasScreens ? 'Escolha uma tela aqui ou no menu do lado esquerdo.' : 'Ainda não há telas neste módulo.'
      }
    >
      <ModuleShortcuts manifest={manifest} item={item} />
    </Page>
  );
}
