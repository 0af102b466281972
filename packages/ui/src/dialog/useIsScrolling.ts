import { type RefObject, useEffect, useState } from 'react';

/** True when the box has hidden content, which the keyboard must reach. */
export function useIsScrolling(box: RefObject<HTMLElement | null>): boolean {
  const [isScrolling, setIsScrolling] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setIsScrolling(element.scrollHeight > element.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return isScrolling;
}
