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

// Drawn where the name was, so that nothing moves.
const Gone = styled.span`
  padding: 0 ${space.s};
  color: ${color.textMuted};
`;

// The pressed button disappears, so the focus must move.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

interface ViewLineProps {
  readonly name: string;
  /** Just removed: it can be restored while the panel is open. */
  readonly isRemoved: boolean;
  /** Just restored: the focus moves on with it. */
  readonly isBack: boolean;
  readonly onApply: () => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

/** A named view: one press applies it; when removed, its line offers to restore it. */
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
      <IconButton label={`Excluir a visão ${name}`} size="small" onPress={onRemove} icon={<Trash2 />} />
    </Root>
  );
}
