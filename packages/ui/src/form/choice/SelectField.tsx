import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../icon/icons.tsx';
import { size as sizes } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { useField } from '../useField.ts';

/** One choice. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
}

/** The props of every field (label, hint, error …), and any attribute of a native select (name, defaultValue, ref …). */
export interface SelectFieldProps
  extends FieldProps, Omit<ComponentProps<'select'>, 'size' | 'children' | 'disabled' | 'required'> {
  /** The options, in reading order. */
  readonly options: readonly SelectOption[];
  /** The first line, with the value '', such as Selecione or Todos. Without it the first option is chosen. */
  readonly placeholder?: string | undefined;
  /** Reason why there is nothing to choose, in place of the placeholder: Não há bandeiras cadastradas. */
  readonly emptyText?: string | undefined;
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

const Box = styled.div`
  position: relative;
  display: flex;
  svg { position: absolute; inset-block: 0; right: ${sizes.fieldPadding}; margin-block: auto; color: ${color.textMuted}; pointer-events: none; }
`;

const Select = styled.select<{ readonly $size: FieldSize }>`
  ${fieldLook}
  appearance: none;
  padding-right: ${sizes.controlLarge};
  text-overflow: ellipsis;
  cursor: pointer;
`;

/** A choice among a few dozen. The list is native, so phones and screen readers show their own. */
export function SelectField({ options, placeholder, emptyText, ...props }: SelectFieldProps) {
  const { ids, field, size, native, control } = useField(props);
  const firstLine = options.length === 0 ? (emptyText ?? placeholder) : placeholder;
  return (
    <FieldFrame ids={ids} field={field}>
      <Box>
        <Select {...native} {...control} $size={size}>
          {firstLine !== undefined && <option value="">{firstLine}</option>}
          {options.map(({ value, label: words, isDisabled: isOff }) => (
            <option key={value} value={value} disabled={isOff}>
              {words}
            </option>
          ))}
        </Select>
        <ChevronDownIcon />
      </Box>
    </FieldFrame>
  );
}
