import { type ModuleKey, moduleKeyOf, moduleNames } from '@vidas/api-client/shell/modules.ts';
import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { GuardedNavigation } from '../app/GuardedNavigation.tsx';
import { itemAt, type MenuItem, type ModuleManifest, type ScreenProps } from '../app/manifest.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { modulesOf } from '../app/session/session.ts';
import { SignInAgain } from '../app/session/SignInAgain.tsx';
import { useSession } from '../app/session/SessionProvider.tsx';
import { AppLayout } from './AppLayout.tsx';
import { arrivesIn } from './chosenModule.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { UnavailableModule } from './UnavailableModule.tsx';
import { useSellerRecord } from './useSellerRecord.ts';

export interface ModuleScreenProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
}

const lazyScreens = new WeakMap<MenuItem, ComponentType<ScreenProps>>();

// One lazy component for each item; otherwise every render would load and mount its screen again.
const screenOf = (item: MenuItem): ComponentType<ScreenProps> => {
  const known = lazyScreens.get(item);
  if (known) return known;
  const made = lazy(async () => {
    if (!item.load) throw new Error(`${item.key} has no screen`);
    try {
      return { default: await item.load() };
    } catch (error) {
      // Failed, for example without a network: the next visit tries again.
      lazyScreens.delete(item);
      throw error;
    }
  });
  lazyScreens.set(item, made);
  return made;
};

/** Beside the module's screen, so that it waits for the same code. */
function Arrival({ moduleKey }: { readonly moduleKey: ModuleKey }) {
  useEffect(() => arrivesIn(moduleKey), [moduleKey]);
  return null;
}

/** Any address below /modulos/{module}: old module names redirect to the new ones (ACE-10), letter case does not matter (ACE-11). */
export function ModuleScreen({ manifests }: ModuleScreenProps) {
  const { modulo = '', tela } = useParams();
  const { search } = useLocation();
  const session = useSession();
  const key = moduleKeyOf(modulo);
  useSellerRecord(key);
  if (key === undefined) return <NotFoundScreen manifests={manifests} />;
  if (modulo !== key || tela === undefined)
    return <Navigate to={`/modulos/${key}/${tela ?? 'inicio'}${search}`} replace />;
  const manifest = manifests[key];
  const item = itemAt(manifest, tela);
  if (session === null || !modulesOf(session).includes(key))
    return <UnavailableModule manifests={manifests} moduleKey={key} />;
  if (item === undefined) return <NotFoundScreen manifests={manifests} />;
  return (
    <GuardedNavigation>
      <AppLayout manifests={manifests} manifest={manifest} item={item}>
        <ScreenTitle parts={[item.label, moduleNames[key]]} />
        <ScreenBoundary key={item.route}>
          <Arrival moduleKey={key} />
          {createElement(screenOf(item), { manifest, item })}
        </ScreenBoundary>
      </AppLayout>
      <SignInAgain />
    </GuardedNavigation>
  );
}
