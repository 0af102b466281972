import { startTransition, useEffect, useState } from 'react';

/**
 * False until the first rows of a table are in the page. Drawn after them and in a task of their own, the other rows of a
 * screenful make no press wait twice as long.
 */
export function useIsWhole(hasRows: boolean): boolean {
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => {
    if (hasRows) startTransition(() => setIsWhole(true));
  }, [hasRows]);
  return isWhole;
}
