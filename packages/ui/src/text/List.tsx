import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/scale.ts';

export interface ListProps {
  /** `<li>` elements. */
  readonly children: ReactNode;
  /** Numbered, for steps that follow one another. */
  readonly isOrdered?: boolean | undefined;
}

const Root = styled.ul`
  display: grid;
  gap: ${space.s};
  padding-left: ${space.xl};
`;

/** Points or steps in running text. */
export function List({ children, isOrdered = false }: ListProps) {
  return <Root as={isOrdered ? 'ol' : 'ul'}>{children}</Root>;
}
