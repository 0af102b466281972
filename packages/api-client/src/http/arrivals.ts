/** Told of the rows of a list that have arrived so far, in the values of our code; the array grows in place. */
export type Sink = (rows: readonly unknown[]) => void;

const sinks = new WeakMap<AbortSignal, Sink>();

/**
 * Lets whoever gives a call its signal see the rows of the list before all are there. So no query has to pass anything on. It is told
 * nothing of a list that comes in one piece, and nothing of an answer that is no list.
 */
export const watchRows = (signal: AbortSignal, sink: Sink): void => void sinks.set(signal, sink);

/** Who watches the call of a signal. */
export const sinkOf = (signal: AbortSignal | undefined): Sink | undefined => signal && sinks.get(signal);
