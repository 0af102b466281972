import { breakpoint } from '@vidas/ui/theme/scale.ts';
import { useSyncExternalStore } from 'react';

const narrow = `(max-width: ${breakpoint.narrow})`;

const follow = (onChange: () => void) => {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** True in a window so narrow that forms show only their compact fields. */
export const useIsCompact = (): boolean =>
  useSyncExternalStore(
    follow,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
