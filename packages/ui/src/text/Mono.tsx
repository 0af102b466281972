import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font } from '../theme/scale.ts';

export interface MonoProps {
  readonly children: ReactNode;
  /** secret (26, strong) for the protocol and the key of the portal. Default inherit. */
  readonly size?: 'inherit' | 'secret' | undefined;
}

const Root = styled.span<{ readonly $secret: boolean }>`
  font-family: ${font.mono};
  font-size: ${({ $secret }) => ($secret ? font.size.secret : 'inherit')};
  font-weight: ${({ $secret }) => ($secret ? font.weight.strong : 'inherit')};
  line-height: ${({ $secret }) => ($secret ? 1.3 : 'inherit')};
  letter-spacing: ${({ $secret }) => ($secret ? '0.02em' : 'normal')};
  overflow-wrap: anywhere;
`;

/** Letters and figures that are copied one by one: keys, codes, lines of a file. */
export function Mono({ children, size = 'inherit' }: MonoProps) {
  return <Root $secret={size === 'secret'}>{children}</Root>;
}
