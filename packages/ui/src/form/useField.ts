import { useId } from 'react';

interface FieldState {
  readonly id?: string | undefined;
  readonly hint?: unknown;
  readonly errorMessage?: string | undefined;
  readonly describedBy?: string | undefined;
}

/** Ids that tie a control to its label, its hint and its error; what has no text gets no id in the description. */
export function useField({ id, hint, errorMessage, describedBy }: FieldState) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const description = [describedBy, errorMessage && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    controlId,
    hintId,
    errorId,
    control: {
      id: controlId,
      'aria-describedby': description || undefined,
      'aria-invalid': errorMessage ? true : undefined,
    },
  } as const;
}
