import { useId } from 'react';
import styled from 'styled-components';
import { FloatingError } from '../form/FloatingError.tsx';
import { todayIso } from '../date-range/today.ts';
import { stacked } from '../theme/mixins.ts';
import { space } from '../theme/scale.ts';
import { MonthField } from './MonthField.tsx';
import { type MonthPreset, presetsFromNow, presetsOfYear } from './monthPresets.ts';
import type { MonthLimits } from './months.ts';
import { monthLimitsProblem } from './parseTypedMonth.ts';

/**
 * The problem of a period of months 'YYYY-MM', in words for the person. One month is valid; an incomplete period has
 * no problem yet.
 */
export function competenceRangeProblem(start: string | null, end: string | null): string | null {
  if (start === null || end === null || end >= start) return null;
  return 'A competência final não pode ser anterior à inicial';
}

/** Two months ('2026-10'); null for a missing or incomplete one. */
export interface CompetenceRangeValue {
  readonly start: string | null;
  readonly end: string | null;
}

export interface CompetenceRangeProps extends MonthLimits {
  /** The name of the pair for screen readers. Default Competências. */
  readonly label?: string | undefined;
  /** The two months as 'YYYY-MM'; null for a missing one. */
  readonly value: CompetenceRangeValue;
  /** Called with the two months after each change. */
  readonly onChange: (value: CompetenceRangeValue) => void;
  /** True while neither field can be filled in. */
  readonly isDisabled?: boolean | undefined;
  /** Replaces the message that the end must not be before the start. */
  readonly errorMessage?: string | undefined;
  /** The ISO day that "Este ano" and the like refer to. Default: the day in Brasília. */
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
 * Competência inicial and Competência final, both inside. Months are typed, pasted, or picked from a year or from
 * named periods. A whole period ('01/2026 a 12/2026') pasted into either field fills both.
 */
export function CompetenceRange({
  label = 'Competências',
  value,
  onChange,
  min,
  max,
  isDisabled = false,
  errorMessage,
  today,
}: CompetenceRangeProps) {
  const { start, end } = value;
  const errorId = useId();
  const limits = { min, max };
  const [startProblem, endProblem] = [start, end].map((month) => monthLimitsProblem(month, limits));
  const orderProblem = competenceRangeProblem(start, end);
  const problem = errorMessage ?? orderProblem ?? startProblem ?? endProblem;
  const now = (today ?? todayIso()).slice(0, 7);
  const asShortcut = ({ key, label: words, span }: MonthPreset) => ({
    key,
    label: words,
    isDisabled: span === null,
    onPick: () => span && onChange(span),
  });
  const pane = {
    limits,
    now,
    span: start !== null && end !== null && start <= end ? { start, end } : null,
    shortcuts: presetsFromNow(now, limits).map(asShortcut),
    yearShortcuts: (year: number) => presetsOfYear(year, limits).map(asShortcut),
  };
  const firstEnd = start === null ? min : min === undefined || start > min ? start : min;
  const shared = {
    isDisabled,
    errorId: problem ? errorId : undefined,
    onPasteRange: (first: string, last: string) => onChange({ start: first, end: last }),
  };
  return (
    <Root role="group" aria-label={label}>
      <MonthField
        {...shared}
        label="Competência inicial"
        value={start}
        onChange={(next) => onChange({ start: next, end })}
        pane={pane}
        isInvalid={Boolean(errorMessage ?? startProblem)}
      />
      <MonthField
        {...shared}
        label="Competência final"
        value={end}
        onChange={(next) => onChange({ start, end: next })}
        pane={{ ...pane, limits: { min: firstEnd, max } }}
        isInvalid={Boolean(errorMessage ?? orderProblem ?? endProblem)}
      />
      {problem && <FloatingError id={errorId}>{problem}</FloatingError>}
    </Root>
  );
}
