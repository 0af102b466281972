/** Ctrl+P or ⌘P, pressed once and taken by nobody yet. */
export const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.shiftKey &&
  !event.altKey &&
  !event.repeat &&
  !event.defaultPrevented &&
  event.key.toLowerCase() === 'p';

/** Whether a window lies over the place: what is printed is then the window's. */
export const isCovered = (place: Element | null): boolean =>
  place?.closest('[aria-hidden="true"], [inert]') !== null;
