import type { KeyboardEvent } from 'react';

/** For a field that looks something up: Enter looks it up, and submits no form around it. */
export const ownsEnter = (lookUp: () => void) => (event: KeyboardEvent) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
  if (event.key !== 'Enter' || !isPlain) return;
  event.preventDefault();
  if (!event.repeat) lookUp();
};
