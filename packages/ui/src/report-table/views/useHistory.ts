import { useState } from 'react';
import { type History, noHistory, noted, takenBack } from './history.ts';

/** Records states before they change and undoes the last change. */
export function useHistory<State>(now: State, restore: (state: State) => void) {
  const [history, setHistory] = useState<History<State>>(noHistory);
  return {
    canUndo: history.past.length > 0,
    /** Call it before a change; `topic` names what changes. */
    note: (topic: string) => setHistory((old) => noted(old, now, { topic, at: Date.now() })),
    undo: () => {
      const back = takenBack(history);
      if (!back) return;
      setHistory(back.history);
      restore(back.state);
    },
  };
}
