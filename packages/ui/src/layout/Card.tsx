import type { ReactNode } from 'react';
import styled from 'styled-components';
import { radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface CardProps {
  readonly children: ReactNode;
  /** Default l (16); none for a list or a table that reaches the edge. */
  readonly padding?: 'none' | 'm' | 'l' | 'xl' | undefined;
}

const Root = styled.div<{ readonly $padding: string }>`
  min-width: 0;
  padding: ${({ $padding }) => $padding};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface};
`;

/** A bordered part of the page. */
export function Card({ children, padding = 'l' }: CardProps) {
  return <Root $padding={padding === 'none' ? '0' : space[padding]}>{children}</Root>;
}
