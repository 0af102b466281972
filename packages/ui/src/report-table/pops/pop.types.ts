import type { DistinctValue } from '../distinct.ts';

export interface TypedPopProps {
  /** Header of the column. */
  readonly header: string;
  /** The typed text, in the short forms of the column's kind; '' for none. Read once, when the popover opens. */
  readonly text: string;
  /** Called at every letter. */
  readonly onText: (text: string) => void;
  /** Called when the filter closes: by Enter, Buscar or Limpar. */
  readonly onClose: () => void;
  /** Why the typed text cannot be understood and what to type instead; meanwhile Enter and Buscar do not close. */
  readonly problem?: string | undefined;
  /** The missing part of a half typed value; Enter and Buscar show it and do not close. */
  readonly unfinished?: string | undefined;
}

export interface ChoicePopProps {
  /** Header of the column. */
  readonly header: string;
  /** The chosen values as shown, '' for the blanks; none for no filter. */
  readonly chosen: readonly string[];
  /** The values left by the other filters, with their counts, in display order. */
  readonly values: readonly DistinctValue[];
  /** Called with the chosen values. None removes the filter. */
  readonly onChoose: (values: readonly string[]) => void;
  /** Called when the filter closes. */
  readonly onClose: () => void;
}
