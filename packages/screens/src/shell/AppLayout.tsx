import { type ModuleKey, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { IconButton } from '@vidas/ui/button/IconButton.tsx';
import { InfoIcon } from '@vidas/ui/icon/icons.tsx';
import { AppFrame } from '@vidas/ui/layout/AppFrame.tsx';
import { Header } from '@vidas/ui/layout/Header.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type MenuItem, type ModuleManifest, pathOf } from '../app/manifest.ts';
import { RouterLink } from '../app/RouterLink.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { ModuleMenu } from './ModuleMenu.tsx';
import { PaletteButton } from './PaletteButton.tsx';
import { noteVisit } from './recentScreens.ts';
import { useArrivalFocus } from './useArrivalFocus.ts';
import { useRecordVisit } from './useRecordVisit.ts';
import { UserMenu } from './UserMenu.tsx';

const EmImplantacao = lazy(() =>
  import('./implantacao/EmImplantacao.tsx').then((file) => ({ default: file.EmImplantacao })),
);

export interface AppLayoutProps {
  /** All modules, for the palette. */
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
  readonly manifest: ModuleManifest;
  readonly item: MenuItem;
  readonly children: ReactNode;
}

/** Header and side menu around a screen of a module. */
export function AppLayout({ manifests, manifest, item, children }: AppLayoutProps) {
  const session = useSession();
  const login = session?.login ?? '';
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  useArrivalFocus();
  useRecordVisit(manifest.key, item.key);
  const path = pathOf(manifest, item);
  useEffect(() => noteVisit(login, path), [login, path]);
  return (
    <AppFrame
      header={
        <Header homeHref="/modulos" moduleName={moduleNames[manifest.key]} linkComponent={RouterLink}>
          <PaletteButton manifests={manifests} current={{ manifest, item }} />
          <IconButton
            label="Informações sobre a tela atual"
            icon={<InfoIcon />}
            onPress={() => setIsHelpOpen(true)}
          />
          <UserMenu name={session?.name ?? ''} />
        </Header>
      }
      menu={!item.isFullscreen && <ModuleMenu key={manifest.key} manifest={manifest} item={item} />}
    >
      {item.waitsForCarga && (
        <Suspense fallback={null}>
          <EmImplantacao />
        </Suspense>
      )}
      {children}
      {isHelpOpen && <HelpDialog help={item.help} onClose={() => setIsHelpOpen(false)} />}
    </AppFrame>
  );
}
