import { useCallback, useSyncExternalStore } from 'react';
import { breakpoint } from './scale.ts';

/** True when the window matches a media query, for the cases beyond CSS. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
};

/** True when the window is as narrow as a phone (`narrow` of CSS). */
export const useIsNarrow = (): boolean => useMedia(`(max-width: ${breakpoint.narrow})`);
