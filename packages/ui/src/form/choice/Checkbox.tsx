import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { font, radius, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { ChoiceFieldProps } from '../Field.tsx';
import { FormError } from '../FormError.tsx';
import { hintLook, type FieldSize } from '../fieldLook.ts';
import { useField } from '../useField.ts';

/** The props of every field (label, hint, error …), and any attribute of a native checkbox (name, defaultChecked, ref …). */
export interface CheckboxProps
  extends
    ChoiceFieldProps,
    Omit<ComponentProps<'input'>, 'size' | 'type' | 'children' | 'disabled' | 'required'> {
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

const Root = styled.div<{ readonly $size: FieldSize }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.xs} ${({ $size }) => ($size === 'large' ? space.m : space.s)};
  align-items: start;
  & > p, & > div { grid-column: 2; }
`;

const Box = styled.input<{ readonly $size: FieldSize }>`
  width: ${({ $size }) => ($size === 'large' ? sizes.logo : sizes.icon)};
  height: ${({ $size }) => ($size === 'large' ? sizes.logo : sizes.icon)};
  margin: 0.15em 0 0;
  border-radius: ${radius.s};
  accent-color: ${color.accent};
  cursor: inherit;
`;

const Label = styled.label<{ readonly $size: FieldSize; readonly $disabled: boolean }>`
  padding-top: ${({ $size }) => ($size === 'large' ? space.xxs : 0)};
  font-size: ${({ $size }) => ($size === 'large' ? font.size.lead : font.size.body)};
  color: ${({ $disabled }) => ($disabled ? color.textMuted : color.text)};
  cursor: ${({ $disabled }) => ($disabled ? 'not-allowed' : 'pointer')};
`;

const Hint = styled.div<{ readonly $size: FieldSize }>`
  ${hintLook}
`;

/** A choice of yes or no, or one of several that may be chosen together. */
export function Checkbox(props: CheckboxProps) {
  const { ids, field, size, native, control } = useField(props);
  const { label, hint, errorMessage } = field;
  const isOff = control.disabled ?? false;
  return (
    <Root $size={size}>
      <Box {...native} {...control} type="checkbox" $size={size} />
      <Label htmlFor={ids.controlId} $size={size} $disabled={isOff}>
        {label}
      </Label>
      {errorMessage && (
        <FormError id={ids.errorId} size={size}>
          {errorMessage}
        </FormError>
      )}
      {hint && (
        <Hint id={ids.hintId} $size={size}>
          {hint}
        </Hint>
      )}
    </Root>
  );
}
