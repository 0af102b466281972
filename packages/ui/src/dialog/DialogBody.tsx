import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { useIsScrolling } from './useIsScrolling.ts';

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
