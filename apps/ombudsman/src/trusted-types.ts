/**
 * The page's only policy of Trusted Types. It allows the empty string as HTML, which react-aria and React write, and workers of our own
 * origin. The browser refuses everything else.
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
