import { useEffect, useState } from 'react';

/** Asks before what was typed is lost: by the browser when the page is closed, by us when `leave` is called. */
export function useLeaveGuard(hasChanges: boolean, onLeave: () => void) {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!hasChanges) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasChanges]);
  return {
    isAsking,
    leave: () => (hasChanges ? setIsAsking(true) : onLeave()),
    stay: () => setIsAsking(false),
    confirm: () => {
      setIsAsking(false);
      onLeave();
    },
  } as const;
}
