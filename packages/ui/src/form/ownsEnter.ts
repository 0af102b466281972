import type { KeyboardEvent } from 'react';

/** Enter of a field that looks something up: it looks it up, and does not submit the form. */
export const ownsEnter = (lookUp: () => void) => (event: KeyboardEvent) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || !isPlain) return;
  event.preventDefault();
  if (!event.repeat) lookUp();
};
