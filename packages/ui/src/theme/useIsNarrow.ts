import { useSyncExternalStore } from 'react';
import { breakpoint } from './scale.ts';

const query = `(max-width: ${breakpoint.narrow})`;
const subscribe = (onChange: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Whether the window is as narrow as a phone, where CSS alone (`narrow`) is not enough. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
