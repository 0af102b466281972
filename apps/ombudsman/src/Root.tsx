import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortalConfig } from '@vidas/api-client/ouvidoria/portalState.ts';
import { PortalApp, type PortalPages } from '@vidas/screens/ouvidoria-interna/PortalApp.tsx';
import {
  type PortalServices,
  PortalServicesProvider,
} from '@vidas/screens/ouvidoria-interna/PortalServices.tsx';

interface RootProps extends Pick<PortalServices, 'calls' | 'config' | 'serverState'> {
  readonly pages: PortalPages;
}

/**
 * The portal with its services. The server's state belongs to the first page, and is dropped when the person leaves
 * it.
 */
export function Root({ calls, config, pages, serverState }: RootProps) {
  const { key } = useLocation();
  const [firstKey] = useState(key);
  const services: PortalServices = {
    calls,
    config,
    serverState: key === firstKey ? serverState : undefined,
    leave: (address) => window.location.replace(address),
  };
  return (
    <PortalServicesProvider value={services}>
      <PortalApp pages={pages} />
    </PortalServicesProvider>
  );
}

/** The configuration before, or without, `config.json`. */
export const defaultConfig: PortalConfig = {
  ombudsmanPhone: '',
  receiptOperator: '',
  quickExitUrl: 'https://www.google.com.br/',
  portalUrl: '',
};
