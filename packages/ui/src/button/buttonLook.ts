import { css, keyframes } from 'styled-components';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** primary: the main act of the view; secondary: an ordinary act; quiet: an act in the background; danger: an act that destroys. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';

/** small for tool lines (28), normal for the back office (36), large for the portal and the login (44). */
export type ButtonSize = 'small' | 'normal' | 'large';

export interface ButtonLook {
  readonly $tone: ButtonTone;
  readonly $size: ButtonSize;
}

const tones: Record<ButtonTone, ReturnType<typeof css>> = {
  primary: css`
    color: ${color.onAccent};
    background: ${color.accent};
    border-color: ${color.accent};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${color.accentHover}; border-color: ${color.accentHover}; }
  `,
  secondary: css`
    color: ${color.text};
    background: ${color.surface};
    border-color: ${color.controlEdge};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${color.surfaceSunken}; }
  `,
  quiet: css`
    color: ${color.textMuted};
    background: transparent;
    border-color: transparent;
    &:hover:not(:disabled, [aria-disabled='true']) { color: ${color.text}; background: ${color.surfaceSunken}; }
  `,
  danger: css`
    color: ${color.onNegative};
    background: ${color.negative};
    border-color: ${color.negative};
    &:hover:not(:disabled, [aria-disabled='true']) { background: ${color.negativeHover}; border-color: ${color.negativeHover}; }
  `,
};

const sizes: Record<ButtonSize, ReturnType<typeof css>> = {
  small: css`
    min-height: ${size.controlSmall};
    padding: 0 ${space.s};
    font-size: ${font.size.label};
  `,
  normal: css`
    min-height: ${size.control};
    padding: 0 ${size.controlPadding};
    font-size: ${font.size.body};
  `,
  large: css`
    min-height: ${size.controlLarge};
    padding: 0 ${space.l};
    font-size: ${font.size.portalSmall};
  `,
};

/** The look shared by buttons and by links that look like one. */
export const buttonLook = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  border: ${size.hairline} solid;
  border-radius: ${radius.s};
  font-weight: ${font.weight.medium};
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background ${motion.fast}, border-color ${motion.fast}, color ${motion.fast};
  svg { width: ${size.icon}; height: ${size.icon}; flex: none; }
  &:disabled, &[aria-disabled='true'] { opacity: 0.45; cursor: not-allowed; }
  &[aria-busy='true'] { opacity: 1; cursor: progress; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  ${({ $tone }) => tones[$tone]}
  ${({ $size }) => sizes[$size]}
  @media (forced-colors: active) { border-color: ButtonText; &:disabled, &[aria-disabled='true'] { opacity: 1; color: GrayText; border-color: GrayText; } }
`;

/** One turn of a waiting ring. */
const turn = keyframes`
  to { transform: rotate(360deg); }
`;

/** A ring that turns while something is waited for, in the colour of the text. */
export const ring = css`
  width: ${size.icon};
  height: ${size.icon};
  border: ${size.thickLine} solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
`;

/** An icon that can be pressed inside another control: no edge, and no background until the pointer is over it. */
export const bareIconLook = css`
  place-content: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &:hover { color: ${color.text}; background: ${color.surfaceSunken}; }
`;
