import './trusted-types.ts';
import './fonts.css';
import { StrictMode, startTransition, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PortalConfig, PortalState } from '@vidas/api-client/ouvidoria/portalState.ts';
import { latePages } from './latePages.ts';
import { defaultConfig, Root } from './Root.tsx';

// The contract, zod and ky are loaded when a form is first used; whoever only reads never loads them.
const calls = async () => (await import('./calls.ts')).calls();
document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.matches('input, select, textarea'))
    // Who presses asks again where it did not come.
    calls().catch(() => undefined);
});

/** The state that the server wrote into the page when it answered a plain form. */
const readServerState = (): PortalState | undefined => {
  const text = document.getElementById('server-data')?.textContent;
  return text ? (JSON.parse(text) as PortalState) : undefined;
};

/** The settings that a page shows; a wrong value falls back to the default. */
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
  // In a transition: a page whose code is still on its way keeps what the server drew.
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
