/** Receives the rows of a list that have arrived so far, in the values of our code; the array grows in place. */
export type Sink = (rows: readonly unknown[]) => void;

const sinks = new WeakMap<AbortSignal, Sink>();

/**
 * Lets the owner of a call's signal see the rows of a list before all have arrived. Queries need not pass anything
 * on. The sink gets nothing for a list in one piece, or an answer that is no list.
 */
export const watchRows = (signal: AbortSignal, sink: Sink): void => void sinks.set(signal, sink);

/** The sink of a call's signal; undefined without one. */
export const sinkOf = (signal: AbortSignal | undefined): Sink | undefined => signal && sinks.get(signal);
