import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ScriptPlaceProps {
  /** The part that works only with scripts. */
  readonly children: ReactNode;
  /** True once scripts run. */
  readonly isReady: boolean;
}

const Root = styled.div<{ readonly $ready: boolean }>`
  ${({ $ready }) => !$ready && 'visibility: hidden;'}
  @media (scripting: none) { display: none; }
`;

/**
 * Keeps the place of content that needs scripts until they run, so that nothing moves then. Without scripts there is
 * no place (OUV-28).
 */
export function ScriptPlace({ children, isReady }: ScriptPlaceProps) {
  return <Root $ready={isReady}>{children}</Root>;
}
