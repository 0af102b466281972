interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (value: string) => string | null>): unknown;
}

// Must be the first import of the app. The policy allows two things: react-aria's empty string as HTML, and workers of our own origin. The
// browser refuses everything else that would become HTML or a script.
(window as { trustedTypes?: PolicyFactory }).trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '' ? html : null),
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});

export {};
