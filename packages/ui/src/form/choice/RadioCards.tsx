import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { font, motion, radius, size as sizes, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import type { FieldProps } from '../Field.tsx';
import { FormError } from '../FormError.tsx';
import { hintLook, labelLook, type FieldSize } from '../fieldLook.ts';
import { useFieldIds } from '../useField.ts';

/** One card. */
export interface RadioCardOption {
  readonly value: string;
  /** The name of the choice, in a few words. */
  readonly title: ReactNode;
  /** What choosing it means. */
  readonly hint?: ReactNode;
  /** Drawn before the title; decoration. */
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean | undefined;
}

/** What RadioCards take: the field's own words, and the attributes that every one of the native radios gets (name, onChange, ref …). */
export interface RadioCardsProps
  extends
    Omit<FieldProps, 'isLabelHidden'>,
    Omit<
      ComponentProps<'input'>,
      'size' | 'type' | 'children' | 'value' | 'defaultValue' | 'disabled' | 'required'
    > {
  /** Groups the radios. */
  readonly name: string;
  readonly options: readonly RadioCardOption[];
  /** The card chosen at first. */
  readonly defaultValue?: string | undefined;
  /** The card chosen, where the caller keeps it. */
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
}

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Legend = styled.legend<{ readonly $size: FieldSize }>`
  ${labelLook}
  padding: 0;
  margin-bottom: ${space.xs};
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${sizes.tileMin}, 100%), 1fr));
  gap: ${space.s};
  margin-block: ${space.xs};
`;

const Card = styled.label<{ readonly $size: FieldSize }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space.m};
  min-width: 0;
  padding: ${({ $size }) => ($size === 'large' ? space.l : space.m)};
  border: ${sizes.hairline} solid ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  cursor: pointer;
  transition: border-color ${motion.fast}, background ${motion.fast};
  &:hover:not(:has(:disabled)) { border-color: ${color.textMuted}; }
  &:has(:checked) { border-color: ${color.accent}; background: ${color.accentSoft}; box-shadow: inset 0 0 0 ${sizes.hairline} ${color.accent}; }
  &:has(:focus-visible) { outline: ${sizes.focusRing} solid ${color.focus}; outline-offset: ${sizes.hairline}; }
  &:has(:disabled) { border-color: ${color.border}; background: ${color.surfaceSunken}; color: ${color.textMuted}; cursor: not-allowed; }
  [aria-invalid='true'] &:not(:has(:checked)) { border-color: ${color.negative}; }
  @media (forced-colors: active) { &:has(:checked) { outline: ${sizes.thickLine} solid Highlight; } }
  input {
    flex: none;
    width: ${sizes.icon};
    height: ${sizes.icon};
    margin: 0.2em 0 0;
    accent-color: ${color.accent};
    outline: none;
    cursor: inherit;
  }
`;

const Sign = styled.span`
  flex: none;
  display: grid;
  color: ${color.accent};
  svg { width: ${sizes.iconLarge}; height: ${sizes.iconLarge}; }
  :disabled ~ & { color: ${color.textFaint}; }
`;

const Words = styled.span<{ readonly $size: FieldSize }>`
  flex: 1;
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${({ $size }) => ($size === 'large' ? font.size.lead : font.size.body)};
  font-weight: ${font.weight.medium};
`;

const Quiet = styled.span<{ readonly $size: FieldSize }>`
  ${hintLook}
  font-weight: ${font.weight.normal};
  color: ${color.textMuted};
`;

/** One choice among a few that need a word of explanation each; native radios, so arrows and forms work as ever. */
export function RadioCards({
  label,
  hint,
  errorMessage,
  isRequired,
  isOptional,
  isDisabled,
  size = 'normal',
  options,
  defaultValue,
  value,
  disabled,
  required,
  ...native
}: RadioCardsProps) {
  const { aria, ids } = useFieldIds({ ...native, hint, errorMessage });
  const base = useId();
  return (
    <Root role="radiogroup" {...aria} aria-required={isRequired ?? required ?? undefined}>
      <Legend $size={size}>
        {label}
        {isOptional && ' (opcional)'}
      </Legend>
      {hint && (
        <Quiet id={ids.hintId} $size={size}>
          {hint}
        </Quiet>
      )}
      <Cards>
        {options.map((option) => {
          const titleId = `${base}-${option.value}`;
          return (
            <Card key={option.value} $size={size}>
              <input
                {...native}
                id={undefined}
                type="radio"
                value={option.value}
                disabled={(isDisabled ?? disabled ?? false) || (option.isDisabled ?? false)}
                aria-labelledby={titleId}
                aria-describedby={option.hint ? `${titleId}-hint` : undefined}
                {...(value === undefined ? {} : { checked: value === option.value })}
                {...(defaultValue === undefined ? {} : { defaultChecked: defaultValue === option.value })}
              />
              {option.icon && <Sign aria-hidden="true">{option.icon}</Sign>}
              <Words $size={size}>
                <span id={titleId}>{option.title}</span>
                {option.hint && (
                  <Quiet id={`${titleId}-hint`} $size={size}>
                    {option.hint}
                  </Quiet>
                )}
              </Words>
            </Card>
          );
        })}
      </Cards>
      {errorMessage && (
        <FormError id={ids.errorId} size={size}>
          {errorMessage}
        </FormError>
      )}
    </Root>
  );
}
