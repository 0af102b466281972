import type { PortalPages } from '@vidas/screens/ouvidoria-interna/PortalApp.tsx';
import { lazy } from 'react';

const load = () => import('@vidas/screens/ouvidoria-interna/pages.ts');

/** The pages behind the first one, in one file that loads after the first paint. */
export const latePages: PortalPages = {
  AcompanhamentoScreen: lazy(async () => ({ default: (await load()).AcompanhamentoScreen })),
  AnonimatoScreen: lazy(async () => ({ default: (await load()).AnonimatoScreen })),
  DenunciaScreen: lazy(async () => ({ default: (await load()).DenunciaScreen })),
};

// Loads before a person follows a link, so that the page also comes without a connection.
window.addEventListener('load', () => void load().catch(() => undefined));
