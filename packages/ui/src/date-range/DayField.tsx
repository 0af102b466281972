import type { CalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import styled from 'styled-components';
import { labelLook, type FieldSize } from '../form/fieldLook.ts';
import { font, motion, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { CalendarPane } from './CalendarPane.tsx';
import { DayInput } from './DayInput.tsx';
import { FloatingError } from './FloatingError.tsx';
import { useDayDraft } from './useDayDraft.ts';

/** What a DayField takes. */
export interface DayFieldProps {
  readonly label: string;
  /** ISO day. */
  readonly value: string | null;
  /** Null while what stands in the field is not a day. */
  readonly onChange: (iso: string | null) => void;
  /** The first day that the calendar offers. */
  readonly firstDay?: CalendarDate | null;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** The id of an error that stands elsewhere. */
  readonly errorId: string | undefined;
}

const Root = styled(DatePicker<CalendarDate>)`
  position: relative;
  display: grid;
  gap: ${space.xs};
  flex: 1 1 10.5em;
`;

const Words = styled(Label)<{ readonly $size: FieldSize }>`
  ${labelLook}
`;

const Box = styled(Group)`
  display: flex;
  align-items: center;
  min-width: 10.5em;
  min-height: ${size.control};
  border: ${size.hairline} solid ${color.borderStrong};
  border-radius: ${radius.s};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.body};
  cursor: text;
  transition: border-color ${motion.fast};
  &[data-hovered] { border-color: ${color.textMuted}; }
  &[data-focus-within] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: ${size.hairline}; }
  &[data-invalid] { border-color: ${color.negative}; box-shadow: inset 0 0 0 ${size.hairline} ${color.negative}; }
  &[data-disabled] { background: ${color.surfaceSunken}; color: ${color.textMuted}; border-color: ${color.border}; cursor: not-allowed; }
`;

const Opener = styled(Button)`
  display: grid;
  place-content: center;
  align-self: stretch;
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

/** One day, typed or picked. */
export function DayField({
  label,
  value,
  onChange,
  firstDay = null,
  isDisabled,
  isInvalid,
  errorId,
}: DayFieldProps) {
  const { draft, problem, change, paste, notePartial, begin, leave } = useDayDraft(value, onChange);
  const ownErrorId = useId();
  const describedBy = problem ? ownErrorId : errorId;
  return (
    <Root
      value={draft}
      onChange={change}
      isDisabled={isDisabled}
      isInvalid={isInvalid || problem !== null}
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Words $size="normal">{label}</Words>
      <Box>
        <DayInput onPaste={paste} onPartial={notePartial} onBegin={begin} onLeave={leave} />
        <Opener>
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
        </Opener>
      </Box>
      {problem && <FloatingError id={ownErrorId}>{problem}</FloatingError>}
      <CalendarPane firstDay={firstDay} />
    </Root>
  );
}
