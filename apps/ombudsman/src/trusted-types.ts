/**
 * The page's only policy of Trusted Types: it allows the empty string as HTML (react-aria and React write it) and workers of our
 * own origin; the browser refuses everything else.
 */
declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
    };
  }
}

window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});

export {};
