import { type FocusEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';

export interface FormValueProps {
  /** The value that the form sends; '' for nothing. */
  readonly value: string;
  readonly name: string | undefined;
  readonly isDisabled: boolean;
  /** True for an invalid value, so that a form that searches for its first invalid control finds this one. */
  readonly isInvalid: boolean;
  /** Called when the form was reset. */
  readonly onReset: () => void;
  /** The control for react-hook-form. Focusing it moves the focus to the visible field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const Value = styled.input`
  ${visuallyHidden}
`;

/**
 * The value of a non-native field in its form; invisible and never reached by Tab. A focus that the form gives it
 * passes to the visible field.
 */
export function FormValue({ value, name, isDisabled, isInvalid, onReset, ref }: FormValueProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const handleReset = useEffectEvent(() => onReset());
  useEffect(() => {
    const form = input.current?.form;
    const tell = () => handleReset();
    form?.addEventListener('reset', tell);
    return () => form?.removeEventListener('reset', tell);
  }, []);
  const handleFocus = ({ currentTarget }: FocusEvent) =>
    currentTarget.parentElement
      ?.querySelector<HTMLElement>('[contenteditable="true"], input:not([aria-hidden="true"])')
      ?.focus();
  return (
    <Value
      ref={input}
      type="text"
      name={name}
      value={value}
      disabled={isDisabled}
      aria-invalid={isInvalid || undefined}
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      readOnly
      onFocus={handleFocus}
    />
  );
}
