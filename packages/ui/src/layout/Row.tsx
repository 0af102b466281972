import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { stacked } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';

export interface RowProps {
  readonly children: ReactNode;
  /** Default s (8). */
  readonly gap?: keyof typeof space | undefined;
  /** Default center; end for fields beside buttons. */
  readonly align?: 'center' | 'start' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Default start. */
  readonly justify?: 'start' | 'end' | 'center' | 'between' | undefined;
  /**
   * True makes all children equally wide, and puts them under one another on a narrow screen, as the fields of a
   * form.
   */
  readonly isEven?: boolean | undefined;
  /**
   * True gives the last child the remaining width, and puts it below on a narrow screen, as a table beside its sums.
   */
  readonly isLastWide?: boolean | undefined;
}

const along = { start: 'flex-start', end: 'flex-end', center: 'center', between: 'space-between' } as const;

interface RootProps {
  readonly $gap: keyof typeof space;
  readonly $align: string;
  readonly $justify: keyof typeof along;
  readonly $sizes: 'own' | 'even' | 'last';
}

// The class is doubled, because a child with a flex of its own, such as a table, may have later styles.
const sizes = {
  own: '',
  even: css`
    && > * { flex: 1 1 0; min-width: 0; }
    ${stacked} { && > * { flex-basis: 100%; } }
  `,
  last: css`
    && > * { flex: 0 1 auto; min-width: 0; }
    && > :last-child { flex: 1 1 0; }
    ${stacked} { && > * { flex: 1 1 100%; } }
  `,
};

const Root = styled.div<RootProps>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap }) => space[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => along[$justify]};
  min-width: 0;
  ${({ $sizes }) => sizes[$sizes]}
`;

/** Children beside one another. They go on to further lines when there is no room. */
export function Row({
  children,
  gap = 's',
  align = 'center',
  justify = 'start',
  isEven = false,
  isLastWide = false,
}: RowProps) {
  return (
    <Root $gap={gap} $align={align} $justify={justify} $sizes={isLastWide ? 'last' : isEven ? 'even' : 'own'}>
      {children}
    </Root>
  );
}
