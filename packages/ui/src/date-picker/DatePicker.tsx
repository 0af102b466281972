import { type CalendarDate, parseDate } from '@internationalized/date';
import { type MouseEvent, type Ref, useEffect, useEffectEvent, useId } from 'react';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { Label } from 'react-aria-components/Label';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { CalendarPane } from '../date-range/CalendarPane.tsx';
import { DayBox } from '../date-range/DayBox.tsx';
import { DayInput } from '../date-range/DayInput.tsx';
import { FormValue } from '../date-range/FormValue.tsx';
import { todayIso } from '../date-range/today.ts';
import { useDayDraft } from '../date-range/useDayDraft.ts';
import type { FieldProps } from '../form/Field.tsx';
import { hintLook, labelLook, type FieldSize } from '../form/fieldLook.ts';
import { FieldError } from '../form/FieldError.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { font, space } from '../theme/scale.ts';
import { ClearButton } from './ClearButton.tsx';
import { formatDate } from '../format/format.ts';

/** The first and the last ISO day that a field takes, both inside. */
interface DayLimits {
  /** The first valid day, as 'YYYY-MM-DD'. */
  readonly min?: string | undefined;
  /** The last valid day, as 'YYYY-MM-DD'. */
  readonly max?: string | undefined;
}

/** The problem of an ISO day outside the limits, in words for the person; `null` inside them or without a day. */
export function dayLimitsProblem(day: string | null, { min, max }: DayLimits): string | null {
  if (day === null) return null;
  if ((min === undefined || day >= min) && (max === undefined || day <= max)) return null;
  if (min !== undefined && max !== undefined)
    return `Informe uma data de ${formatDate(min)} a ${formatDate(max)}`;
  return min === undefined
    ? `Informe uma data até ${formatDate(max ?? '')}`
    : `Informe uma data a partir de ${formatDate(min)}`;
}

/**
 * The props of a field and those of react-hook-form's Controller, so `<DatePicker label="Vencimento" {...field} />`. Days are
 * ISO days ('2026-10-31').
 */
export interface DatePickerProps extends FieldProps, DayLimits {
  /** The day as 'YYYY-MM-DD'; null without a day. */
  readonly value: string | null;
  /**
   * Called with the day; null while the field holds none. A day outside the limits is also passed, and shown as
   * wrong.
   */
  readonly onChange: (iso: string | null) => void;
  /** Called when the focus leaves the field and its calendar. */
  readonly onBlur?: (() => void) | undefined;
  /** Adds the ISO day under this name to the form around it. */
  readonly name?: string | undefined;
  /** Called with the problem of the field (incomplete, no such day, outside the limits); null when there is none. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
  /** The ISO day of the button Hoje. Default: the day in Brasília. */
  readonly today?: string | undefined;
  /** The text box. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const Root = styled(AriaDatePicker<CalendarDate>)`
  position: relative;
  display: grid;
  gap: ${space.xs};
  align-content: start;
  min-width: 0;
`;

const Words = styled(Label)<{ readonly $size: FieldSize; readonly $hidden: boolean }>`
  ${labelLook}
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const Optional = styled.span`
  font-weight: ${font.weight.normal};
`;

const Hint = styled.div<{ readonly $size: FieldSize }>`
  ${hintLook}
`;

const asDay = (iso: string | undefined) => (iso === undefined ? null : parseDate(iso));

function handleCleared({ currentTarget }: MouseEvent<HTMLButtonElement>, clear: () => void) {
  // The button disappears with the value it cleared, so the focus must move.
  flushSync(clear);
  currentTarget.parentElement?.querySelector<HTMLElement>('[contenteditable]')?.focus();
}

/** One day in a form: typed as ddmmaaaa, dd/mm/aa or dd/mm/aaaa, pasted, or picked from a calendar. */
export function DatePicker({
  value,
  onChange,
  onBlur,
  name,
  min,
  max,
  onProblem,
  today,
  ref,
  ...field
}: DatePickerProps) {
  const { label, hint, errorMessage, isRequired, isOptional, isDisabled = false, isLabelHidden } = field;
  const size = field.size ?? 'normal';
  const { problem, isEmpty, resets, change, clear, startAnew, picker, input } = useDayDraft({
    value,
    onChange,
  });
  const id = useId();

  const own = problem ?? dayLimitsProblem(value, { min, max });
  const tell = useEffectEvent(() => onProblem?.(own));
  useEffect(() => tell(), [own]);

  const message = own ?? errorMessage;
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  const now = today ?? todayIso();
  const shortcut = {
    key: 'hoje',
    label: 'Hoje',
    isDisabled: dayLimitsProblem(now, { min, max }) !== null,
    onPick: () => change(parseDate(now)),
  };
  return (
    <Root
      {...picker}
      data-field
      onBlur={() => onBlur?.()}
      isDisabled={isDisabled}
      isRequired={isRequired ?? false}
      isInvalid={Boolean(message)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      placeholderValue={parseDate(now)}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <Words $size={size} $hidden={isLabelHidden ?? false}>
        {label}
        {isOptional && <Optional> (opcional)</Optional>}
      </Words>
      <DayBox
        size={size}
        trailing={
          <ClearButton
            label="Limpar data"
            isShown={!isDisabled && !isEmpty}
            onPress={(event) => handleCleared(event, clear)}
          />
        }
      >
        <DayInput key={resets} {...input} />
      </DayBox>
      <FormValue
        ref={ref}
        name={name}
        value={value ?? ''}
        isDisabled={isDisabled}
        isInvalid={Boolean(message)}
        onReset={startAnew}
      />
      {message && (
        <FieldError id={`${id}-error`} size={size}>
          {message}
        </FieldError>
      )}
      {hint && (
        <Hint id={`${id}-hint`} $size={size}>
          {hint}
        </Hint>
      )}
      <CalendarPane
        firstDay={asDay(min)}
        lastDay={asDay(max)}
        today={parseDate(now)}
        shortcuts={[shortcut]}
      />
    </Root>
  );
}
