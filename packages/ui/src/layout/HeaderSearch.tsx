import styled from 'styled-components';
import { SearchIcon } from '../icon/icons.tsx';
import { Kbd } from '../text/Kbd.tsx';
import { ellipsis, stacked, visuallyHidden } from '../theme/mixins.ts';
import { font, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

export interface HeaderSearchProps {
  /** The finds on offer: Ir para tela… */
  readonly label: string;
  /** The keys that do the same. Default Ctrl K. */
  readonly shortcut?: string | undefined;
  readonly onPress: () => void;
}

const Root = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s};
  /* Grows with spaced letters. */
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

/** Looks like a search box, opens the palette; only its icon on a narrow screen. */
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
