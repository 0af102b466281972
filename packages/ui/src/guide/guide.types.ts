/** The page of a component beside its stories, in Portuguese; only `keys` may be empty. */
export interface Guide {
  /** Its purpose, in one or two sentences. */
  readonly purpose: string;
  /** Wrong uses, each with the right component. */
  readonly notWhen: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Keys with their effects; empty for a component without focus. */
  readonly keys: readonly (readonly [keys: string, act: string])[];
  /** Code to copy, without its import, when the stories draw a scene around the component. */
  readonly code?: string;
  /** In px: its stories lie over the page or fill it, so that its docs page shows them in a frame of this height. */
  readonly frameHeight?: number;
}
