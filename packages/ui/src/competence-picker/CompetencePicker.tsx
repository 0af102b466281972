import { type MouseEvent, type Ref, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { ClearButton } from '../date-picker/ClearButton.tsx';
import { FormValue } from '../date-range/FormValue.tsx';
import { todayIso } from '../date-range/today.ts';
import { FieldFrame, type FieldProps } from '../form/Field.tsx';
import { useFieldIds } from '../form/useField.ts';
import { MonthBox } from './MonthBox.tsx';
import { addMonths, isWithin, type MonthLimits } from './months.ts';
import { monthLimitsProblem } from './parseTypedMonth.ts';
import { useMonthDraft } from './useMonthDraft.ts';

/**
 * The props of a field and those of react-hook-form's Controller, so `<CompetencePicker label="Competência" {...field} />`.
 * Months are 'YYYY-MM'.
 */
export interface CompetencePickerProps extends FieldProps, MonthLimits {
  /** The month as 'YYYY-MM'; null without a month. */
  readonly value: string | null;
  /**
   * Called with the month; null while the field holds none. A month outside the limits is also passed, and shown as
   * wrong.
   */
  readonly onChange: (month: string | null) => void;
  /** Called when the focus leaves the field and its list of months. */
  readonly onBlur?: (() => void) | undefined;
  /** Adds 'YYYY-MM' under this name to the form around it. */
  readonly name?: string | undefined;
  /** Called with the problem of the field (no such month, outside the limits); null when there is none. */
  readonly onProblem?: ((problem: string | null) => void) | undefined;
  /** The ISO day whose month is "Este mês". Default: the day in Brasília. */
  readonly today?: string | undefined;
  /** The text box. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const Root = styled.div`
  position: relative;
  display: grid;
`;

function handleCleared({ currentTarget }: MouseEvent<HTMLButtonElement>, clear: () => void) {
  // The button disappears with the value it cleared, so the focus must move.
  flushSync(clear);
  currentTarget.parentElement?.querySelector('input')?.focus();
}

/**
 * One competence (month of reference): typed as mmaaaa, mm/aa or mm/aaaa, pasted, or picked from the months of a
 * year.
 */
export function CompetencePicker({
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
}: CompetencePickerProps) {
  const { label, hint, isRequired, isDisabled = false, size = 'normal' } = field;
  const draft = useMonthDraft({ value, onChange });
  const limits = { min, max };
  const own = draft.problem ?? monthLimitsProblem(value, limits);
  const tell = useEffectEvent(() => onProblem?.(own));
  useEffect(() => tell(), [own]);

  const errorMessage = own ?? field.errorMessage;
  const { ids, aria } = useFieldIds({ hint, errorMessage });
  const now = (today ?? todayIso()).slice(0, 7);
  const shortcuts = [
    { key: 'este-mes', label: 'Este mês', month: now },
    { key: 'mes-passado', label: 'Mês passado', month: addMonths(now, -1) },
  ].map(({ key, label: words, month }) => ({
    key,
    label: words,
    isDisabled: !isWithin(month, limits),
    onPick: () => draft.choose(month),
  }));
  return (
    <FieldFrame ids={ids} field={{ ...field, errorMessage }}>
      <Root>
        <MonthBox
          draft={draft}
          pane={{
            label: typeof label === 'string' ? `Meses, ${label}` : 'Meses',
            value,
            limits,
            now,
            shortcuts,
          }}
          control={{ ...aria, 'aria-required': isRequired }}
          isDisabled={isDisabled}
          size={size}
          onBlur={onBlur}
          trailing={
            <ClearButton
              label="Limpar competência"
              isShown={!isDisabled && draft.text !== ''}
              onPress={(event) => handleCleared(event, () => draft.choose(null))}
            />
          }
        />
        <FormValue
          ref={ref}
          name={name}
          value={value ?? ''}
          isDisabled={isDisabled}
          isInvalid={Boolean(errorMessage)}
          onReset={draft.startAnew}
        />
      </Root>
    </FieldFrame>
  );
}
