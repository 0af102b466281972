import './trusted-types.ts';
import '@fontsource-variable/inter/wght.css';
import { basesOf, loadConfig } from '@vidas/api-client/config';
import { lateHttp } from '@vidas/api-client/http/late';
import { createQueryClient } from '@vidas/screens/services';
import { createSessionStore } from '@vidas/screens/session/store';
import { restoreTheme } from '@vidas/screens/shell/theme';
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
    void import('@vidas/screens/session/expire').then(
      // Somebody may have entered meanwhile.
      ({ expireSession }) => session.get()?.jwt === ended?.jwt && expireSession(session, refusal),
      () => session.end('expired'),
    );
  },
});
createRoot(root).render(
  <App config={config} http={http} session={session} queryClient={createQueryClient()} />,
);
