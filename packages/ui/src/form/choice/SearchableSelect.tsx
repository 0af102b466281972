import {
  type FocusEvent,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useState,
} from 'react';
import { Button, ComboBox, Input } from 'react-aria-components/ComboBox';
import styled from 'styled-components';
import { bareIconLook } from '../../button/buttonLook.ts';
import { ChevronDownIcon, CloseIcon } from '../../icon/icons.tsx';
import { size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { FieldFrame, type FieldProps } from '../Field.tsx';
import { fieldLook, type FieldSize } from '../fieldLook.ts';
import { OptionList } from './OptionList.tsx';
import { findOptions, meantOption, type SearchOption } from './options.ts';
import { SearchEmpty, SearchFailed, type SearchStateProps } from './SearchState.tsx';
import { useField } from '../useField.ts';
import { useNativeForm } from '../useNativeForm.ts';
import type { HeldValue } from '../fields/useTypedText.ts';

/** The value is an option's value; '' for none. */
export interface SearchableSelectProps extends FieldProps, HeldValue<string>, SearchStateProps {
  /** All options, searched here; with `onSearch`, those of the last search. */
  readonly options: readonly SearchOption[];
  /** Called with the text after each letter; '' when the list opens again. Debounce before asking a server. */
  readonly onSearch?: ((text: string) => void) | undefined;
  /** The label of a value that is not among the options, such as an old one. */
  readonly valueLabel?: string | undefined;
  /** Name under which the form around receives the value. */
  readonly name?: string | undefined;
  /** Id of the text box. */
  readonly id?: string | undefined;
  /** Grey example of a search while the box is empty. */
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

const Box = styled.div`
  position: relative;
  display: flex;
`;

const Text = styled(Input)<{ readonly $size: FieldSize }>`
  ${fieldLook}
  padding-right: calc(2 * ${sizes.controlSmall} + ${space.s});
  text-overflow: ellipsis;
`;

const Sides = styled.div`
  position: absolute;
  inset-block: 0;
  right: ${space.xs};
  display: flex;
  align-items: center;
`;

const Side = styled(Button)`
  ${bareIconLook}
  display: grid;
  width: ${sizes.controlSmall};
  height: ${sizes.controlSmall};
  &[data-disabled] { color: ${color.textFaint}; cursor: not-allowed; }
`;

const Clear = styled.button`
  ${bareIconLook}
  display: grid;
  width: ${sizes.controlSmall};
  height: ${sizes.controlSmall};
`;

/** Runs the act when the condition becomes true. */
const useOnceTrue = (isTrue: boolean, act: () => void): void => {
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (isTrue) actNow();
  }, [isTrue]);
};

/** A choice of one among many, found by typing any part of its name. Accents and case do not matter. */
export function SearchableSelect({
  options,
  onSearch,
  value,
  defaultValue = '',
  onChange,
  valueLabel,
  placeholder,
  onBlur,
  ref,
  ...rest
}: SearchableSelectProps) {
  const { isLoading, emptyText, failure, ...words } = rest;
  const { ids, field, size, native, control } = useField(words);
  const [own, setOwn] = useState(defaultValue);
  // The typed text; null while the box shows the choice.
  const [query, setQuery] = useState<string | null>(null);
  // True when the person left the box with text before the options came. Then the options decide.
  const [isLeft, setLeft] = useState(false);
  const chosen = value ?? own;
  const label =
    options.find((option) => option.value === chosen)?.label ?? (chosen && (valueLabel ?? chosen));
  const found = findOptions(options, query ?? '', onSearch === undefined);
  const isOff = control.disabled ?? false;

  const choose = (next: string) => {
    setQuery(next === '' ? '' : null);
    if (next === chosen) return;
    setOwn(next);
    onChange?.(next);
  };
  const type = (text: string) => {
    if (text === (query ?? label)) return;
    setQuery(text);
    onSearch?.(text);
    if (text === '') choose('');
  };
  const box = useNativeForm<HTMLInputElement>({
    name: words.name,
    entries: () => [chosen],
    onReset: () => {
      setQuery(null);
      setOwn(defaultValue);
    },
  });
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => box.current, [box]);

  // Chooses without the arrows a name that was typed completely, or the only option left.
  const meantNow = () => {
    const meant = query === null || isLoading ? undefined : meantOption(found, query);
    return meant?.value === chosen ? undefined : meant;
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Tab') return;
    if (box.current?.getAttribute('aria-activedescendant')) return;
    const meant = meantNow();
    if (!meant) return;
    event.stopPropagation();
    if (event.key === 'Enter') event.preventDefault();
    choose(meant.value);
  };
  const decide = () => {
    const meant = meantNow();
    if (meant) choose(meant.value);
    setQuery(null);
    setLeft(false);
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (query && isLoading) setLeft(true);
    else decide();
    onBlur?.();
  };
  useOnceTrue(isLeft && !isLoading && !failure, decide);
  return (
    <FieldFrame ids={ids} field={field}>
      <ComboBox
        id={ids.controlId}
        aria-labelledby={ids.labelId}
        {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
        items={found.lines}
        value={chosen || null}
        inputValue={query ?? label}
        onInputChange={type}
        onChange={(key) => {
          if (key !== null) choose(String(key));
          else if (!isLoading) setQuery(null);
        }}
        onOpenChange={(isOpen) => {
          if (isOpen && query === null) onSearch?.('');
        }}
        isDisabled={isOff}
        isInvalid={control['aria-invalid'] ?? false}
        isRequired={control['aria-required'] ?? false}
        validationBehavior="aria"
        allowsEmptyCollection
      >
        <Box onKeyDownCapture={handleKey} onFocus={() => setLeft(false)} onBlur={handleBlur}>
          <Text ref={box} name={native.name ?? ''} placeholder={placeholder ?? ''} $size={size} />
          <Sides>
            {chosen !== '' && !isOff && (
              <Clear
                type="button"
                // The keyboard can empty the box itself. One tab stop for a field is enough.
                tabIndex={-1}
                aria-label="Limpar"
                onClick={() => {
                  choose('');
                  onSearch?.('');
                  box.current?.focus();
                }}
              >
                <CloseIcon />
              </Clear>
            )}
            <Side>
              <ChevronDownIcon />
            </Side>
          </Sides>
        </Box>
        <OptionList
          total={found.total}
          empty={<SearchEmpty isLoading={isLoading} emptyText={emptyText} failure={failure} />}
        />
      </ComboBox>
      {failure && <SearchFailed {...failure} size={size} />}
    </FieldFrame>
  );
}
