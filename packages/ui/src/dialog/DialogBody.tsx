import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** Whether the box has more content than it shows, so that the keyboard must reach it. */
function useIsScrolling(box: RefObject<HTMLElement | null>): boolean {
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

export interface DialogBodyProps {
  readonly children: ReactNode;
}

const Root = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: ${space.xs} ${space.xl} ${space.xl};
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
`;

/** The scrolling part of a dialog; reached by Tab only when it scrolls. */
export function DialogBody({ children }: DialogBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(root);
  return (
    <Root ref={root} {...(isScrolling && { tabIndex: 0, role: 'region', 'aria-label': 'Conteúdo' })}>
      {/* One child to be measured, whatever its content is. */}
      <div>{children}</div>
    </Root>
  );
}
