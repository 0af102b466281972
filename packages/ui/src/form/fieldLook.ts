import { css } from 'styled-components';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** normal in the back office (36), large in the portal and at login (44). */
export type FieldSize = 'normal' | 'large';

/** The box of a field. A wrong value gives it a brick edge. */
export const fieldLook = css<{ readonly $size: FieldSize }>`
  width: 100%;
  min-width: 0;
  min-height: ${({ $size }) => ($size === 'large' ? size.controlLarge : size.control)};
  padding: 0 ${size.fieldPadding};
  border: ${size.hairline} solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${({ $size }) => ($size === 'large' ? font.size.lead : font.size.body)};
  font-weight: ${font.weight.normal};
  transition: border-color ${motion.fast};
  &::placeholder { color: ${color.textFaint}; opacity: 1; }
  &:hover:not(:disabled) { border-color: ${color.textMuted}; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  &[aria-invalid='true'] { border-color: ${color.negative}; box-shadow: inset 0 0 0 ${size.hairline} ${color.negative}; }
  &:disabled { background: ${color.surfaceSunken}; color: ${color.textMuted}; border-color: ${color.border}; cursor: not-allowed; }
  &:read-only:not(select, :disabled) { background: ${color.surfaceSunken}; }
`;

/** The words above a box. */
export const labelLook = css<{ readonly $size: FieldSize }>`
  font-size: ${({ $size }) => ($size === 'large' ? font.size.portalSmall : font.size.label)};
  font-weight: ${font.weight.medium};
  color: ${({ $size }) => ($size === 'large' ? color.text : color.textMuted)};
`;

/** The quiet line under a box. */
export const hintLook = css<{ readonly $size: FieldSize }>`
  display: flex;
  gap: ${space.xs};
  font-size: ${({ $size }) => ($size === 'large' ? font.size.portalSmall : font.size.label)};
  color: ${color.textFaint};
`;
