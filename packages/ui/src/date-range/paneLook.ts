import { css } from 'styled-components';
import { fieldLook, type FieldSize } from '../form/fieldLook.ts';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** The pane that floats under a date field. */
export const paneLook = css`
  z-index: ${layer.popover};
  padding: ${space.m};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
  overflow: auto;
`;

/** The line of arrows and lists over the days or the months. */
export const headLook = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-bottom: ${space.s};
`;

/** A quiet button for the previous or next page. */
export const arrowLook = css`
  width: ${size.controlSmall};
  padding: 0;
  flex: none;
`;

/** A native list of months or years in that line. */
export const choiceLook = css<{ readonly $size: FieldSize }>`
  ${fieldLook}
  flex: 1;
  width: auto;
  min-height: ${size.controlSmall};
  padding: 0 ${space.xs};
  font-size: ${font.size.table};
`;

/** The day or month of today. */
export const currentLook = css`
  box-shadow: inset 0 0 0 ${size.hairline} ${color.borderStrong};
  font-weight: ${font.weight.strong};
`;

/** One day or month that can be pressed; chosen and unavailable ones look the same in both. */
export const cellLook = css`
  display: grid;
  place-content: center;
  height: ${size.row};
  border-radius: ${radius.s};
  font-size: ${font.size.table};
  cursor: pointer;
  outline: none;
`;

/** The day or month that is the value. */
export const chosenCell = css`
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${font.weight.strong};
  @media (forced-colors: active) { background: Highlight; color: HighlightText; forced-color-adjust: none; }
`;

/** An unavailable day or month: struck through, so that colour is not the only sign. */
export const disabledCell = css`
  color: ${color.textFaint};
  cursor: not-allowed;
  text-decoration: line-through;
  @media (forced-colors: active) { color: GrayText; }
`;

/** A cell with the keyboard focus. */
export const focusedCell = css`
  outline: ${size.focusRing} solid ${color.focus};
  outline-offset: ${size.hairline};
`;
