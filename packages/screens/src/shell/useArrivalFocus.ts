import { mainId } from '@vidas/ui/layout/SkipLink.tsx';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a change of screen the focus moves to the page, so that keyboard and screen reader continue there. */
export function useArrivalFocus(): void {
  const { pathname, key } = useLocation();
  // The router's key 'default' is the entry that the browser opened by itself. There the focus stays.
  const last = useRef(key === 'default' ? pathname : '');
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [pathname]);
}
