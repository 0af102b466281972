import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { font } from '../theme/scale.ts';

/** title 20 over a page, greeting 28 on the module screen, portal 32 on the public pages, section 16 and label 14 within. */
export type HeadingSize = 'portal' | 'greeting' | 'title' | 'section' | 'label';

export interface HeadingProps {
  readonly children: ReactNode;
  /** Its place in the outline of the page. Default 2. */
  readonly level?: 1 | 2 | 3 | 4 | undefined;
  /** Default title at level 1, section at 2, label below. */
  readonly size?: HeadingSize | undefined;
  /** So that a list or a region can be labelled by it. */
  readonly id?: string | undefined;
  /** -1 lets the app move the focus to it after a change of page. */
  readonly tabIndex?: -1 | undefined;
  /** Id of words that are said after it, when it takes the focus. */
  readonly 'aria-describedby'?: string | undefined;
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
}

const sizes: Record<HeadingSize, readonly [size: string, lineHeight: number, tracking: string]> = {
  portal: [font.size.portalTitle, 1.15, '-0.025em'],
  greeting: [font.size.greeting, 1.2, '-0.02em'],
  title: [font.size.title, 1.3, '-0.015em'],
  section: [font.size.lead, 1.35, '-0.01em'],
  label: [font.size.body, 1.4, 'normal'],
};

const byLevel = { 1: 'title', 2: 'section', 3: 'label', 4: 'label' } as const;

const Root = styled.h2<{ readonly $size: HeadingSize }>`
  font-size: ${({ $size }) => sizes[$size][0]};
  line-height: ${({ $size }) => sizes[$size][1]};
  letter-spacing: ${({ $size }) => sizes[$size][2]};
  font-weight: ${font.weight.strong};
  overflow-wrap: break-word;
`;

/** A heading whose look may differ from its level. */
export function Heading({ children, level = 2, size, ...native }: HeadingProps) {
  return (
    <Root as={`h${level}`} {...native} $size={size ?? byLevel[level]}>
      {children}
    </Root>
  );
}
