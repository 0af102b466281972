import type { ImportProblem } from '../imports/importError.ts';
import type { ReaderName } from './readers.ts';

/**
 * Message to the thread: begins a file, or requests its next portion, with the reader's input about the
 * previous one.
 */
export type Question = { kind: 'begin'; name: ReaderName; input: unknown } | { kind: 'next'; told?: unknown };

/** Message from the thread: one answer per `next`; the last three end the file. */
export type Answer =
  | { kind: 'portion'; portion: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'refused'; problems: readonly ImportProblem[]; total: number }
  | { kind: 'failed'; error: unknown };
