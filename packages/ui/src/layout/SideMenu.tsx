import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.tsx';
import { visuallyHidden } from '../theme/mixins.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { menuId, useDrawer } from './drawer.ts';
import type { LinkComponent } from './link.ts';
import { Backdrop, Fold, GroupName, Items, Label, Link, Root, Waiting } from './sideMenuParts.ts';
import { agree } from '../format/format.ts';

/** One screen of the module. */
export interface SideMenuItem {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  /** Drawn with 16 px, only in the folded menu. */
  readonly icon: ReactNode;
  /** Number of things that wait on the screen; zero shows nothing. */
  readonly waiting?: number | undefined;
  /** True for the current screen. */
  readonly isCurrent?: boolean | undefined;
}

/** A group of screens. */
export interface SideMenuGroup {
  readonly key: string;
  /** Heading of the group; none for the first group, with Início. */
  readonly label?: string | undefined;
  readonly items: readonly SideMenuItem[];
}

export interface SideMenuProps {
  /** Name of the navigation, such as Telas de Cadastro. */
  readonly label: string;
  readonly groups: readonly SideMenuGroup[];
  /** True for a width of 56 px instead of 208. On a narrow screen the menu is a drawer and always shows its words. */
  readonly isFolded: boolean;
  readonly onFoldedChange: (isFolded: boolean) => void;
  /** The router's link; a plain `<a>` without it. */
  readonly linkComponent?: LinkComponent | undefined;
}

const waitingId = ({ key }: SideMenuItem): string => `${menuId}-espera-${key}`;

const Hidden = styled.span`${visuallyHidden}`;

/**
 * The screens of a module as words, foldable to icons. Below 900 px it is a drawer, which the header's menu button
 * opens.
 */
export function SideMenu({ label, groups, isFolded, onFoldedChange, linkComponent = 'a' }: SideMenuProps) {
  const { isOpen, setIsOpen } = useDrawer();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const drawer = nav.current;
    if (!isOpen || !drawer) return;
    const opener = document.activeElement;
    const first = drawer.querySelector<HTMLElement>('[aria-current]') ?? drawer.querySelector('a');
    first?.focus();
    return () => {
      // The focus would fall to the body when the drawer hides.
      if (drawer.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return (
    <>
      <Root ref={nav} id={menuId} aria-label={label} $folded={isFolded} $open={isOpen}>
        {groups.map((group) => (
          <div key={group.key}>
            {group.label && (
              <GroupName id={`${menuId}-${group.key}`} $folded={isFolded}>
                {group.label}
              </GroupName>
            )}
            <Items aria-labelledby={group.label && `${menuId}-${group.key}`}>
              {group.items.map((item) => (
                <li key={item.key}>
                  <Tooltip text={item.label} placement="right" isName isDisabled={!isFolded || isOpen}>
                    <Link
                      as={linkComponent}
                      href={item.href}
                      aria-current={item.isCurrent ? 'page' : undefined}
                      aria-describedby={item.waiting ? waitingId(item) : undefined}
                      onClick={() => setIsOpen(false)}
                      $folded={isFolded}
                    >
                      {isFolded && !isOpen && item.icon}
                      <Label $folded={isFolded}>{item.label}</Label>
                      {!!item.waiting && (
                        <Waiting id={waitingId(item)} data-waiting aria-hidden="true" $folded={isFolded}>
                          {item.waiting.toLocaleString('pt-BR')}
                          <Hidden>{agree(item.waiting, ' espera', ' esperam')}</Hidden>
                        </Waiting>
                      )}
                    </Link>
                  </Tooltip>
                </li>
              ))}
            </Items>
          </div>
        ))}
        <Tooltip text="Expandir menu" placement="right" isName isDisabled={!isFolded}>
          <Fold
            type="button"
            aria-expanded={!isFolded}
            onClick={() => onFoldedChange(!isFolded)}
            $folded={isFolded}
          >
            {isFolded ? <ChevronRightIcon /> : <ChevronLeftIcon />}
            <Label $folded={isFolded}>{isFolded ? 'Expandir menu' : 'Recolher menu'}</Label>
          </Fold>
        </Tooltip>
      </Root>
      {isOpen && <Backdrop onClick={() => setIsOpen(false)} />}
    </>
  );
}
