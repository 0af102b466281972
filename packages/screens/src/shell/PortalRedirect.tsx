import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConfig } from '../app/services.tsx';
import { NotFoundScreen, type NotFoundScreenProps } from './NotFoundScreen.tsx';
import { portalPage } from './portal.ts';

/** Redirects /ouvidoriaInterna/* to the portal's own address; an unknown page when none is configured. */
export function PortalRedirect({ manifests }: NotFoundScreenProps) {
  const { portalUrl } = useConfig();
  const { pathname } = useLocation();
  const target = portalPage(portalUrl, pathname);
  const isElsewhere = new URL(target, window.location.href).origin !== window.location.origin;
  useEffect(() => {
    if (isElsewhere) window.location.replace(target);
  }, [isElsewhere, target]);
  return isElsewhere ? null : <NotFoundScreen manifests={manifests} />;
}
