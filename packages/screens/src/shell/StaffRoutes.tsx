import type { ModuleKey } from '@vidas/api-client/shell/modules';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { ModuleManifest } from '../app/manifest.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { RequireSession } from './RequireSession.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

// Only the login is in the first load; the rest is loaded while the person types.
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

export interface StaffRoutesProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
}

/** Every address of the staff app; the screens of the modules come from their manifests. */
export function StaffRoutes({ manifests }: StaffRoutesProps) {
  return (
    <ScreenBoundary>
      <Routes>
        <Route path="/" element={<LoginScreen />} />
        <Route element={<RequireSession />}>
          <Route path="/modulos" element={<ModulesScreen manifests={manifests} />} />
          <Route path="/modulos/:modulo/:tela?" element={<ModuleScreen manifests={manifests} />} />
        </Route>
        <Route path="/interno/inicio" element={<IntranetScreen />} />
        <Route path="/ouvidoriaInterna/*" element={<PortalRedirect manifests={manifests} />} />
        <Route path="*" element={<NotFoundScreen manifests={manifests} />} />
      </Routes>
    </ScreenBoundary>
  );
}
