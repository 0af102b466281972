import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import styled from 'styled-components';
import { buttonLook, type ButtonLook } from '../button/buttonLook.ts';
import { CheckIcon } from '../icon/icons.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { font, layer, radius, size, space } from '../theme/scale.ts';
import { color } from '../theme/tokens.ts';

/** One act of a menu. */
export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  /** A quiet second line, e.g. why it cannot be used. */
  readonly description?: string | undefined;
  readonly icon?: ReactNode;
  /** The one of several that holds now: a check stands before it and is said. */
  readonly isChosen?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** What a Menu takes. */
export interface MenuProps {
  /** The name of the button and of the menu. */
  readonly label: string;
  /** What the button shows: an icon, the person's badge. */
  readonly trigger: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly onAction: (key: string) => void;
}

const Trigger = styled(Button)<ButtonLook>`
  ${buttonLook}
  padding: 0 ${space.s};
  font-weight: ${font.weight.normal};
`;

const Pane = styled(Popover)`
  z-index: ${layer.popover};
  min-width: ${size.menuList};
  padding: ${space.xs};
  border: ${size.hairline} solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surfaceRaised};
  box-shadow: ${color.shadow};
`;

const List = styled(AriaMenu)`
  display: grid;
  max-height: inherit;
  overflow: auto;
  outline: none;
` as typeof AriaMenu;

const Item = styled(MenuItem)<{ readonly $signs: boolean }>`
  display: grid;
  /* one item with a sign moves the words of all, so that they stand under one another */
  grid-template-columns: ${({ $signs }) => ($signs ? `calc(${size.icon} + ${space.s})` : 0)} 1fr;
  align-items: center;
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  cursor: pointer;
  outline: none;
  svg { width: ${size.icon}; height: ${size.icon}; color: ${color.textMuted}; }
  &[data-focused] { background: ${color.accentSoft}; color: ${color.accentInk}; }
  &[data-focus-visible] { outline: ${size.focusRing} solid ${color.focus}; outline-offset: -${size.focusRing}; }
  &[data-disabled] { color: ${color.textFaint}; cursor: not-allowed; }
  @media (forced-colors: active) { &[data-focused] { outline: ${size.focusRing} solid Highlight; outline-offset: -${size.focusRing}; } }
`;

const Label = styled.span`
  grid-column: 2;
`;

const Description = styled.span`
  grid-column: 2;
  color: ${color.textFaint};
  font-size: ${font.size.label};
`;

/** A button that opens a list of acts; arrows move, letters jump, Escape closes. */
export function Menu({ label, trigger, items, onAction }: MenuProps) {
  const hasSigns = items.some(({ icon, isChosen }) => icon !== undefined || isChosen);
  return (
    <MenuTrigger>
      <Trigger aria-label={label} $tone="quiet" $size="normal">
        {trigger}
      </Trigger>
      <Pane placement="bottom end">
        <List aria-label={label} onAction={(key) => onAction(String(key))}>
          {items.map(({ key, label: words, description, icon, isChosen, isDisabled }) => (
            <Item key={key} id={key} textValue={words} isDisabled={isDisabled ?? false} $signs={hasSigns}>
              {isChosen ? <CheckIcon /> : icon}
              <Label>
                {words}
                {isChosen && <VisuallyHidden> (escolhido)</VisuallyHidden>}
              </Label>
              {description && <Description>{description}</Description>}
            </Item>
          ))}
        </List>
      </Pane>
    </MenuTrigger>
  );
}
