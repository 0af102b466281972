import { type ReactNode, use } from 'react';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { leave } from '../leaving/leaving.ts';
import { ChosenContext } from './chosen.ts';

export interface PaneDoorProps {
  /** The act in a word: Avaliar, Ver. */
  readonly children: ReactNode;
  /** The act with its thing, for screen readers: Avaliar o item 5. */
  readonly 'aria-label': string;
  /** Key of the thing of this row. */
  readonly thing: string;
  readonly onPress: () => void;
}

const Root = styled.button<ButtonLook>`
  ${buttonLook}
`;

/**
 * Button of a row that shows its thing at the right; a press elsewhere in the row does the same. Asks first when typed text would be
 * lost.
 */
export function PaneDoor({ thing, onPress, ...native }: PaneDoorProps) {
  const isCurrent = use(ChosenContext) === thing;
  return (
    <Root
      {...native}
      type="button"
      data-door={thing}
      aria-current={isCurrent || undefined}
      onClick={() => {
        if (!isCurrent) leave(onPress);
      }}
      $tone="secondary"
      $size="small"
    />
  );
}
