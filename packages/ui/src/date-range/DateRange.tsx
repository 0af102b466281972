import { parseDate } from '@internationalized/date';
import { useId } from 'react';
import styled from 'styled-components';
import { stacked } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { rangeProblem } from './rangeProblem.ts';
import { DayField } from './DayField.tsx';
import { FloatingError } from './FloatingError.tsx';

export { parseTypedDate } from './parseTypedDate.ts';
export { rangeProblem } from './rangeProblem.ts';

/** Two ISO days ('2026-10-31'); null for one that is missing or half typed. */
export interface DateRangeValue {
  readonly start: string | null;
  readonly end: string | null;
}

/** What a DateRange takes. */
export interface DateRangeProps {
  /** The name of the pair for screen readers. Default Período. */
  readonly label?: string | undefined;
  readonly value: DateRangeValue;
  readonly onChange: (value: DateRangeValue) => void;
  readonly isDisabled?: boolean | undefined;
  /** Said in the place of the rule that the end is later than the start. */
  readonly errorMessage?: string | undefined;
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  ${stacked} { flex: 1 1 100%; }
`;

/** Data inicial and Data final: typed as ddmmaaaa or dd/mm/aa, pasted, or picked from a calendar. */
export function DateRange({
  label = 'Período',
  value,
  onChange,
  isDisabled = false,
  errorMessage,
}: DateRangeProps) {
  const { start, end } = value;
  const errorId = useId();
  const problem = errorMessage ?? rangeProblem(start, end);
  const shared = { isDisabled, errorId: problem ? errorId : undefined };
  return (
    <Root role="group" aria-label={label}>
      <DayField
        {...shared}
        label="Data inicial"
        value={start}
        onChange={(next) => onChange({ start: next, end })}
        isInvalid={errorMessage !== undefined}
      />
      <DayField
        {...shared}
        label="Data final"
        value={end}
        onChange={(next) => onChange({ start, end: next })}
        firstDay={start === null ? null : parseDate(start).add({ days: 1 })}
        isInvalid={Boolean(problem)}
      />
      {problem && <FloatingError id={errorId}>{problem}</FloatingError>}
    </Root>
  );
}
