import { createHash } from 'node:crypto';

/** The source expression that allows one inline text. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The empty `<style>` that styled-components fills through the CSSOM. */
export const emptyStyle = hashOf('');

/** The fixed `<style>` texts of react-aria; a test compares them with the installed library. */
export const reactAriaStyles = {
  pressable: '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  overscroll: '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
} as const;

const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');

const page = {
  'default-src': "'none'",
  'script-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'object-src': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** Policy of the staff app: constant, so its page can be cached. */
export const staffPolicy = policy({
  ...page,
  'style-src': [
    "'self'",
    emptyStyle,
    hashOf(reactAriaStyles.pressable),
    hashOf(reactAriaStyles.overscroll),
  ].join(' '),
});

/** Policy of one page of the portal, whose critical CSS is inline: `styleHash` is `'sha256-…'`. */
export const portalPolicy = (styleHash: string | undefined): string =>
  policy({ ...page, 'style-src': ["'self'", emptyStyle, styleHash].filter(Boolean).join(' ') });

/** Policy of data and downloads, which run nothing. */
export const dataPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Policy of the worker that reads PDF pages: it may compile WebAssembly (to decode scanned pictures), nothing else. */
export const pdfWorkerPolicy = policy({ 'default-src': "'none'", 'script-src': "'wasm-unsafe-eval'" });

/** Policy of a page without scripts, with one inline style. */
export const plainPagePolicy = (style: string): string =>
  policy({
    'default-src': "'none'",
    'style-src': hashOf(style),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  });
