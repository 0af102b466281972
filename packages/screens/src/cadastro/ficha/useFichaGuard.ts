import { useState } from 'react';
import type { FichaState } from './useFichaForm.ts';

const clean: FichaState = { isDirty: false, isPending: false };

/** Asks before the record is left with unsaved input; while it is being saved it cannot be left. */
export function useFichaGuard() {
  const [state, setState] = useState(clean);
  const [wanted, setWanted] = useState<{ readonly go: () => void } | null>(null);
  return {
    state,
    setState,
    isAsking: wanted !== null,
    leave: (go: () => void) => {
      if (state.isPending) return;
      if (state.isDirty) setWanted({ go });
      else go();
    },
    confirm: () => {
      setWanted(null);
      setState(clean);
      wanted?.go();
    },
    cancel: () => setWanted(null),
  } as const;
}
