/** The page of a component beside its stories, in Portuguese; only `keys` may be empty. */
export interface Guide {
  /** The purpose of the component, in one or two sentences. */
  readonly purpose: string;
  /** Wrong uses, each with the right component. */
  readonly notWhen: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** Keys with their effects; empty for a component that takes no focus. */
  readonly keys: readonly (readonly [keys: string, act: string])[];
  /** Code to copy, without its import, for a component whose stories draw a scene around it. */
  readonly code?: string;
  /** Height in px of the frame around its stories on the docs page, for stories that lie over the page or fill it. */
  readonly frameHeight?: number;
}
