import { Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { IconButton } from '../../button/IconButton.tsx';
import { size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { PlainButton } from '../parts.ts';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  min-height: ${size.controlSmall};
  & > :first-child {
    flex: 1;
    min-width: 0;
    height: auto;
    justify-content: start;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

// Where the name stood, so that nothing moves.
const Gone = styled.span`
  padding: 0 ${space.s};
  color: ${color.textMuted};
`;

// The button that was pressed goes away; the focus must not.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface ViewLineProps {
  readonly name: string;
  /** It was just removed: it can be had back as long as the panel is open. */
  readonly isRemoved: boolean;
  /** It was just had back: the focus goes on with it. */
  readonly isBack: boolean;
  readonly onApply: () => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/** A named view: one press applies it; removed, its place offers it back. */
export function ViewLine({ name, isRemoved, isBack, onApply, onRemove, onUndo }: ViewLineProps) {
  if (isRemoved)
    return (
      <Root>
        <Gone>“{name}” foi apagada.</Gone>
        <PlainButton
          type="button"
          ref={takeFocus}
          aria-label={`Desfazer: a visão ${name} foi apagada`}
          onClick={onUndo}
          $tone="quiet"
          $size="small"
        >
          Desfazer
        </PlainButton>
      </Root>
    );
  return (
    <Root>
      <PlainButton
        type="button"
        ref={isBack ? takeFocus : undefined}
        onClick={onApply}
        $tone="quiet"
        $size="small"
      >
        {name}
      </PlainButton>
      <IconButton label={`Apagar a visão ${name}`} size="small" onPress={onRemove} icon={<Trash2 />} />
    </Root>
  );
}
