import { useEffect, useState, type ReactNode } from 'react';
import { isFreshEscape } from '../popover/isFreshEscape.ts';
import styled from 'styled-components';
import { watchPresses } from '../one-press/onePress.ts';
import { stacked } from '../theme/mixins.ts';
import { breakpoint, size } from '../theme/scale.ts';
import { DrawerContext } from './drawer.ts';
import { mainId, SkipLink } from './SkipLink.tsx';

export interface AppFrameProps {
  /** The Header of the page. */
  readonly header: ReactNode;
  /** The SideMenu. Without it the page takes the whole width, as on the module screen. */
  readonly menu?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid: ${size.header} minmax(0, 1fr) / auto minmax(0, 1fr);
  height: 100dvh;
  & > header { grid-column: 1 / -1; }
  ${stacked} { display: block; height: auto; min-height: 100dvh; }
  @media print { display: block; height: auto; & > header, & > nav { display: none; } }
`;

const Main = styled.main<{ readonly $alone: boolean }>`
  ${({ $alone }) => $alone && 'grid-column: 1 / -1;'}
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  overflow: auto;
  outline: none;
  ${stacked} { overflow: visible; }
  @media print { overflow: visible; }
`;

/**
 * The back office around a page: a header of 48 px, a side menu of 208 or 56 px, and the page, which scrolls beside
 * it. One press makes one act in it.
 */
export function AppFrame({ header, menu, children }: AppFrameProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => watchPresses(window), []);
  useEffect(() => {
    if (!isOpen) return;
    const wide = window.matchMedia(`(min-width: ${breakpoint.stack})`);
    const close = () => setIsOpen(false);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (isFreshEscape(event)) close();
    };
    wide.addEventListener('change', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);
  return (
    <DrawerContext value={{ hasMenu: Boolean(menu), isOpen, setIsOpen }}>
      <Root>
        <SkipLink />
        {header}
        {menu}
        <Main id={mainId} tabIndex={-1} inert={isOpen} $alone={!menu}>
          {children}
        </Main>
      </Root>
    </DrawerContext>
  );
}
