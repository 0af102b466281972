import './trusted-types.ts';
import '@fontsource-variable/inter/wght.css';
import { basesOf, loadConfig } from '@vidas/api-client/config';
import { lateHttp } from '@vidas/api-client/http/late';
import { expireSession } from '@vidas/screens/session/expire';
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
  onUnauthorized: (refusal) => expireSession(session, refusal),
});
createRoot(root).render(
  <App config={config} http={http} session={session} queryClient={createQueryClient()} />,
);
