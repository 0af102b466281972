import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { useIsScrolling } from './useIsScrolling.ts';

/** What a DialogBody takes. */
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

/** The part of a dialog that scrolls; a stop of the Tab key only when it does. */
export function DialogBody({ children }: DialogBodyProps) {
  const root = useRef<HTMLDivElement>(null);
  const isScrolling = useIsScrolling(root);
  return (
    <Root ref={root} tabIndex={isScrolling ? 0 : undefined}>
      {/* One child to measure, whatever comes and goes in it. */}
      <div>{children}</div>
    </Root>
  );
}
