import styled from 'styled-components';
import { SearchIcon } from '../icon/icons.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { ellipsis, stacked, visuallyHidden } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface HeaderSearchProps {
  /** The kinds of results, such as Ir para tela…. */
  readonly label: string;
  /** The shortcut for the same act. Default Ctrl K. */
  readonly shortcut?: string | undefined;
  readonly onPress: () => void;
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};
  /* At least this wide; it grows with spaced letters. */
  min-width: ${size.headerSearch};
  height: ${size.controlSmall};
  padding: 0 ${space.s} 0 ${size.fieldPadding};
  border: ${size.hairline} solid transparent;
  border-radius: ${radius.m};
  background: ${color.surfaceSunken};
  color: ${color.textFaint};
  font-size: ${font.size.table};
  cursor: pointer;
  &:hover { border-color: ${color.borderStrong}; }
  svg { flex: none; }
  kbd { margin-left: auto; }
  ${stacked} { flex: none; justify-content: center; width: ${size.control}; min-width: ${size.control}; padding: 0; kbd { display: none; } }
`;

const Words = styled.span`
  ${ellipsis}
  ${stacked} { ${visuallyHidden} }
`;

/** A button that looks like a search box and opens the palette. A narrow screen shows only its icon. */
export function HeaderSearch({ label, shortcut = 'Ctrl K', onPress }: HeaderSearchProps) {
  return (
    <Root
      type="button"
      aria-keyshortcuts={shortcut.replace(' ', '+').replace('Ctrl', 'Control').replace('⌘', 'Meta')}
      onClick={onPress}
    >
      <SearchIcon />
      <Words>{label}</Words>
      <Kbd>{shortcut}</Kbd>
    </Root>
  );
}
