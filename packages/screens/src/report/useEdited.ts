import { startTransition, useState } from 'react';

/**
 * Whether the form asks for something else than the question on show, so that no file is made of rows that no longer fit it;
 * false again as soon as another question is on show.
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
    // With the address, which the router changes a moment after Buscar: until then the rows of before are on show.
    else startTransition(() => setIsEdited(false));
  };
  return [isEdited, setEdited];
}
