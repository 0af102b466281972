import type { ReactNode } from 'react';
import styled from 'styled-components';
import { bareIconLook } from '../button/buttonLook.ts';
import { CloseIcon, MenuIcon } from '../icon/icons.tsx';
import { Logo } from '../logo/Logo.tsx';
import { ellipsis, stacked } from '../theme/mixins.ts';
import { breakpoint, font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';
import { ToastPlace } from '../toast/ToastPlace.tsx';
import { menuId, useDrawer } from './drawer.ts';
import type { LinkComponent } from './link.ts';
import { OfflineBar } from './OfflineBar.tsx';

export interface HeaderProps {
  /** Address behind the logo: the modules. */
  readonly homeHref: string;
  /** Name of the current module; none on the module screen. */
  readonly moduleName?: string | undefined;
  /** Content at the right: HeaderSearch, the info button, the user menu. */
  readonly children?: ReactNode;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const Root = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.menu + 1};
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-width: 0;
  height: ${size.header};
  padding: 0 ${space.l};
  border-bottom: ${size.hairline} solid ${color.border};
  background: ${color.surface};
`;

const Home = styled.a`
  display: inline-flex;
  border-radius: ${radius.s};
  text-decoration: none;
`;

const Module = styled.span`
  ${ellipsis}
  color: ${color.textMuted};
  font-size: ${font.size.table};
  line-height: ${space.xl};
  &::before { margin-right: ${space.s}; color: ${color.borderStrong}; content: '/' / ''; }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin-left: auto;
  min-width: 0;
  /* On a phone the module's name gives way, never the user menu. */
  ${stacked} { flex: none; }
`;

/** The free middle. Below 900 px it is absent, and a message covers logo and title while it is shown. */
const Middle = styled.div`
  position: relative;
  flex: 1 1 0;
  align-self: stretch;
  min-width: 0;
  ${stacked} { position: absolute; inset: 0 ${space.s} 0 calc(${space.l} + ${size.control} + ${space.s}); pointer-events: none; }
`;

const MenuButton = styled.button`
  ${bareIconLook}
  display: none;
  flex: none;
  width: ${size.control};
  height: ${size.control};
  svg { width: ${size.iconLarge}; height: ${size.iconLarge}; }
  @media (max-width: ${breakpoint.stack}) { display: grid; }
`;

/**
 * The bar at the top: logo, module, messages and network state in the middle, tools. A narrow screen also has the
 * button of the side menu.
 */
export function Header({ homeHref, moduleName, children, linkComponent = 'a' }: HeaderProps) {
  const { hasMenu, isOpen, setIsOpen } = useDrawer();
  return (
    <Root>
      {hasMenu && (
        <MenuButton
          type="button"
          aria-label={isOpen ? 'Fechar menu' : 'Abrir menu'}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </MenuButton>
      )}
      <Home as={linkComponent} href={homeHref} aria-label="Vidas, ir para os módulos">
        <Logo />
      </Home>
      {moduleName && <Module>{moduleName}</Module>}
      <Middle>
        <OfflineBar place="header" />
        <ToastPlace level="header" />
      </Middle>
      {children && <Tools>{children}</Tools>}
    </Root>
  );
}
