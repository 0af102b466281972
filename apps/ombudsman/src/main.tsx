import './trusted-types.ts';
import './fonts.css';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PortalConfig, PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { latePages } from './latePages.ts';
import { defaultConfig, Root } from './Root.tsx';

// The contract, zod and ky load at the first use of a form; readers never load them.
const calls = async () => (await import('./calls.ts')).calls();
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.matches('input, select, textarea'))
    // Sending the form tries again after a failed load.
    calls().catch(() => undefined);
});

/** State that the server wrote into its answer to a plain form. */
const readServerState = (): PortalState | undefined => {
  const text = document.getElementById('server-data')?.textContent;
  return text ? (JSON.parse(text) as PortalState) : undefined;
};

/** Settings that pages show. An invalid value becomes the default. */
const readConfig = async (): Promise<PortalConfig> => {
  const given = (await (await fetch('/config.json', { credentials: 'omit' })).json()) as Record<
    string,
    unknown
  >;
  const text = (name: keyof PortalConfig): string =>
    typeof given[name] === 'string' && given[name] !== '' ? given[name] : defaultConfig[name];
  return {
    ...defaultConfig,
    ombudsmanPhone: text('ombudsmanPhone'),
    receiptOperator: text('receiptOperator'),
    quickExitUrl: text('quickExitUrl'),
  };
};

const serverState = readServerState();

function App() {
  const [config, setConfig] = useState(serverState?.config ?? defaultConfig);
  // A transition keeps the server's drawing while the code of a page loads.
  useEffect(
    () =>
      void readConfig().then(
        (read) => startTransition(() => setConfig(read)),
        () => undefined,
      ),
    [],
  );
  return (
    <StrictMode>
      <BrowserRouter>
        <Root pages={latePages} calls={calls} config={config} serverState={serverState} />
      </BrowserRouter>
    </StrictMode>
  );
}

const root = document.getElementById('root');
if (root?.firstElementChild) hydrateRoot(root, <App />);
else if (root) createRoot(root).render(<App />);
