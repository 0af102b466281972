import { createContext, use } from 'react';
import type { DeskDecision } from './desk.types.ts';

export interface InDesk {
  /** Reports a decision that the form of a thing made; the desk says it and goes on to the next. */
  readonly decided: (thing: string, decision: DeskDecision) => void;
}

export const DeskContext = createContext<InDesk>({ decided: () => undefined });

/** The desk around a thing. */
export const useInDesk = (): InDesk => use(DeskContext);
