import type { ImportProblem } from '../imports/importError.ts';
import type { ReaderName } from './readers.ts';

/** To the thread: begins a file, or asks for its next portion and says what the reader wants to know about the one before. */
export type Question = { kind: 'begin'; name: ReaderName; input: unknown } | { kind: 'next'; told?: unknown };

/** From the thread: one answer to each `next`; the last three end the file. */
export type Answer =
  | { kind: 'portion'; portion: unknown }
  | { kind: 'result'; result: unknown }
  | { kind: 'refused'; problems: readonly ImportProblem[]; total: number }
  | { kind: 'failed'; error: unknown };
