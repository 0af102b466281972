import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import styled from 'styled-components';
import { formatInteger } from '../../format/format.ts';
import { tabular } from '../../theme/mixins.ts';
import { font, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { useField } from '../useField.ts';

/** The props of every field (label, hint, error …), and any attribute of a native textarea (name, rows, maxLength, ref …). */
export interface TextAreaProps
  extends FieldProps, Omit<ComponentProps<'textarea'>, 'size' | 'children' | 'disabled' | 'required'> {
  /** True shows the number of letters out of `maxLength`, and the number of excess ones. It needs maxLength. */
  readonly hasCounter?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

const Area = styled.textarea<{ readonly $size: FieldSize; readonly $rows: number }>`
  ${fieldLook}
  /* A box that grows with its content ignores the rows. */
  min-height: ${({ $rows }) => `calc(${$rows} * 1.45em + ${space.l})`};
  padding-block: ${space.s};
  line-height: 1.45;
  resize: vertical;
  field-sizing: content;
`;

/* The text on paper, in place of the box. A browser moves a box whole to the next sheet, and cuts a longer one. */
const Paper = styled.div`
  display: grid;
  @media print {
    &[data-typed] { display: block; }
    &[data-typed] textarea { display: none; }
    &[data-typed]::after {
      content: attr(data-typed);
      display: block;
      min-height: 3em;
      padding: ${space.s};
      border: ${sizes.hairline} solid;
      white-space: pre-wrap;
    }
  }
`;

const Counter = styled.span<{ readonly $full: boolean }>`
  ${tabular}
  flex: none;
  font-size: ${font.size.label};
  color: ${({ $full }) => ($full ? color.negative : color.textFaint)};
`;

/** Several lines of text; grows with its content. */
export function TextArea({ hasCounter = false, onChange, maxLength, ...props }: TextAreaProps) {
  const [typed, setTyped] = useState(() => String(props.defaultValue ?? '').length);
  const length = props.value === undefined ? typed : String(props.value).length;
  // The browser gets no limit beside a counter, because it would silently cut the end of a pasted text.
  const most = hasCounter ? maxLength : undefined;
  const isOver = most !== undefined && length > most;
  const { ids, field, size, native, control } = useField({
    ...props,
    ...(!hasCounter && { maxLength }),
    ...(isOver && {
      errorMessage: `Passa de ${formatInteger(most)} letras: tire ${formatInteger(length - most)}`,
    }),
  });
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const write = () =>
      paper.current?.setAttribute('data-typed', paper.current.querySelector('textarea')?.value ?? '');
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  const handleChange = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  return (
    <FieldFrame
      ids={ids}
      field={field}
      aside={
        most === undefined ? undefined : (
          <Counter $full={length > most}>{`${formatInteger(length)} de ${formatInteger(most)}`}</Counter>
        )
      }
    >
      <Paper ref={paper}>
        <Area
          rows={4}
          {...native}
          {...control}
          onChange={handleChange}
          $size={size}
          $rows={native.rows ?? 4}
        />
      </Paper>
    </FieldFrame>
  );
}
