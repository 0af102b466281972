import { useId, type ComponentProps } from 'react';
import type { FieldProps } from './Field.tsx';

interface NativeState extends Pick<ComponentProps<'input'>, 'id' | 'aria-describedby'> {
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

/** Ids that connect a control with its label, hint and error; absent texts get no id in the description. */
export function useFieldIds({
  id,
  hint,
  errorMessage,
  'aria-describedby': describedBy,
}: Pick<FieldProps, 'hint' | 'errorMessage'> & NativeState) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [describedBy, errorMessage && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    ids: { controlId, labelId, hintId, errorId },
    aria: {
      id: controlId,
      'aria-describedby': description || undefined,
      'aria-invalid': errorMessage ? true : undefined,
    },
  } as const;
}

/**
 * Splits the props of a field: `field` and `ids` for the frame, `control` for the native control (to be spread after `native`,
 * all other attributes).
 */
export function useField<Props extends FieldProps & NativeState>(props: Props) {
  const {
    label,
    hint,
    errorMessage,
    isRequired,
    isOptional,
    isDisabled,
    size = 'normal',
    isLabelHidden,
    disabled,
    required,
    ...native
  } = props;
  const { ids, aria } = useFieldIds(props);
  return {
    ids,
    field: { label, hint, errorMessage, isOptional, size, isLabelHidden },
    size,
    native,
    control: {
      ...aria,
      disabled: isDisabled ?? disabled,
      'aria-required': isRequired ?? required ?? undefined,
    },
  } as const;
}
