import type { CalendarDate } from '@internationalized/date';
import { useId } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Label } from 'react-aria-components/Label';
import styled from 'styled-components';
import { labelLook, type FieldSize } from '../form/fieldLook.ts';
import { space } from '../theme/scale.ts';
import { CalendarPane, type CalendarPaneProps } from './CalendarPane.tsx';
import { DayBox } from './DayBox.tsx';
import { DayInput } from './DayInput.tsx';
import { FloatingError } from '../form/FloatingError.tsx';
import { type DayDraftOptions, useDayDraft } from './useDayDraft.ts';

export interface DayFieldProps extends DayDraftOptions {
  readonly label: string;
  readonly calendar: CalendarPaneProps;
  readonly isDisabled: boolean;
  readonly isInvalid: boolean;
  /** Id of an error that is shown elsewhere. */
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

export function DayField({ label, calendar, isDisabled, isInvalid, errorId, ...options }: DayFieldProps) {
  const { problem, picker, input } = useDayDraft(options);
  const ownErrorId = useId();
  const describedBy = problem ? ownErrorId : errorId;
  return (
    <Root
      {...picker}
      data-field
      isDisabled={isDisabled}
      isInvalid={isInvalid || problem !== null}
      validationBehavior="aria"
      shouldForceLeadingZeros
      placeholderValue={calendar.today}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Words $size="normal">{label}</Words>
      <DayBox size="normal">
        <DayInput {...input} />
      </DayBox>
      {problem && <FloatingError id={ownErrorId}>{problem}</FloatingError>}
      <CalendarPane {...calendar} />
    </Root>
  );
}
