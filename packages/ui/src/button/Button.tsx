import type { MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { useHoldsRow } from '../one-press/rowAct.ts';
import { color } from '../theme/tokens.ts';
import { buttonLook, ring, type ButtonLook, type ButtonSize, type ButtonTone } from './buttonLook.ts';

export interface ButtonProps {
  /** The words of the button: a verb and, if it helps, the thing. */
  readonly children: ReactNode;
  /** Default secondary; at most one primary in a view. */
  readonly tone?: ButtonTone | undefined;
  /** Default normal. */
  readonly size?: ButtonSize | undefined;
  /** Decorative icon before the words, without a name. */
  readonly icon?: ReactNode;
  /** True while the button cannot be pressed. Give the reason beside it. */
  readonly isDisabled?: boolean | undefined;
  /** The act is running. A ring covers the words; width and focus stay; further presses are ignored. */
  readonly isPending?: boolean | undefined;
  /** Called for a click, Enter or the space bar. */
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** State of a button that switches something on and off. Its words stay the same. */
  readonly isPressed?: boolean | undefined;
  /** Default button; submit inside a form. */
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Takes the whole width, as at login and in the portal on a phone. */
  readonly isWide?: boolean | undefined;
  /** An accessible name other than the words. */
  readonly 'aria-label'?: string | undefined;
  /** Key that does the same, for screen readers: 'E'. */
  readonly 'aria-keyshortcuts'?: string | undefined;
  /** The native button, for setting the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const Root = styled.button<ButtonLook & { readonly $wide: boolean }>`
  ${buttonLook}
  &[aria-pressed='true'] { background: ${color.accentSoft}; color: ${color.accentInk}; }
  ${({ $wide }) => $wide && css`width: 100%; white-space: normal;`}
`;

const Words = styled.span<{ readonly $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  ${({ $hidden }) => $hidden && css`opacity: 0;`}
`;

const Ring = styled.span`
  position: absolute;
  ${ring}
`;

/** A native button in the tones and sizes of the product. */
export function Button({
  children,
  tone = 'secondary',
  size = 'normal',
  icon,
  isDisabled = false,
  isPending = false,
  isPressed,
  onPress,
  type = 'button',
  isWide = false,
  ref,
  // Attributes that a Tooltip gives its child arrive here too.
  ...native
}: ButtonProps) {
  useHoldsRow(isPending);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault();
    else onPress?.(event);
  };
  return (
    <Root
      {...native}
      ref={ref}
      type={type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      aria-pressed={isPressed}
      onClick={handleClick}
      $tone={tone}
      $size={size}
      $wide={isWide}
    >
      <Words $hidden={isPending}>
        {icon}
        {children}
      </Words>
      {isPending && <Ring aria-hidden="true" />}
    </Root>
  );
}
