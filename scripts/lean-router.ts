import type { Plugin } from 'vite';

const inRouter = /\/node_modules\/react-router\/dist\/production\/chunk-/;

/** Says of the router's top level what its own build does not: making a component or naming one for React's tools changes nothing. */
export const withoutEffects = (code: string): string =>
  code
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = .*;$/gm, '');

/**
 * Leaves out of a build what we do not use of react-router: its exports name the development build, and its top level keeps
 * forms, scroll restoration and the scripts of its framework mode, 2.4 kB gzip of each first load.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
  transform: {
    filter: { id: inRouter },
    handler: (code) => ({ code: withoutEffects(code), map: null }),
  },
});
