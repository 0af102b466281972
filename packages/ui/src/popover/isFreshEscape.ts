interface EscapeLike {
  readonly key: string;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
  readonly isComposing?: boolean | undefined;
  readonly nativeEvent?: { readonly isComposing?: boolean } | undefined;
}

/** True for an Escape that is not held, not of an input method, and not already used to close something. */
export const isFreshEscape = (event: EscapeLike): boolean =>
  event.key === 'Escape' &&
  !event.repeat &&
  !event.defaultPrevented &&
  !(event.isComposing ?? event.nativeEvent?.isComposing);
