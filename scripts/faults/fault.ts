/**
 * Where a fault may be found: a step of the proof (`types`, `lint`, `build`) or the name of a test file, without its folder.
 * The ending tells the step: `.test.ts` unit, server or office, `.test.tsx` and `.stories.tsx` browser, `.spec.ts` journey.
 */
export type Check =
  | 'types'
  | 'lint'
  | 'build'
  | `${string}.test.ts`
  | `${string}.test.tsx`
  | StoryFile
  | `${string}.spec.ts`;
type StoryFile = `${string}.stories.tsx` | `pictures:${string}.stories.tsx`;

/** One change that a good proof must find. */
export interface Fault {
  id: string;
  /** The effect on a person, in a few words. */
  title: string;
  /** The file to change; of several the first that stands in the tree and holds the text. */
  file: string | readonly string[];
  /** The exact text to replace; of several (a file that changed its shape) the first that is found. */
  find: string | readonly string[];
  /** The new text; with several, the one at the place of the found text. */
  replace: string | readonly string[];
  /** How often the text stands in the file; all of them are replaced. Default 1. */
  times?: number;
  checks: readonly Check[];
}

/** Faults of one part of the house. */
export interface Layer {
  layer: string;
  faults: readonly Fault[];
}

/** Result of one fault in a run. */
export interface Finding {
  id: string;
  layer: string;
  title: string;
  outcome: 'found' | 'unfound' | 'stale';
  /** Every step that found it, cheapest first, with the test that failed; one unless all steps were asked for. */
  by: readonly { step: string; detail: string }[];
  /** Why it is stale, or which checks the tree does not have. */
  note: string;
  seconds: number;
}
