import { type FocusEvent, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import styled from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';

/** What a FormValue takes. */
export interface FormValueProps {
  /** What the form sends; '' for nothing. */
  readonly value: string;
  readonly name: string | undefined;
  readonly isDisabled: boolean;
  /** So that a form that looks for its first wrong control finds this one. */
  readonly isInvalid: boolean;
  /** The form was reset. */
  readonly onReset: () => void;
  /** For react-hook-form: focus on it goes to the field that the eye sees. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const Value = styled.input`
  ${visuallyHidden}
`;

/**
 * The value of a field that is no native control, for the form around it. Not drawn and never reached by Tab, but it
 * takes the focus that a form gives to the control of that name, and hands it to the field that stands beside it.
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
