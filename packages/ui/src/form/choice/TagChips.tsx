import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { bareIconLook } from '../../button/buttonLook.ts';
import { CloseIcon } from '../../icon/icons.tsx';
import { font, radius, size, space } from '../../theme/scale.ts';
import { color } from '../../theme/tokens.ts';
import { isFreshEscape } from '../../popover/isFreshEscape.ts';

export interface TagChipsProps {
  readonly label: string;
  readonly tags: readonly string[];
  readonly isDisabled: boolean;
  readonly onRemove: (index: number) => void;
  /** Called when an arrow key is pressed beyond the last tag. */
  readonly onLeave: () => void;
  readonly ref?: Ref<HTMLUListElement> | undefined;
}

const List = styled.ul`
  display: contents;
  list-style: none;
`;

const Chip = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.xxs};
  max-width: 100%;
  min-height: ${size.controlSmall};
  padding-left: ${space.s};
  border-radius: ${radius.s};
  background: ${color.accentSoft};
  color: ${color.accentInk};
  font-size: ${font.size.table};
  overflow-wrap: anywhere;
  &[data-disabled] { padding-right: ${space.s}; background: ${color.border}; color: ${color.textMuted}; }
  @media (forced-colors: active) { border: ${size.hairline} solid CanvasText; }
`;

const Remove = styled.button`
  ${bareIconLook}
  flex: none;
  display: grid;
  width: ${size.logo};
  height: ${size.logo};
  color: inherit;
  svg { width: ${size.iconSmall}; height: ${size.iconSmall}; }
`;

/** The tags in a MultiTagField. Arrow keys reach them, Tab does not; Delete and Backspace remove them. */
export function TagChips({ label, tags, isDisabled, onRemove, onLeave, ref }: TagChipsProps) {
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const buttons = event.currentTarget.closest('ul')?.querySelectorAll('button');
    if (event.key === 'ArrowLeft') buttons?.[index - 1]?.focus();
    else if (event.key === 'ArrowRight' && index + 1 < tags.length) buttons?.[index + 1]?.focus();
    else if (event.key === 'ArrowRight' || isFreshEscape(event)) onLeave();
    else if (event.key === 'Home') buttons?.[0]?.focus();
    else if (event.key === 'End') onLeave();
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove(index);
    else return;
    event.preventDefault();
  };
  if (tags.length === 0) return null;
  return (
    <List ref={ref} role="list" aria-label={label}>
      {tags.map((tag, index) => (
        <Chip key={tag} data-disabled={isDisabled ? '' : undefined}>
          {tag}
          {!isDisabled && (
            <Remove
              type="button"
              tabIndex={-1}
              aria-label={`Retirar ${tag}`}
              onClick={() => onRemove(index)}
              onKeyDown={(event) => handleKey(event, index)}
            >
              <CloseIcon />
            </Remove>
          )}
        </Chip>
      ))}
    </List>
  );
}
