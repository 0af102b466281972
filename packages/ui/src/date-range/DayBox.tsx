import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import styled, { css } from 'styled-components';
import type { FieldSize } from '../form/fieldLook.ts';
import { font, motion, radius, size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface DayBoxProps {
  readonly size: FieldSize;
  /** The inputs for day, month and year. */
  readonly children: ReactNode;
  /** Content between the parts and the calendar's button, such as a button that clears. */
  readonly trailing?: ReactNode;
}

/** The box of a field with a button that opens something at its right. */
export const boxLook = css<{ readonly $size: FieldSize }>`
  display: flex;
  align-items: center;
  min-height: ${({ $size }) => ($size === 'large' ? size.controlLarge : size.control)};
  border: ${size.hairline} solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${({ $size }) => ($size === 'large' ? font.size.lead : font.size.body)};
  cursor: text;
  transition: border-color ${motion.fast};
  &[data-hovered] { border-color: ${color.textMuted}; }
  &[data-focus-within] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  &[data-invalid] { border-color: ${color.negative}; box-shadow: inset 0 0 0 ${size.hairline} ${color.negative}; }
  &[data-disabled] { background: ${color.surfaceSunken}; color: ${color.textMuted}; border-color: ${color.border}; cursor: not-allowed; }
`;

/** The button at the right end of a `boxLook`. */
export const openerLook = css`
  display: grid;
  place-content: center;
  align-self: stretch;
  flex: none;
  width: ${size.control};
  padding: 0;
  border: 0;
  border-radius: ${radius.s};
  background: none;
  color: ${color.textMuted};
  cursor: pointer;
  &[data-hovered] { color: ${color.text}; }
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.bar}; }
  &[data-disabled] { cursor: not-allowed; }
`;

const Root = styled(Group)<{ readonly $size: FieldSize }>`
  ${boxLook}
  min-width: 10.5em;
`;

const Opener = styled(Button)`
  ${openerLook}
`;

export function CalendarIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d="M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2.5v3M10.5 2.5v3" />
    </svg>
  );
}

/** The box around the parts of a date, with the button that opens its calendar. */
export function DayBox({ size: boxSize, children, trailing }: DayBoxProps) {
  return (
    <Root $size={boxSize}>
      {children}
      {trailing}
      <Opener>
        <CalendarIcon />
      </Opener>
    </Root>
  );
}
