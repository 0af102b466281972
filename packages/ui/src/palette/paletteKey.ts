const isMac = (): boolean => typeof navigator !== 'undefined' && navigator.platform.startsWith('Mac');

/** The shortcut of the palette as text: ⌘ K on a Mac, elsewhere Ctrl K. */
export const paletteShortcut = (): string => (isMac() ? '⌘ K' : 'Ctrl K');

/** True for the keys that open the palette. */
export const isPaletteKey = (
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): boolean =>
  event.key.toLowerCase() === 'k' &&
  !event.altKey &&
  !event.shiftKey &&
  (isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
