import type { AppConfig } from '@vidas/api-client/config';
import type { Http } from '@vidas/api-client/http';
import { ServicesProvider, type ServicesProviderProps } from '@vidas/screens/services';
import { SessionProvider } from '@vidas/screens/session';
import type { SessionStore } from '@vidas/screens/session/store';
import { StaffRoutes } from '@vidas/screens/shell/staff-routes';
import { UiProvider } from '@vidas/ui/i18n';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

// Asked for at once and not waited for: the menu and the help of all modules are no part of the login.
const manifests = import('@vidas/screens/app-registry').then((file) => file.manifests);
// Whoever opens a module hears of the failure; the login goes on without.
manifests.catch(() => undefined);

/** What the App is made of; main.tsx makes the real ones. */
export interface AppProps {
  readonly config: AppConfig;
  readonly http: Http;
  readonly session: SessionStore;
  readonly queryClient: ServicesProviderProps['queryClient'];
}

/** The staff app, assembled. */
export function App({ config, http, session, queryClient }: AppProps) {
  return (
    <StrictMode>
      <UiProvider>
        <ServicesProvider config={config} http={http} queryClient={queryClient}>
          <BrowserRouter>
            <SessionProvider store={session}>
              <StaffRoutes manifests={manifests} />
            </SessionProvider>
          </BrowserRouter>
        </ServicesProvider>
      </UiProvider>
    </StrictMode>
  );
}
