/** True for Ctrl+P or ⌘P, not held, that no other listener has used. */
export const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'p';

/** True when a window covers the place. The window is then printed instead. */
export const isCovered = (place: Element | null): boolean =>
  place?.closest('[aria-hidden="true"], [inert]') !== null;
