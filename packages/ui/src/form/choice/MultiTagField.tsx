import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import styled from 'styled-components';
import { fold } from '../../fold/fold.ts';
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx';
import { size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { FieldError } from '../FieldError.tsx';
import { OptionList } from './OptionList.tsx';
import { findOptions } from './options.ts';
import { TagChips } from './TagChips.tsx';
import type { TagRules } from './tags.ts';
import { useField } from '../useField.ts';
import { useNativeForm } from '../useNativeForm.ts';
import { useTags } from './useTags.ts';
import type { HeldValue } from '../fields/useTypedText.ts';

/** The value is the list of tags in order. The form sends each tag under the name. */
export interface MultiTagFieldProps extends FieldProps, HeldValue<readonly string[]>, TagRules {
  /** Suggestions while one types; other words are allowed too. */
  readonly suggestions?: readonly string[] | undefined;
  /** Name under which the form around receives the tags. */
  readonly name?: string | undefined;
  /** Id of the text box. */
  readonly id?: string | undefined;
  /** An example in grey while there is no tag. */
  readonly placeholder?: string | undefined;
  /** Called when the focus leaves the field. */
  readonly onBlur?: (() => void) | undefined;
  /** The text box. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
  /** Set by react-hook-form; otherwise use `isDisabled`. */
  readonly disabled?: boolean | undefined;
  /** Set by react-hook-form; otherwise use `isRequired`. */
  readonly required?: boolean | undefined;
}

const Box = styled(Group)<{ readonly $size: FieldSize }>`
  ${fieldLook}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs};
  padding: ${sizes.hairline} ${space.xs};
  max-height: 16em;
  overflow-y: auto;
  cursor: text;
  /* The browser applies :read-only to everything that is no input. */
  &&:not([data-disabled]) { background: ${color.surface}; }
  &:has(input:focus) { outline: ${sizes.focusRing} solid ${color.focus}; outline-offset: ${sizes.hairline}; }
  &[data-invalid] { border-color: ${color.negative}; box-shadow: inset 0 0 0 ${sizes.hairline} ${color.negative}; }
  &[data-disabled] { background: ${color.surfaceSunken}; border-color: ${color.border}; cursor: not-allowed; }
`;

const Text = styled(Input)`
  flex: 1 1 8em;
  min-width: 4em;
  min-height: ${sizes.controlSmall};
  padding: 0 ${space.xs};
  border: 0;
  background: none;
  outline: none;
  &::placeholder { color: ${color.textFaint}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
`;

const none: readonly string[] = [];

const isSubmitter = (element: Element | null, form: HTMLFormElement | null | undefined): boolean =>
  element instanceof HTMLButtonElement && element.type === 'submit' && element.form === form;

/**
 * Several tags in one box. Enter, comma, leaving the box or sending the form adds one; a paste of many lines adds
 * them all. Backspace removes the last, Ctrl+Z restores it.
 */
export function MultiTagField({
  suggestions = none,
  value,
  defaultValue,
  onChange,
  placeholder,
  onBlur,
  ref,
  ...rest
}: MultiTagFieldProps) {
  const { most, problemOf, ...words } = rest;
  const { ids, field, size, native, control } = useField(words);
  const list = useTags({ value, defaultValue, onChange }, { most, problemOf });
  // Arrow keys in the empty box open all suggestions. Otherwise the list opens only for typed text.
  const [isBrowsing, setBrowsing] = useState(false);
  const chips = useRef<HTMLUListElement>(null);
  const box = useNativeForm<HTMLInputElement>({
    name: words.name,
    entries: () => list.tags,
    onReset: list.reset,
    onSubmit: () => {
      if (list.text.trim() !== '') list.add(list.text);
    },
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, [box]);
  const isOff = control.disabled ?? false;
  const chosen = new Set(list.tags.map(fold));
  const free = suggestions.filter((one) => !chosen.has(fold(one))).map((one) => ({ value: one, label: one }));
  const found = findOptions(isBrowsing || list.text !== '' ? free : [], list.text);
  const label = typeof field.label === 'string' ? field.label : 'Lista';

  const remove = (index: number) => {
    list.remove(index);
    box.current?.focus();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const isEmpty = list.text === '';
    const isPicking = Boolean(box.current?.getAttribute('aria-activedescendant'));
    const isAtStart = box.current?.selectionEnd === 0;
    setBrowsing(
      isEmpty && (event.key === 'ArrowDown' || event.key === 'ArrowUp' || (isBrowsing && isPicking)),
    );
    if (event.key === 'Enter' && !isPicking && list.text.trim() !== '') list.add(list.text);
    else if (event.key === 'Backspace' && isEmpty && !event.repeat && list.tags.length > 0)
      remove(list.tags.length - 1);
    else if (event.key === 'ArrowLeft' && isAtStart && list.tags.length > 0)
      [...(chips.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    else if (!(event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && isEmpty && list.undo()))
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[,;\t\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    list.add(`${list.text}\n${pasted}`);
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // A press on the submit button leaves the tag to the submission. The box would grow here and move the button from
    // under the pointer.
    if (isSubmitter(event.relatedTarget, box.current?.form)) return onBlur?.();
    if (list.text.trim() !== '') list.add(list.text);
    onBlur?.();
  };
  return (
    <FieldFrame ids={ids} field={field}>
      <ComboBox
        id={ids.controlId}
        aria-labelledby={ids.labelId}
        {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
        items={found.lines}
        value={null}
        inputValue={list.text}
        onInputChange={list.type}
        onChange={(key) => {
          if (key === null) return;
          setBrowsing(false);
          list.add(String(key));
        }}
        isDisabled={isOff}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        allowsCustomValue
      >
        <Box $size={size} onBlur={handleBlur} onClick={() => box.current?.focus()}>
          <TagChips
            ref={chips}
            label={`${label}: ${list.tags.length}`}
            tags={list.tags}
            isDisabled={isOff}
            onRemove={remove}
            onLeave={() => box.current?.focus()}
          />
          <Text
            ref={box}
            name={native.name ?? ''}
            placeholder={list.tags.length === 0 ? (placeholder ?? '') : ''}
            onKeyDownCapture={handleKey}
            onPaste={handlePaste}
          />
        </Box>
        <OptionList total={found.total} empty={null} />
      </ComboBox>
      {list.refused !== null && (
        <FieldError size={size} isSaid>
          {list.refused}
        </FieldError>
      )}
      <VisuallyHidden role="status">{list.status}</VisuallyHidden>
    </FieldFrame>
  );
}
