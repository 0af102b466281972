import { Children, type ReactNode } from 'react';
import styled from 'styled-components';
import { font, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface LinkListProps {
  /** The links, one for each item. */
  readonly children: ReactNode;
}

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m} ${space.xl};
  padding: 0;
  list-style: none;
  font-size: ${font.size.portalSmall};
  a { color: ${color.accent}; }
`;

/** Links side by side under a text, on as many lines as they need. */
export function LinkList({ children }: LinkListProps) {
  return <Root>{Children.map(children, (link) => link && <li>{link}</li>)}</Root>;
}
