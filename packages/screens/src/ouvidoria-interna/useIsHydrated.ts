import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render, true as soon as scripts run. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
