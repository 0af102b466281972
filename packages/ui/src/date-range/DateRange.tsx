import { parseDate } from '@internationalized/date';
import { useId } from 'react';
import styled from 'styled-components';
import { stacked } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { DayField } from './DayField.tsx';
import { FloatingError } from '../form/FloatingError.tsx';
import { presetRange, rangePresets } from './rangePresets.ts';
import { todayIso } from './today.ts';

/**
 * The problem of a period of days 'YYYY-MM-DD', in words for the person; an incomplete period has none yet.
 * A period of one day is refused unless `isOneDayAllowed`.
 */
export function rangeProblem(
  start: string | null,
  end: string | null,
  isOneDayAllowed = false,
): string | null {
  if (start === null || end === null || end > start) return null;
  if (!isOneDayAllowed) return 'A data final deve ser posterior à data inicial';
  return end === start ? null : 'A data final não pode ser anterior à data inicial';
}

/** Two ISO days ('2026-10-31'); null for a missing or incomplete one. */
export interface DateRangeValue {
  readonly start: string | null;
  readonly end: string | null;
}

export interface DateRangeProps {
  /** The name of the pair for screen readers. Default Período. */
  readonly label?: string | undefined;
  /** The labels of the two fields, where a form has more than one pair. Default Data inicial and Data final. */
  readonly fieldLabels?: readonly [start: string, end: string] | undefined;
  /** The two days as 'YYYY-MM-DD'; null for a missing one. */
  readonly value: DateRangeValue;
  /** Called with the two days after each change. */
  readonly onChange: (value: DateRangeValue) => void;
  /** True while neither field can be filled in. */
  readonly isDisabled?: boolean | undefined;
  /** Replaces the message that the end must be later than the start. */
  readonly errorMessage?: string | undefined;
  /** True allows a period of one day and offers Hoje. Pass the same to `rangeProblem`. Default false. */
  readonly isOneDayAllowed?: boolean | undefined;
  /** The ISO day that "Este mês" and the like refer to. Default: the day in Brasília. */
  readonly today?: string | undefined;
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  ${stacked} { flex: 1 1 100%; }
`;

/**
 * Data inicial and Data final. Days are typed as ddmmaaaa or dd/mm/aa, pasted, or picked from a calendar or from
 * named periods. A whole period ('01/10/2026 a 31/10/2026') pasted into either field fills both.
 */
export function DateRange({
  label = 'Período',
  fieldLabels: [startLabel, endLabel] = ['Data inicial', 'Data final'],
  value,
  onChange,
  isDisabled = false,
  errorMessage,
  isOneDayAllowed = false,
  today,
}: DateRangeProps) {
  const { start, end } = value;
  const errorId = useId();
  const problem = errorMessage ?? rangeProblem(start, end, isOneDayAllowed);
  const shared = {
    isDisabled,
    errorId: problem ? errorId : undefined,
    onPasteRange: (first: string, last: string) => onChange({ start: first, end: last }),
  };
  const now = today ?? todayIso();
  const calendar = {
    today: parseDate(now),
    shortcuts: rangePresets
      .filter(({ key }) => isOneDayAllowed || key !== 'hoje')
      .map(({ key, label: words }) => ({
        key,
        label: words,
        onPick: () => onChange(presetRange(key, now)),
      })),
  };
  const firstEnd = start === null ? null : parseDate(start).add({ days: isOneDayAllowed ? 0 : 1 });
  return (
    <Root role="group" aria-label={label}>
      <DayField
        {...shared}
        label={startLabel}
        value={start}
        onChange={(next) => onChange({ start: next, end })}
        calendar={calendar}
        isInvalid={errorMessage !== undefined}
      />
      <DayField
        {...shared}
        label={endLabel}
        value={end}
        onChange={(next) => onChange({ start, end: next })}
        calendar={{ ...calendar, firstDay: firstEnd }}
        isInvalid={Boolean(problem)}
      />
      {problem && <FloatingError id={errorId}>{problem}</FloatingError>}
    </Root>
  );
}
