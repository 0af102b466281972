/**
 * The page's only policy of Trusted Types. react-aria and React write the empty string as HTML, workers are of our own
 * origin; everything else is refused by the browser.
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
