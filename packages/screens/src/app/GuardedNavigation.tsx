import { leave } from '@vidas/ui/leaving/leaving.ts';
import { type ReactNode, use, useMemo } from 'react';
import { type Navigator, type To, UNSAFE_NavigationContext as NavigationContext } from 'react-router-dom';

interface Placed extends Navigator {
  readonly location: { readonly pathname: string };
}

const pathOf = (to: To): string | undefined => (typeof to === 'string' ? to.split(/[?#]/)[0] : to.pathname);

/** Asks before a link or an act leaves a page with typed text. `leaving.ts` of ui does the same for Back and Forward. */
export function GuardedNavigation({ children }: { readonly children: ReactNode }) {
  const context = use(NavigationContext);
  const guarded = useMemo(() => {
    const { navigator } = context;
    const guard = (to: To, go: () => void): void => {
      const path = pathOf(to);
      // Only signing out leads to '/', and it has already dropped the typed text.
      if (path === '/' || path === (navigator as Placed).location.pathname) go();
      else leave(go);
    };
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (to: To, ...rest: [state?: unknown]) => guard(to, () => navigator.push(to, ...rest)),
        replace: (to: To, ...rest: [state?: unknown]) => guard(to, () => navigator.replace(to, ...rest)),
      },
    };
  }, [context]);
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
