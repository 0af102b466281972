import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useCallback, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';

type Globals = Readonly<Record<string, unknown>>;

// Not in its type. The last event of the channel would not do: stories in frames of the page send theirs too.
interface WithStore {
  readonly store: { readonly userGlobals: { get: () => Globals } };
}

/** What the toolbar says now: a docs page is no story, to which Storybook would tell it. */
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
