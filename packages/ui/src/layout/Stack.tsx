import type { ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '../theme/scale.ts';

export interface StackProps {
  readonly children: ReactNode;
  /** Default m (12). */
  readonly gap?: keyof typeof space | undefined;
  /** Default stretch. */
  readonly align?: 'stretch' | 'start' | 'center' | undefined;
}

const Root = styled.div<{ readonly $gap: keyof typeof space; readonly $align: string }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
  min-width: 0;
`;

/** Children under one another. */
export function Stack({ children, gap = 'm', align = 'stretch' }: StackProps) {
  return (
    <Root $gap={gap} $align={align}>
      {children}
    </Root>
  );
}
