import { breakpoint } from '@vidas/ui/theme/scale.ts';
import { useSyncExternalStore } from 'react';

const narrow = `(max-width: ${breakpoint.narrow})`;

const follow = (onChange: () => void) => {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** The window is so narrow that forms show their compact fields alone. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
