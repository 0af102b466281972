import { type ComponentProps, type KeyboardEvent, type ReactNode, useImperativeHandle } from 'react';
import styled from 'styled-components';
import type { Mask } from '../../masks/mask.types.ts';
import { tabular } from '../../theme/mixins.ts';
import { font, layer, radius, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { useField } from '../useField.ts';
import { useNativeForm } from '../useNativeForm.ts';
import { type HeldValue, useTypedText } from './useTypedText.ts';

/**
 * Props of every field whose value differs from the text in its box, such as a CPF without punctuation. The caller
 * keeps the value, or the field does from `defaultValue`.
 */
export interface TypedFieldProps<Value>
  extends
    FieldProps,
    HeldValue<Value>,
    Pick<
      ComponentProps<'input'>,
      | 'id'
      | 'name'
      | 'placeholder'
      | 'autoCapitalize'
      | 'autoFocus'
      | 'readOnly'
      | 'onBlur'
      | 'ref'
      | 'aria-describedby'
    > {
  /** The kind of text that the browser may fill in, such as name, tel or postal-code. */
  readonly autoComplete?: string | undefined;
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

interface TypedKind<Value> {
  readonly mask: Mask<Value>;
  /** The value of an empty box. */
  readonly empty: Value;
  readonly inputMode: 'numeric' | 'decimal' | 'tel' | 'text';
  /** The value in words while one types, such as R$ 60,00. */
  readonly inWords?: ((value: Value) => string) | undefined;
  /** Sign in the box before the typed text, such as R$. */
  readonly leading?: ReactNode;
  /** Sign in the box after the typed text, such as % or a unit. */
  readonly trailing?: ReactNode;
  /** True aligns the value at the right, for comparing numbers. */
  readonly isNumber?: boolean | undefined;
  /** Value after an arrow key; null when the key changes nothing. */
  readonly step?: ((value: Value, direction: 1 | -1) => Value | null) | undefined;
}

const Box = styled.div`
  position: relative;
  display: flex;
`;

const Input = styled.input<{
  readonly $size: FieldSize;
  readonly $leading: boolean;
  readonly $trailing: boolean;
}>`
  ${fieldLook}
  ${tabular}
  ${({ $leading }) => $leading && `padding-left: ${sizes.control};`}
  ${({ $trailing }) => $trailing && `padding-right: ${sizes.control};`}
  &[data-number] { text-align: right; }
`;

const Affix = styled.span<{ readonly $side: 'left' | 'right' }>`
  position: absolute;
  inset-block: 0;
  ${({ $side }) => $side}: ${sizes.fieldPadding};
  display: grid;
  align-content: center;
  padding-${({ $side }) => ($side === 'left' ? 'right' : 'left')}: ${space.xs};
  color: ${color.textMuted};
  pointer-events: none;
`;

/** Words under the field, which take no room in the flow. */
const Words = styled.span`
  position: absolute;
  top: calc(100% + ${sizes.hairline});
  right: 0;
  z-index: ${layer.menu};
  padding: 0 ${space.xs};
  border-radius: ${radius.s};
  background: ${color.surfaceRaised};
  color: ${color.textMuted};
  font-size: ${font.size.label};
  white-space: nowrap;
  pointer-events: none;
  ${tabular}
`;

/** One box typed through a mask; the base of the number, money, document, CEP and phone fields. */
export function TypedField<Value>({
  kind,
  ...props
}: TypedFieldProps<Value> & { readonly kind: TypedKind<Value> }) {
  const { mask, empty, inWords, leading, trailing, isNumber, step } = kind;
  const { value, defaultValue, onChange, ref, onBlur, ...words } = props;
  const typed = useTypedText(mask, empty, { value, defaultValue, onChange });
  // A problem is shown when the box is left, or when the form asks.
  const problem = typed.isGrowing && !words.errorMessage ? undefined : typed.problem;
  const { ids, field, size, native, control } = useField({
    ...words,
    errorMessage: problem ?? words.errorMessage,
  });
  const box = useNativeForm<HTMLInputElement>({
    name: words.name,
    entries: () => [typed.problem === null ? mask.wire(typed.value) : typed.text],
    onReset: typed.reset,
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, [box]);

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    typed.handleKeyDown(event);
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : null;
    if (direction === null || !step || words.readOnly) return;
    event.preventDefault();
    const next = step(typed.value, direction);
    if (next !== null) typed.replace(event.currentTarget, mask.write(next));
  };
  const affixId = `${ids.controlId}-unit`;
  const hasAffix = Boolean(leading ?? trailing);
  const wordsId = `${ids.controlId}-told`;
  const hasWords =
    inWords !== undefined && typed.isGrowing && typed.problem === null && typed.text.trim() !== '';
  return (
    <FieldFrame ids={ids} field={field}>
      <Box>
        <Input
          type="text"
          autoComplete="off"
          spellCheck={false}
          autoCorrect="off"
          inputMode={kind.inputMode}
          {...native}
          {...control}
          aria-describedby={
            [hasAffix && affixId, hasWords && wordsId, control['aria-describedby']]
              .filter(Boolean)
              .join(' ') || undefined
          }
          ref={box}
          value={typed.text}
          onChange={typed.handleChange}
          onKeyDown={handleKeyDown}
          onCompositionEnd={({ currentTarget }) =>
            typed.replace(currentTarget, typed.written(currentTarget.value))
          }
          onBlur={(event) => {
            typed.settle();
            onBlur?.(event);
          }}
          data-number={isNumber ? '' : undefined}
          $size={size}
          $leading={Boolean(leading)}
          $trailing={Boolean(trailing)}
        />
        {hasAffix && (
          <Affix id={affixId} $side={leading ? 'left' : 'right'}>
            {leading ?? trailing}
          </Affix>
        )}
      </Box>
      {hasWords && <Words id={wordsId}>{inWords?.(typed.value)}</Words>}
    </FieldFrame>
  );
}
