import styled from 'styled-components';
import { font, size as sizes, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface LogoProps {
  /** normal in the header, large at login. */
  readonly size?: 'normal' | 'large' | undefined;
}

const dots = [
  [12, 4, 1],
  [19, 8, 0.85],
  [19, 16, 0.7],
  [12, 20, 0.55],
  [5, 16, 0.4],
  [5, 8, 0.25],
] as const;

const Root = styled.span<{ readonly $large: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ $large }) => ($large ? space.m : sizes.fieldPadding)};
  color: ${color.text};
  font-weight: 700;
  font-size: ${({ $large }) => ($large ? font.size.figure : font.size.lead)};
  letter-spacing: -0.015em;
  svg { width: ${({ $large }) => ($large ? sizes.logoLarge : sizes.logo)}; height: auto; fill: ${color.accent}; }
`;

/** Six dots in a round, and the name. */
export function Logo({ size = 'normal' }: LogoProps) {
  return (
    <Root $large={size === 'large'}>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {dots.map(([cx, cy, opacity]) => (
          <circle key={`${cx}-${cy}`} cx={cx} cy={cy} r="2.6" opacity={opacity} />
        ))}
      </svg>
      Vidas
    </Root>
  );
}
