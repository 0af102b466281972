/** Ctrl+P or ⌘P, pressed once and taken by nobody yet. */
export const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'p';

/** True when a window covers the place; the window is then printed. */
export const isCovered = (place: Element | null): boolean =>
  place?.closest('[aria-hidden="true"], [inert]') !== null;
