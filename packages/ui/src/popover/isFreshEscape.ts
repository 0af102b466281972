interface EscapeLike {
  readonly key: string;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing?: boolean | undefined;
  readonly nativeEvent?: { readonly isComposing?: boolean } | undefined;
}

/** Esc that was pressed for what listens: not held, not of an input method, and not used up by something that it closed. */
export const isFreshEscape = (event: EscapeLike): boolean =>
  event.key === 'Escape' &&
  !event.repeat &&
  !event.defaultPrevented &&
  !(event.isComposing ?? event.nativeEvent?.isComposing);
