import { useState } from 'react';

/** Earlier states for undoing, the latest last. */
export interface History<State> {
  readonly past: readonly State[];
  /** The last change, and its time in milliseconds: a run of changes of the same thing is one step. */
  readonly topic: string;
  readonly at: number;
}

/** An empty history. */
export const noHistory: History<never> = { past: [], topic: '', at: 0 };

const mostSteps = 50;
/** Changes of the same thing within this time are one step. */
const oneChange = 1500;

/** Records the state before a change. `topic` names what changes ('filter:nome'); '' is always a step of its own. */
export function noted<State>(
  history: History<State>,
  before: State,
  { topic, at }: { readonly topic: string; readonly at: number },
): History<State> {
  if (topic !== '' && topic === history.topic && at - history.at < oneChange) return { ...history, at };
  return { past: [...history.past, before].slice(-mostSteps), topic, at };
}

/** The state to go back to, and the history before it; `null` when there is none. */
export function takenBack<State>(
  history: History<State>,
): { readonly state: State; readonly history: History<State> } | null {
  const state = history.past.at(-1);
  return state === undefined
    ? null
    : { state, history: { past: history.past.slice(0, -1), topic: '', at: 0 } };
}

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
