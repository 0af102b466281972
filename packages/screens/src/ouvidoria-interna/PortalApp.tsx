import type { ComponentProps, ComponentType } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Button } from '@vidas/ui/button/Button.tsx';
import { LinkButton } from '@vidas/ui/button/LinkButton.tsx';
import { PortalFrame } from '@vidas/ui/layout/PortalFrame.tsx';
import { GlobalStyle } from '@vidas/ui/theme/GlobalStyle.tsx';
import { GuardedNavigation } from '../app/GuardedNavigation.tsx';
import { InicioScreen } from './InicioScreen.tsx';
import { NaoEncontradaScreen } from './NaoEncontradaScreen.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type * as Pages from './pages.ts';
import { PortalLink } from './PortalLink.tsx';
import { usePortalServices } from './PortalServices.tsx';
import { rotas } from './routes.ts';
import { useIsHydrated } from './useIsHydrated.ts';
import { useQuickExit } from './useQuickExit.ts';

/** The pages behind the first one: present on the server, loaded later in the browser. */
export type PortalPages = {
  readonly [name in keyof typeof Pages]: ComponentType<ComponentProps<(typeof Pages)[name]>>;
};

export interface PortalAppProps {
  readonly pages: PortalPages;
}

/** The whole portal, inside a router. Links and redirects replace the history entry, so that the history never grows. */
export function PortalApp({ pages }: PortalAppProps) {
  const { AcompanhamentoScreen, AnonimatoScreen, DenunciaScreen } = pages;
  const { ombudsmanPhone } = usePortalServices().config;
  return (
    <GuardedNavigation>
      <GlobalStyle />
      <PortalFrame
        quickExit={<QuickExit />}
        homeHref={rotas.inicio}
        linkComponent={PortalLink}
        footer={ombudsmanPhone && `Prefere falar? Ouvidoria por telefone: ${ombudsmanPhone}`}
      >
        <PageBoundary>
          <Routes>
            <Route path={rotas.inicio} element={<InicioScreen />} />
            <Route path={rotas.anonimato} element={<AnonimatoScreen />} />
            <Route path={rotas.acompanhamento} element={<AcompanhamentoScreen />} />
            <Route path={rotas.anonima} element={<DenunciaScreen key="anonima" isIdentificada={false} />} />
            <Route path={rotas.identificada} element={<DenunciaScreen key="identificada" isIdentificada />} />
            <Route path="/" element={<Navigate to={rotas.inicio} replace />} />
            <Route path="/ouvidoriaInterna" element={<Navigate to={rotas.inicio} replace />} />
            <Route path="*" element={<NaoEncontradaScreen />} />
          </Routes>
        </PageBoundary>
      </PortalFrame>
    </GuardedNavigation>
  );
}

/** A plain link without JavaScript; with it the page is emptied before leaving (OUV-12). */
function QuickExit() {
  const { config } = usePortalServices();
  const exit = useQuickExit();
  return useIsHydrated() ? (
    <Button tone="danger" onPress={exit}>
      Sair rápido
    </Button>
  ) : (
    <LinkButton tone="danger" href={config.quickExitUrl} rel="noreferrer">
      Sair rápido
    </LinkButton>
  );
}
