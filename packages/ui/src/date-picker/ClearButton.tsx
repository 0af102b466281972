import type { MouseEvent, PointerEvent } from 'react';
import styled from 'styled-components';
import { bareIconLook } from '../button/buttonLook.ts';
import { CloseIcon } from '../icon/icons.tsx';
import { size } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface ClearButtonProps {
  /** The act in words, such as Limpar data. */
  readonly label: string;
  /** False hides the button but keeps its space, so that nothing jumps. */
  readonly isShown: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

const Root = styled.button<{ readonly $shown: boolean }>`
  ${bareIconLook}
  display: grid;
  flex: none;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; }
  &:focus-visible { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
`;

// Otherwise the box around it would react to the press too.
const keepPress = (event: PointerEvent) => event.stopPropagation();

/** A button that empties its field. */
export function ClearButton({ label, isShown, onPress }: ClearButtonProps) {
  return (
    <Root
      type="button"
      aria-label={label}
      title={label}
      onPointerDown={keepPress}
      onClick={onPress}
      $shown={isShown}
    >
      <CloseIcon />
    </Root>
  );
}
