import { startTransition, useState } from 'react';

/**
 * True when the form differs from the question on show, so that no file has rows of an older question. False again as soon as another
 * question is on show.
 */
export function useEdited(asked: unknown): readonly [boolean, (isChanged: boolean) => void] {
  const [isEdited, setIsEdited] = useState(false);
  const [followed, setFollowed] = useState(() => JSON.stringify(asked));
  const key = JSON.stringify(asked);
  if (key !== followed) {
    setFollowed(key);
    setIsEdited(false);
  }
  const setEdited = (isChanged: boolean) => {
    if (isChanged) setIsEdited(true);
    // Changes together with the address, which the router changes a moment after Buscar. Until then the old rows are
    // shown.
    else startTransition(() => setIsEdited(false));
  };
  return [isEdited, setEdited];
}
