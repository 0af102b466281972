interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
}

// The first import of the app: react-aria empties its live region by writing '' as HTML, workers are of our own origin;
// the browser refuses everything else that would become HTML or a script.
(window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});

export {};
