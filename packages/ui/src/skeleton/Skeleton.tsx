import styled, { css, keyframes } from 'styled-components';
import { font, radius } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface SkeletonProps {
  /** The height of the replaced text: a line (default), a figure of 22, a block of 6 lines. */
  readonly size?: 'line' | 'figure' | 'block' | undefined;
  /** A CSS width, best in %. Default 100%. */
  readonly width?: string | undefined;
  /** The surrounding box breathes instead, so that one thing moves among very many bars. */
  readonly isStill?: boolean | undefined;
}

const heights = { line: '1em', figure: `calc(${font.size.figure} * 1.1)`, block: '9em' } as const;

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** For what holds still bars. */
export const breathing = css`
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

const Root = styled.span<{ readonly $size: keyof typeof heights; readonly $isStill: boolean }>`
  display: block;
  height: ${({ $size }) => heights[$size]};
  border-radius: ${radius.s};
  background: ${color.border};
  ${({ $isStill }) => ($isStill ? undefined : breathing)}
  @media (forced-colors: active) { background: GrayText; }
`;

/** A grey bar instead of a text that is loading; hidden from screen readers, because the surrounding element announces that it is busy. */
export function Skeleton({ size = 'line', width = '100%', isStill = false }: SkeletonProps) {
  return <Root aria-hidden="true" $size={size} $isStill={isStill} style={{ width }} />;
}
