import { useEffect } from 'react';
import { useSessionStore } from '../app/session/SessionProvider.tsx';

/** Records where the person is in the session (spec 000 §3 Navigation); on the module chooser the item is Início again. */
export function useRecordVisit(moduleItem: string | null, menuItem: string): void {
  const store = useSessionStore();
  useEffect(() => store.update({ moduleItem, menuItem }), [store, moduleItem, menuItem]);
}
