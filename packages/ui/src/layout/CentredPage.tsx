import type { ReactNode } from 'react';
import styled from 'styled-components';
import { stacked } from '../theme/mixins.ts';
import { size, space } from '../theme/scale.ts';

export interface CentredPageProps {
  readonly children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xl};
  width: 100%;
  max-width: ${size.modulesPage};
  margin: 0 auto;
  padding: ${space.xxl} ${space.xl};
  ${stacked} { padding: ${space.xl} ${space.l}; }
`;

/** A page of 1080 px in the middle, for the modules, help and not found. */
export function CentredPage({ children }: CentredPageProps) {
  return <Root>{children}</Root>;
}
