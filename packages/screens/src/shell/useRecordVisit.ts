import { useEffect } from 'react';
import { useSessionStore } from '../app/session/SessionProvider.tsx';

/** Records the person's place in the session (ACE-13); on the module chooser the item is Início again. */
export function useRecordVisit(moduleItem: string | null, menuItem: string): void {
  const store = useSessionStore();
  useEffect(() => store.update({ moduleItem, menuItem }), [store, moduleItem, menuItem]);
}
