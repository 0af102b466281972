import { useEffect, useState } from 'react';

/** Asks before typed input is lost: the browser asks when the page is closed, we ask when `leave` is called. */
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
