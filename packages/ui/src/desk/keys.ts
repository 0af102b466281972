/** True in a place that takes letters, where a single key is text. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"]') !== null;

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Name of a pressed key: 'j', '?', 'Alt+ArrowDown', 'Control+Enter'. Letters are lower case. */
export const nameOfKey = ({ key, altKey, ctrlKey, metaKey }: Pressed): string =>
  [ctrlKey || metaKey ? 'Control' : '', altKey ? 'Alt' : '', key.length === 1 ? key.toLowerCase() : key]
    .filter(Boolean)
    .join('+');
