import type { MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { size as sizes } from '../theme/scale.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { buttonLook, type ButtonLook, type ButtonSize, type ButtonTone } from './buttonLook.ts';

export interface IconButtonProps {
  /** The act in words: the name for screen readers and the text of the tooltip. */
  readonly label: string;
  /** The drawing, without a name of its own. */
  readonly icon: ReactNode;
  /** Default quiet. */
  readonly tone?: ButtonTone | undefined;
  /** Default normal. */
  readonly size?: ButtonSize | undefined;
  /** True while the button cannot be pressed. Give the reason beside it. */
  readonly isDisabled?: boolean | undefined;
  /** Called for a click, Enter or the space bar. */
  readonly onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  /** State of a button that switches something on and off. */
  readonly isPressed?: boolean | undefined;
  /** State of a button that opens something. */
  readonly isExpanded?: boolean | undefined;
  /** Id of the element that the button opens. */
  readonly controls?: string | undefined;
  /** The native button, for setting the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const widths: Record<ButtonSize, string> = {
  small: sizes.controlSmall,
  normal: sizes.control,
  large: sizes.controlLarge,
};

const Root = styled.button<ButtonLook>`
  ${buttonLook}
  ${({ $size }) => css`width: ${widths[$size]}; height: ${widths[$size]};`}
  padding: 0;
  flex: none;
`;

/** A button that is only an icon; its label shows as a tooltip. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  size = 'normal',
  isDisabled = false,
  onPress,
  isPressed,
  isExpanded,
  controls,
  ref,
}: IconButtonProps) {
  return (
    <Tooltip text={label} isName>
      <Root
        ref={ref}
        type="button"
        aria-label={label}
        aria-pressed={isPressed}
        aria-expanded={isExpanded}
        aria-controls={controls}
        disabled={isDisabled}
        onClick={onPress}
        $tone={tone}
        $size={size}
      >
        {icon}
      </Root>
    </Tooltip>
  );
}
