import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

// The store is missing in the type of the context. The channel's last event is no substitute, because stories in frames of the page send
// events too.
interface WithStore {
  readonly store: { readonly userGlobals: { get: () => Globals } };
}

/** The toolbar's choices. Storybook sends them to stories only, and a docs page is none. */
export function useToolbar(context: DocsContextProps): Globals {
  const { channel } = context;
  const subscribe = useCallback(
    (onChange: () => void) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    [channel],
  );
  return useSyncExternalStore(subscribe, () => (context as unknown as WithStore).store.userGlobals.get());
}
