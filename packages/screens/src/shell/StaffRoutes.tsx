import type { ModuleKey } from '@vidas/api-client/shell/modules';
import { Route, Routes } from 'react-router-dom';
import type { ModuleManifest } from '../shared/manifest.ts';
import { IntranetScreen } from './IntranetScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { ModuleScreen } from './ModuleScreen.tsx';
import { ModulesScreen } from './ModulesScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { PortalRedirect } from './PortalRedirect.tsx';
import { RequireSession } from './RequireSession.tsx';

/** What the StaffRoutes take. */
export interface StaffRoutesProps {
  readonly manifests: Readonly<Record<ModuleKey, ModuleManifest>>;
}

/** Every address of the staff app; the screens of the modules come from their manifests. */
export function StaffRoutes({ manifests }: StaffRoutesProps) {
  return (
    <Routes>
      <Route path="/" element={<LoginScreen />} />
      <Route element={<RequireSession />}>
        <Route path="/modulos" element={<ModulesScreen manifests={manifests} />} />
        <Route path="/modulos/:modulo/:tela?" element={<ModuleScreen manifests={manifests} />} />
      </Route>
      <Route path="/interno/inicio" element={<IntranetScreen />} />
      <Route path="/ouvidoriaInterna/*" element={<PortalRedirect />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
