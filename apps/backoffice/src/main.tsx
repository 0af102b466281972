import './trusted-types.ts';
import '@fontsource-variable/inter/wght.css';
import { basesOf, loadConfig } from '@vidas/api-client/config/config.ts';
import { lateHttp } from '@vidas/api-client/http/lateHttp.ts';
import { createQueryClient } from '@vidas/screens/app/services.tsx';
import { createSessionStore } from '@vidas/screens/app/session/sessionStore.ts';
import { restoreTheme } from '@vidas/screens/shell/theme.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

restoreTheme();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const config = await loadConfig();
const session = createSessionStore(localStorage);
const http = lateHttp({
  bases: basesOf(config, location),
  token: () => session.get()?.jwt,
  onUnauthorized: (refusal) => {
    const ended = session.get();
    void import('@vidas/screens/app/session/expireSession.ts').then(
      // Another person may have signed in meanwhile, whose session must not end.
      ({ expireSession }) => session.get()?.jwt === ended?.jwt && expireSession(session, refusal),
      () => session.end('expired'),
    );
  },
});
createRoot(root).render(
  <App config={config} http={http} session={session} queryClient={createQueryClient()} />,
);
