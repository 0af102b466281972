import type { ModuleKey } from '@vidas/api-client/shell/modules.ts';
import { type ComponentType, lazy, use } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { ModuleManifest } from '../app/manifest.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { RequireSession } from './RequireSession.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

// The first load has only the login; the rest loads while the person types.
const IntranetScreen = lazy(() =>
  import('./IntranetScreen.tsx').then((file) => ({ default: file.IntranetScreen })),
);
const ModuleScreen = lazy(() =>
  import('./ModuleScreen.tsx').then((file) => ({ default: file.ModuleScreen })),
);
const ModulesScreen = lazy(() =>
  import('./ModulesScreen.tsx').then((file) => ({ default: file.ModulesScreen })),
);
const NotFoundScreen = lazy(() =>
  import('./NotFoundScreen.tsx').then((file) => ({ default: file.NotFoundScreen })),
);
const PortalRedirect = lazy(() =>
  import('./PortalRedirect.tsx').then((file) => ({ default: file.PortalRedirect })),
);

type Manifests = Readonly<Record<ModuleKey, ModuleManifest>>;

export interface StaffRoutesProps {
  /** Arrives during the login, which needs no module. */
  readonly manifests: Promise<Manifests>;
}

interface WithManifestsProps extends StaffRoutesProps {
  readonly screen: ComponentType<{ readonly manifests: Manifests }>;
}

const WithManifests = ({ screen: Screen, manifests }: WithManifestsProps) => (
  <Screen manifests={use(manifests)} />
);

/** Every address of the staff app; the screens of the modules come from their manifests. */
export function StaffRoutes({ manifests }: StaffRoutesProps) {
  return (
    <ScreenBoundary>
      <Routes>
        <Route path="/" element={<LoginScreen />} />
        <Route element={<RequireSession />}>
          <Route path="/modulos" element={<WithManifests screen={ModulesScreen} manifests={manifests} />} />
          <Route
            path="/modulos/:modulo/:tela?"
            element={<WithManifests screen={ModuleScreen} manifests={manifests} />}
          />
        </Route>
        <Route path="/interno/inicio" element={<IntranetScreen />} />
        <Route
          path="/ouvidoriaInterna/*"
          element={<WithManifests screen={PortalRedirect} manifests={manifests} />}
        />
        <Route path="*" element={<WithManifests screen={NotFoundScreen} manifests={manifests} />} />
      </Routes>
    </ScreenBoundary>
  );
}
