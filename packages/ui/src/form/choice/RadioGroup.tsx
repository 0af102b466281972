import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { font, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { FieldProps } from '../Field.tsx';
import { FormError } from '../FormError.tsx';
import { hintLook, labelLook, type FieldSize } from '../fieldLook.ts';
import { useFieldIds } from '../useField.ts';

/** One answer. */
export interface RadioOption {
  readonly value: string;
  readonly label: ReactNode;
  /** A quiet line under the answer. */
  readonly hint?: ReactNode;
}

/** What a RadioGroup takes: the field's own words, and the attributes that every one of its native radios gets (name, onChange, ref …). */
export interface RadioGroupProps
  extends
    Omit<FieldProps, 'isLabelHidden'>,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'disabled' | 'required'
    > {
  /** Groups the radios. */
  readonly name: string;
  readonly options: readonly RadioOption[];
  /** The answer chosen at first. */
  readonly defaultValue?: string | undefined;
  /** The answer chosen, where the caller keeps it. */
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend<{ readonly $size: FieldSize }>`
  ${labelLook}
  padding: 0;
  margin-bottom: ${space.s};
`;

const Answer = styled.label<{ readonly $size: FieldSize }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${({ $size }) => ($size === 'large' ? space.m : space.s)};
  align-items: start;
  font-size: ${({ $size }) => ($size === 'large' ? font.size.lead : font.size.body)};
  cursor: pointer;
  &:has(:disabled) { color: ${color.textMuted}; cursor: not-allowed; }
  input {
    width: ${({ $size }) => ($size === 'large' ? sizes.logo : sizes.icon)};
    height: ${({ $size }) => ($size === 'large' ? sizes.logo : sizes.icon)};
    margin: 0.12em 0 0;
    accent-color: ${color.accent};
  }
`;

const Quiet = styled.span<{ readonly $size: FieldSize }>`
  ${hintLook}
`;

/** One answer among a few that are all in sight. */
export function RadioGroup({
  label,
  hint,
  errorMessage,
  isRequired,
  isOptional,
  isDisabled,
  size = 'normal',
  options,
  defaultValue,
  value,
  disabled,
  required,
  ...native
}: RadioGroupProps) {
  const { aria, ids } = useFieldIds({ ...native, hint, errorMessage });
  return (
    <Root role="radiogroup" {...aria} aria-required={isRequired ?? required ?? undefined}>
      <Legend $size={size}>
        {label}
        {isOptional && ' (opcional)'}
      </Legend>
      {hint && (
        <Quiet id={ids.hintId} $size={size}>
          {hint}
        </Quiet>
      )}
      {options.map((option) => (
        <Answer key={option.value} $size={size}>
          <input
            {...native}
            id={undefined}
            type="radio"
            value={option.value}
            disabled={isDisabled ?? disabled}
            {...(value === undefined ? {} : { checked: value === option.value })}
            {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
          />
          <span>
            {option.label}
            {option.hint && <Quiet $size={size}>{option.hint}</Quiet>}
          </span>
        </Answer>
      ))}
      {errorMessage && (
        <FormError id={ids.errorId} size={size}>
          {errorMessage}
        </FormError>
      )}
    </Root>
  );
}
