import { type ComponentProps, type ReactNode, useId } from 'react';
import type { GroupFieldProps } from '../Field.tsx';
import { FormError } from '../FormError.tsx';
import { useFieldIds } from '../useField.ts';
import { Answer, Answers, Legend, Quiet, type RadioLook, Root, Sign, Words } from './radioLook.ts';

/** One answer. */
export interface RadioOption {
  readonly value: string;
  /** The name of the answer, in a few words. */
  readonly label: ReactNode;
  /** The consequence of the choice: a quiet line under the answer. */
  readonly hint?: ReactNode;
  /** Decorative icon before the label. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** The props of the field, and the attributes of every native radio (name, onChange, ref …). */
export interface RadioGroupProps
  extends
    GroupFieldProps,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'disabled' | 'required'
    > {
  /** Name that joins the radios into a group. */
  readonly name: string;
  /** The answers, in reading order. */
  readonly options: readonly RadioOption[];
  /** Arrangement: a plain list, one line, or cards. */
  readonly look?: RadioLook | undefined;
  /** The answer that is chosen at first. */
  readonly defaultValue?: string | undefined;
  /** The chosen answer, when the caller keeps it. */
  readonly value?: string | undefined;
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

/** One answer among a few that are all in sight. The radios are native, so arrow keys and forms work as usual. */
export function RadioGroup({
  label,
  hint,
  errorMessage,
  isRequired,
  isOptional,
  isDisabled,
  size = 'normal',
  look = 'plain',
  options,
  defaultValue,
  value,
  disabled,
  required,
  ...native
}: RadioGroupProps) {
  const { aria, ids } = useFieldIds({ ...native, hint, errorMessage });
  const base = useId();
  const dress = { $look: look, $size: size };
  return (
    <Root role="radiogroup" {...aria} aria-required={isRequired ?? required ?? undefined} {...dress}>
      <Legend {...dress}>
        {label}
        {isOptional && ' (opcional)'}
      </Legend>
      {hint && (
        <Quiet id={ids.hintId} {...dress}>
          {hint}
        </Quiet>
      )}
      <Answers {...dress}>
        {options.map((option) => {
          const labelId = `${base}-${option.value}`;
          return (
            <Answer key={option.value} {...dress}>
              <input
                {...native}
                id={undefined}
                type="radio"
                value={option.value}
                disabled={(isDisabled ?? disabled ?? false) || (option.isDisabled ?? false)}
                aria-labelledby={labelId}
                aria-describedby={option.hint ? `${labelId}-hint` : undefined}
                {...(value === undefined ? {} : { checked: value === option.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              />
              {option.icon && <Sign aria-hidden="true">{option.icon}</Sign>}
              <Words {...dress}>
                <span id={labelId}>{option.label}</span>
                {option.hint && (
                  <Quiet id={`${labelId}-hint`} {...dress}>
                    {option.hint}
                  </Quiet>
                )}
              </Words>
            </Answer>
          );
        })}
      </Answers>
      {errorMessage && (
        <FormError id={ids.errorId} size={size}>
          {errorMessage}
        </FormError>
      )}
    </Root>
  );
}
