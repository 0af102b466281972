/** An edit of a box: its text before, and the text that the browser put there. */
export interface Edit {
  /** The text before the person's act. */
  readonly before: string;
  /** The text after it, as the browser left it. */
  readonly raw: string;
  /** Position of the caret in `raw`. */
  readonly caret: number;
  /** True for the Delete key, which removes the text after the caret. */
  readonly isForward?: boolean | undefined;
  /** True for the dot of a number pad, which means the decimal comma. */
  readonly isPadDot?: boolean | undefined;
}

/** The new text of the box. */
export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/** Rules for typing a value. They are pure, so that a table tests every keystroke. */
export interface Mask<Value> {
  readonly edit: (edit: Edit) => Edited;
  /** The value of a text. */
  readonly read: (text: string) => Value;
  /** The text of a value while nobody types. */
  readonly write: (value: Value) => string;
  /** The text of a value as a native form sends it. */
  readonly wire: (value: Value) => string;
  /** Reason why a text cannot be read, for masks that leave it unchanged. */
  readonly problem?: ((text: string) => string | null) | undefined;
}
