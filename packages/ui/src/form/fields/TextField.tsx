import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { size as sizes } from '../../theme/scale.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { useField } from '../useField.ts';

type Native = ComponentProps<'input'>;

/**
 * The props of every field (label, hint, error …), and any attribute of a native input (name, defaultValue, autoComplete, ref …), so
 * `{...register('cpf')}` of react-hook-form spreads into it.
 */
export interface InputFieldProps
  extends FieldProps, Omit<Native, 'size' | 'children' | 'disabled' | 'required' | 'type' | 'inputMode'> {
  /** Set by react-hook-form's register; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

export interface TextFieldProps extends InputFieldProps {
  /** Content inside the box at the right, such as a unit, an icon or a button. */
  readonly trailing?: ReactNode;
  /** True for figures of equal width, as in money, CPF and matrícula. */
  readonly isTabular?: boolean | undefined;
  /** The type of HTML. Password and e-mail have fields of their own. */
  readonly type?: Native['type'];
  /** The keyboard of a phone: `numeric` for numbers. */
  readonly inputMode?: Native['inputMode'];
}

const Box = styled.div`
  position: relative;
  display: flex;
`;

const Input = styled.input<{
  readonly $size: FieldSize;
  readonly $trailing: boolean;
  readonly $tabular: boolean;
}>`
  ${fieldLook}
  ${({ $trailing }) => $trailing && `padding-right: ${sizes.controlLarge};`}
  ${({ $tabular }) => $tabular && tabular}
`;

const Trailing = styled.span`
  position: absolute;
  inset-block: 0;
  right: 0;
  width: ${sizes.controlLarge};
  display: grid;
  place-content: center;
`;

/** One line of text with its label, hint and error. */
export function TextField({ trailing, isTabular = false, ...props }: TextFieldProps) {
  const { ids, field, size, native, control } = useField(props);
  return (
    <FieldFrame ids={ids} field={field}>
      <Box>
        <Input
          type="text"
          {...native}
          {...control}
          $size={size}
          $trailing={Boolean(trailing)}
          $tabular={isTabular}
        />
        {trailing && <Trailing>{trailing}</Trailing>}
      </Box>
    </FieldFrame>
  );
}
